import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '..')
const packages = join(root, 'node_modules')
const folder = join(packages, '.cache/site-font')

/** All weights of tailwind.config.ts lie in this range; `<strong>` is 700. */
const weights = { min: 400, max: 700 }

/** Kerning, ligatures, accents, and tabular figures. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rlig', 'rvrn', 'tnum']

interface Font {
  /** The published file in node_modules. */
  readonly original: string
  /** The stylesheet that loads the subset; its first `unicode-range` has the characters. */
  readonly stylesheet: string
  /** The file that the stylesheet loads. */
  readonly output: string
  readonly features: readonly string[]
}

const fonts: readonly Font[] = [
  {
    original: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    stylesheet: 'src/styles.css',
    output: 'archivo.woff2',
    features,
  },
  {
    original: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    stylesheet: 'src/pages/estimator/urdu.css',
    output: 'noto-naskh-arabic.woff2',
    // The forms of joined letters.
    features: [...features, 'init', 'medi', 'fina', 'isol', 'curs'],
  },
]

/**
 * Subsets the published fonts to the characters of their stylesheets, and to the weights and features in use. The files
 * are half as large.
 */
export function siteFont(): Plugin {
  return {
    name: 'site-font',
    async config() {
      for (const font of fonts) await writeSubset(font)
    },
  }
}

async function writeSubset(font: Font) {
  const output = join(folder, font.output)
  const characters = readCharacters(readFileSync(join(root, font.stylesheet), 'utf8'))
  const original = readFileSync(join(packages, font.original))
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(packages, 'subset-font/package.json'), 'utf8'),
  )
  const key = createHash('sha256')
    .update(JSON.stringify([characters, weights, font.features, version]))
    .update(original)
    .digest('hex')
  const keyFile = `${output}.key`
  if (existsSync(output) && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: [...font.features],
  })
  mkdirSync(folder, { recursive: true })
  // Renamed when complete, because another build or Storybook may read it meanwhile.
  writeFileSync(`${output}.${process.pid}`, subset)
  renameSync(`${output}.${process.pid}`, output)
  writeFileSync(keyFile, key)
}

/**
 * The characters of the first `unicode-range` in a stylesheet.
 * @throws if it has none
 */
export function readCharacters(css: string): string {
  const [, ranges] = /unicode-range:([^;]+);/.exec(css) ?? []
  if (!ranges) throw new Error('The stylesheet has no unicode-range, so the font can’t be subset.')
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
