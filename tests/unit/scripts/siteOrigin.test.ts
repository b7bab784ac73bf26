import { describe, expect, it } from 'vitest'
import { parseOrigin } from '../../../scripts/siteOrigin'
import { company } from '../../../src/content/company'

describe('the origin of the site', () => {
  it.each([company.origin, 'https://example.com', 'http://localhost:4173', 'https://xn--bcher-kva.example'])(
    'may be %s',
    (origin) => {
      expect(parseOrigin(origin)).toBe(origin)
    },
  )

  it.each([
    'www.example.com',
    'https://example.com/',
    'https://example.com/site',
    'https://example.com?x=1',
    'https://Example.com',
    'https://example.com:443',
    'https://user@example.com',
    'ftp://example.com',
    'file:///srv/site',
    'https://',
    'null',
    ' https://example.com',
  ])('may not be "%s"', (origin) => {
    expect(() => parseOrigin(origin)).toThrow(
      `The site's origin is "${origin}"; it must have the form https://www.example.com, without a path or a trailing slash.`,
    )
  })
})
