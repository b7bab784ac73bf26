import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'

const source = join(import.meta.dirname, '../../src')

/** Not part of Archivo: icons, arrows, and the Arabic separators and powers of ten that the estimator reads. */
const missing = '⬅❌✅☰←→،٫٬⁻⁴¹'
const latin = charactersOf('archivo')
const urdu = ['noto-naskh-arabic', 'noto-nastaliq-urdu'].map(charactersOf)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
)
const isUrdu = (file: string) =>
  /(?:estimatorUrdu|urdu|LanguageSwitch|shell\/header|\/plot|\/budget)\.tsx?$/.test(file)

/** The characters of a font of the site. */
function charactersOf(name: string): string {
  const font = create(readFileSync(join(source, `fonts/${name}.woff2`)))
  if (!('characterSet' in font)) throw new Error('A collection of fonts')
  return String.fromCodePoint(...font.characterSet)
}

/** The characters in the files that the font lacks. */
function missingFrom(font: string, names: readonly string[]): readonly string[] {
  const used = new Set(names.map((file) => readFileSync(join(source, file), 'utf8')).join(''))
  return [...used].filter((character) => !`${font}${missing}\n`.includes(character))
}

describe('the fonts', () => {
  it('have every character of the sources', () => {
    expect(
      missingFrom(
        latin,
        files.filter((file) => !isUrdu(file)),
      ),
    ).toEqual([])
  })

  it('have every character of the Urdu texts', () => {
    expect(missingFrom(latin, files.filter(isUrdu)).length).toBeGreaterThan(40)
    for (const font of urdu) expect(missingFrom(latin + font, files.filter(isUrdu))).toEqual([])
  })
})
