import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { house10 } from '../../../src/content/pages/projects'
import { projects } from '../../../src/content/projects/projects'
import { sheets } from '../../../src/content/sheets'

const names = [...projects, house10].flatMap(({ drawings }) => drawings.map(({ name }) => name))

/** The lengths in a text: 12′-6″ in inches, 3.7 m in metres. */
function lengthsIn(text: string): number[] {
  return [...text.matchAll(/(\d+)′-(\d+)″|([\d.]+) m\b/g)].map(([, feet, inches, metres]) =>
    metres === undefined ? 12 * Number(feet) + Number(inches) : Number(metres),
  )
}

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0)

describe.each(names)('the drawing %s', (name) => {
  const { alt, caption } = sheets[name]
  const svg = readFileSync(join(import.meta.dirname, `../../../src/images/drawings/${name}.svg`), 'utf8')

  it('has each length that its texts state, alone or as a sum of neighbours', () => {
    const lettered = lengthsIn(svg)
    const sums = lettered.flatMap((_, from) =>
      lettered.slice(from).map((__, count) => sum(lettered.slice(from, from + count + 1))),
    )
    const stated = lengthsIn(`${alt} ${caption}`)
    expect(stated).not.toEqual([])
    expect(sums).toEqual(expect.arrayContaining(stated))
  })

  it('contains a font with each of its letters', () => {
    const letters = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text).join('')
    const [, encoded = ''] = /@font-face\{[^}]*base64,([^)]+)\)\}/.exec(svg) ?? []
    const font = create(Buffer.from(encoded, 'base64'))
    if (!('hasGlyphForCodePoint' in font)) throw new Error('A collection of fonts')
    expect(letters).not.toBe('')
    expect([...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual(
      [],
    )
  })
})
