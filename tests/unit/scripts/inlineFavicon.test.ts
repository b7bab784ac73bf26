import { describe, expect, it } from 'vitest'
import { inlineFavicon } from '../../../scripts/inlineFavicon'

const html = '<head><link rel="icon" href="/favicon.svg" type="image/svg+xml"/></head>'

describe('the favicon within a document', () => {
  it('is the same drawing, as a URL', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#12324a" d="M0 0h100%"/></svg>\n'
    const [, url = ''] = /href="([^"]+)"/.exec(inlineFavicon(html, svg)) ?? []
    expect(url).toMatch(/^data:image\/svg\+xml,/)
    expect(url).not.toMatch(/[#<>\n]/)
    expect(decodeURIComponent(url)).toBe(`data:image/svg+xml,${svg.trim().replaceAll('"', "'")}`)
  })

  it('keeps the other attributes', () => {
    expect(inlineFavicon(html, '<svg/>')).toContain('type="image/svg+xml"/></head>')
  })

  it('needs a link to replace', () => {
    expect(() => inlineFavicon('<head></head>', '<svg/>')).toThrow('no link to the favicon')
  })
})
