import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import tailwind from '../../tailwind.config.ts'

const css = readFileSync(join(import.meta.dirname, '../../src/styles.css'), 'utf8')

/** Archivo's own, as shares of its size; its line gap is none. */
const archivo = { ascent: 0.878, descent: 0.21 }

/** Every `@font-face` of the stylesheet, as its descriptors. */
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(
  ([, body = '']) =>
    new Map([...body.matchAll(/([a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
)

const share = (face: ReadonlyMap<string, string>, name: string) =>
  Number.parseFloat(face.get(name) ?? '') / 100

describe.each(['Arial', 'Roboto'])('where the system has %s, until the site’s font has come', (system) => {
  const regular = faces.find((face) => face.get('src')?.includes(`local('${system}')`))
  const family = regular?.get('font-family') ?? ''
  const own = faces.filter((face) => face.get('font-family') === family)

  it('asks for a family of stand-ins after the font and before the system’s own', () => {
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

  it('gives its faces, brought to the font’s width, the font’s height', () => {
    expect(own.length).toBeGreaterThan(0)
    for (const face of own) {
      const size = share(face, 'size-adjust')
      expect(size * share(face, 'ascent-override')).toBeCloseTo(archivo.ascent, 3)
      expect(size * share(face, 'descent-override')).toBeCloseTo(archivo.descent, 3)
      expect(share(face, 'line-gap-override')).toBe(0)
    }
  })
})
