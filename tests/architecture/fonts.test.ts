import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCharacters } from '../../scripts/siteFont.ts'
import tailwind from '../../tailwind.config.ts'

const source = join(import.meta.dirname, '../../src')
const css = readFileSync(join(source, 'styles.css'), 'utf8')

/** The metrics of Archivo, as fractions of its size; it has no line gap. */
const archivo = { ascent: 0.878, descent: 0.21 }

/** The descriptors of each `@font-face` in the stylesheet. */
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(
  ([, body = '']) =>
    new Map([...body.matchAll(/([a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
)

const share = (face: ReadonlyMap<string, string>, name: string) =>
  Number.parseFloat(face.get(name) ?? '') / 100

describe.each(['Arial', 'Roboto'])('the fallback font based on %s', (system) => {
  const regular = faces.find((face) => face.get('src')?.includes(`local('${system}')`))
  const family = regular?.get('font-family') ?? ''
  const own = faces.filter((face) => face.get('font-family') === family)

  it('comes after the site’s font and before the system’s fonts', () => {
    const families = tailwind.theme.fontFamily.sans.map((name) => `'${name.replaceAll('"', '')}'`)
    expect(families.indexOf(family)).toBeGreaterThan(0)
    expect(families.indexOf(family)).toBeLessThan(families.indexOf("'Arial'"))
  })

  it('has a face for every weight', () => {
    const ranges = own.map((face) => (face.get('font-weight') ?? '').split(' ').map(Number))
    expect(ranges).toEqual([
      [100, 499],
      [500, 599],
      [600, 900],
    ])
  })

  it('has the metrics of the site’s font', () => {
    expect(own.length).toBeGreaterThan(0)
    for (const face of own) {
      const size = share(face, 'size-adjust')
      expect(size * share(face, 'ascent-override')).toBeCloseTo(archivo.ascent, 3)
      expect(size * share(face, 'descent-override')).toBeCloseTo(archivo.descent, 3)
      expect(share(face, 'line-gap-override')).toBe(0)
    }
  })
})

describe('the characters of the site’s font', () => {
  /** Not part of Archivo: icons, arrows, and the Arabic separators and powers of ten that the estimator reads. */
  const missing = '⬅❌✅☰←→،٫٬⁻⁴¹'
  const range = readCharacters(css)
  const urduRange = readCharacters(readFileSync(join(source, 'pages/estimator/urdu.css'), 'utf8'))
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const isUrdu = (file: string) => /(?:estimatorUrdu|urduLabels|urdu|languages|unitNames)\.ts$/.test(file)
  const charactersOf = (names: readonly string[]) => [
    ...new Set(names.map((file) => readFileSync(join(source, file), 'utf8')).join('')),
  ]

  it('include every character of the sources', () => {
    const used = charactersOf(files.filter((file) => !isUrdu(file)))
    expect(used.filter((character) => !`${range}${missing}\n`.includes(character))).toEqual([])
  })

  it('include, together with those of the Urdu font, every character of the Urdu texts', () => {
    const used = charactersOf(files.filter(isUrdu))
    expect(used.filter((character) => urduRange.includes(character)).length).toBeGreaterThan(40)
    expect(used.filter((character) => !`${range}${urduRange}${missing}\n`.includes(character))).toEqual([])
  })

  it('are those of the range, from its first to its last', () => {
    expect(readCharacters('unicode-range: U+41-43, U+2026;')).toBe('ABC…')
  })
})
