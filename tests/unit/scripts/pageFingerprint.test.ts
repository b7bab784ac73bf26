import { describe, expect, it } from 'vitest'
import { fingerprintOf } from '../../../scripts/pageFingerprint.mjs'

const page = ({ title = 'Title', description = 'About', main = '<p>Some words</p>', rest = '' } = {}) =>
  `<head><title>${title}</title><meta name="description" content="${description}"/></head><body>${rest}<main id="main">${main}</main></body>`

describe('the fingerprint of a page', () => {
  it.each([
    ['its title', { title: 'Another' }],
    ['its description', { description: 'Another' }],
    ['its text', { main: '<p>Some other words</p>' }],
  ])('changes with %s', (_, change) => {
    expect(fingerprintOf(page(change))).not.toBe(fingerprintOf(page()))
  })

  it.each([
    ['markup', { main: '<div><p class="wide">Some <b>words</b></p>\n</div>' }],
    ['what is around the main element', { rest: '<header>Menu</header>' }],
  ])('does not change with %s', (_, change) => {
    expect(fingerprintOf(page(change))).toBe(fingerprintOf(page()))
  })
})
