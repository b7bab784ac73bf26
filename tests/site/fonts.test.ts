import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { charactersOf, undrawn } from '../support/fontCharacters'
import { contents, documents, site } from './support/documents'

const latin = charactersOf(readFileSync(join(site, '../src/fonts/archivo.woff2')))
const label = charactersOf(readFileSync(join(site, '../src/fonts/language-name.woff2')))

/** The texts of a document, without the marks that are rendered as icons. */
function textsOf(html: string): string {
  const [, body = ''] = html.split('<body')
  const texts = body.replace(/<(script|style)\b.*?<\/\1>|<span data-mark[^>]*>.<\/span>/gs, '')
  return texts.replace(/<(?!\/?bdi)[^>]*>/g, '').replace(/&#?\w+;/g, '')
}

describe('each character has a glyph in the fonts of the site, or is rendered as an icon,', () => {
  it.each(documents)('in $file', ({ html }) => {
    const texts = textsOf(html)
    expect(texts.length).toBeGreaterThan(500)
    expect(undrawn(texts.replace(/<bdi[^>]*>.*?<\/bdi>/g, ''), latin)).toEqual([])
    // Words in another language.
    expect(undrawn(contents(texts, 'bdi').join(''), latin + label)).toEqual([])
  })

  const drawings = readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.svg'))
  const lettered = drawings
    .map((file) => ({ file, svg: readFileSync(join(site, 'assets', file), 'utf8') }))
    .filter(({ svg }) => svg.includes('<text'))

  it.each(lettered)('in the drawing $file, whose font is part of it', ({ svg }) => {
    const [, font = ''] = /data:font\/woff2;base64,([\w+/=]+)/.exec(svg) ?? []
    const texts = contents(svg, 'text')
      .join('')
      .replace(/<[^>]*>|&#?\w+;/g, '')
    expect(texts).not.toBe('')
    expect(undrawn(texts, charactersOf(Buffer.from(font, 'base64')))).toEqual([])
  })

  it('in the plans, sections and elevations', () => {
    expect(lettered.length).toBeGreaterThan(5)
  })
})
