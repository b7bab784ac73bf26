import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '..')
const packages = join(root, 'node_modules')
const original = join(packages, '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2')
const folder = join(packages, '.cache/site-font')

/** The file that src/styles.css loads. */
const output = join(folder, 'archivo.woff2')

/** All weights of tailwind.config.ts lie in this range; `<strong>` is 700. */
const weights = { min: 400, max: 700 }

/** Kerning, ligatures, accents, and tabular figures. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rlig', 'rvrn', 'tnum']

/**
 * Subsets the published font to the characters in the first `unicode-range` of src/styles.css, and to the weights and
 * features in use. The file is half as large.
 */
export function siteFont(): Plugin {
  return {
    name: 'site-font',
    async config() {
      const characters = readCharacters(readFileSync(join(root, 'src/styles.css'), 'utf8'))
      const font = readFileSync(original)
      const { version }: { version: string } = JSON.parse(
        readFileSync(join(packages, 'subset-font/package.json'), 'utf8'),
      )
      const key = createHash('sha256')
        .update(JSON.stringify([characters, weights, features, version]))
        .update(font)
        .digest('hex')
      const keyFile = join(folder, 'key')
      if (existsSync(output) && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return
      const subset = await subsetFont(font, characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: features,
      })
      mkdirSync(folder, { recursive: true })
      // Renamed when complete, because another build or Storybook may read it meanwhile.
      writeFileSync(`${output}.${process.pid}`, subset)
      renameSync(`${output}.${process.pid}`, output)
      writeFileSync(keyFile, key)
    },
  }
}

/**
 * The characters of the first `unicode-range` in a stylesheet.
 * @throws if it has none
 */
export function readCharacters(css: string): string {
  const [, ranges] = /unicode-range:([^;]+);/.exec(css) ?? []
  if (!ranges) throw new Error('src/styles.css has no unicode-range, so the font can’t be subset.')
  return ranges
    .split(',')
    .map((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace(/^U\+/, '')
        .split('-')
        .map((digits) => Number.parseInt(digits, 16))
      const codes = Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
      return String.fromCodePoint(...codes)
    })
    .join('')
}
