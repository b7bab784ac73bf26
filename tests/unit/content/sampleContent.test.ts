import { describe, expect, it } from 'vitest'
import { pictures } from '../../../src/content/collections/pictures'
import { chatHref, mapEmbedHref, mapHref } from '../../../src/content/company'

const modules = import.meta.glob('../../../src/content/**/*.ts', { eager: true })
const texts = Object.entries(modules).filter(([file]) => !file.endsWith('/pictures.ts'))
const everything = [JSON.stringify(texts), chatHref(), mapHref(), mapEmbedHref()].join('\n')

function found(pattern: RegExp): readonly string[] {
  return [...new Set([...everything.matchAll(pattern)].map(([match]) => match))].toSorted()
}

describe('the sample content', () => {
  it('has no e-mail address except the firm’s and the example of an error message', () => {
    expect(found(/[\w.+-]+@[\w.-]+\w/g)).toEqual(['hello@sangbunyad.example', 'name@example.com'])
  })

  it('has no phone number except the firm’s', () => {
    expect(found(/\+\d[\d ]+\d/g)).toEqual(['+92 300 0000000', '+92 42 0000 0000'])
    expect(found(/\b0\d{2,3}[ -]?\d{6,}/g)).toEqual([])
  })

  it('links to no sites except the map, the chat and the firm’s own', () => {
    expect(found(/https?:\/\/[\w.-]+/g)).toEqual([
      'https://social.sangbunyad.example',
      'https://wa.me',
      'https://www.google.com',
      'https://www.sangbunyad.example',
    ])
    expect(found(/\b[\w.-]+\.(?:com|net|org|pk|io|app)\b/g)).toEqual(['example.com', 'www.google.com'])
  })
})

describe('the pictures', () => {
  it.each(Object.entries(pictures))('%s is described and used', (name, { alt, focus }) => {
    expect(alt).toMatch(/^Render of a model: .{20,}\.$/)
    expect(everything).toContain(`"${name}"`)
    for (const share of [focus.x, focus.y]) {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(100)
    }
  })
})
