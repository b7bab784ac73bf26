import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import tailwind from '../../tailwind.config.ts'

const css = readFileSync(join(import.meta.dirname, '../../src/styles.css'), 'utf8')

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
