import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { projectDetails } from '../../../src/content/collections/projectDetails'
import { homePage } from '../../../src/content/pages/home'

const images = join(import.meta.dirname, '../../../src/images')
const drawings = Object.values(projectDetails).flatMap((details) => details.drawings)

const feetAndInches = /(\d+)′-(\d+)″/g

function lengthsIn(text: string): number[] {
  return [...text.matchAll(feetAndInches)].map(([, feet, inches]) => 12 * Number(feet) + Number(inches))
}

/** A drawing with its texts, and with the rule that loads its font and that font, if it has one. */
function readDrawing(name: string) {
  const svg = readFileSync(join(images, name), 'utf8')
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text).join('')
  const [face = '', encoded] = /@font-face\{[^}]*base64,([^)]+)\)\}/.exec(svg) ?? []
  return { svg, texts, face, font: encoded && Buffer.from(encoded, 'base64') }
}

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0)

/** The lengths lettered in a drawing, in inches. */
function letteredIn(file: string): number[] {
  return lengthsIn(readFileSync(join(images, `${file}.svg`), 'utf8'))
}

describe('a drawing', () => {
  it.each(drawings.map((drawing) => [drawing.file, drawing] as const))(
    '%s has each length that its texts state, alone or as a sum of neighbours',
    (file, { alt, caption }) => {
      const lettered = letteredIn(file)
      const sums = lettered.flatMap((_, from) =>
        lettered.slice(from).map((__, count) => sum(lettered.slice(from, from + count + 1))),
      )
      expect(sums).toEqual(expect.arrayContaining(lengthsIn(`${alt} ${caption}`)))
    },
  )

  const files = readdirSync(images).filter((name) =>
    /^(?:db-32|house-project|plan|section|elevation)-.*\.svg$/.test(name),
  )
  it.each(files)('%s is light, without its font', (name) => {
    const { svg, face } = readDrawing(name)
    expect(svg.length - face.length).toBeLessThanOrEqual(10_240)
  })

  it.each(readdirSync(images).filter((name) => /(?:plan|section|elevation)(?:-detail)?\.svg$/.test(name)))(
    '%s has the letters of its lettering, and a light font if there are any',
    (name) => {
      const { texts, font, face } = readDrawing(name)
      expect(face.length > 0).toBe(texts.length > 0)
      if (!font) return
      expect(font.length).toBeLessThanOrEqual(3072)
      const letters = create(font)
      if (!('hasGlyphForCodePoint' in letters)) throw new Error('A collection of fonts')
      const missing = [...texts].filter((letter) => !letters.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
      expect(missing).toEqual([])
    },
  )
})

describe('DB-32', () => {
  const total = 34 * 12 + 7
  const plinth = 12 + 6
  const [ground, first, roof] = [11 * 12 + 9, 12 * 12 + 6, 8 * 12 + 10]

  it('is as high in its section as in its elevation, which measures the ground floor from the street', () => {
    expect(letteredIn('db-32-section')).toEqual(expect.arrayContaining([plinth, ground, first, roof, total]))
    expect(letteredIn('db-32-elevation')).toEqual(
      expect.arrayContaining([plinth + ground, first, roof, total]),
    )
    expect(plinth + ground + first + roof).toBe(total)
  })

  it('has a basement whose height is its depth below the street and the plinth', () => {
    const [depth, height] = [9 * 12 + 10, 11 * 12 + 4]
    expect(letteredIn('db-32-section')).toEqual(expect.arrayContaining([depth, height]))
    expect(depth + plinth).toBe(height)
  })

  it('has the height of its concrete wall, 8.9 m, in the hero and its caption', () => {
    const inches = Math.round(8.9 / 0.0254)
    expect(lengthsIn(homePage.hero.height)).toEqual([inches])
    expect(lengthsIn(homePage.hero.caption)).toEqual([total, inches])
  })
})
