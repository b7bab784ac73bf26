import { expect, it } from 'vitest'
import { contentSecurityPolicy, responseHeaders } from '../../../scripts/responseHeaders.mjs'

it('the Content Security Policy allows requests to the receivers of leads, and where they redirect to', () => {
  const requestUrls = [
    'https://formsubmit.co/ajax/hello@sangbunyad.example',
    'https://script.google.com/macros/s/a/exec',
    'https://script.google.com/macros/s/b/exec',
  ]
  expect(contentSecurityPolicy({ documents: [], requestUrls }).split('; ')).toContain(
    "connect-src 'self' https://formsubmit.co https://script.google.com https://script.googleusercontent.com",
  )
})

it.each(['<p style="color:red">', '<img src="x" onerror="alert(1)">'])(
  'the Content Security Policy has no way to allow an attribute with code: %s',
  (document) => {
    expect(() => contentSecurityPolicy({ documents: [document], requestUrls: [] })).toThrow(
      'The Content Security Policy forbids this attribute',
    )
  },
)

it.each([
  ['document', 'no-cache'],
  ['worker', 'no-cache'],
  ['other', 'no-cache'],
  ['hashed', 'public, max-age=31536000, immutable'],
] as const)('a file of the kind "%s" is cached as "%s"', (kind, caching) => {
  expect(responseHeaders(kind, 'the policy')['cache-control']).toBe(caching)
})
