import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
// @ts-expect-error It has no types.
import subsetFont from 'subset-font'

const root = resolve(import.meta.dirname, '..')

/** Kerning, ligatures, accents, and tabular figures. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rlig', 'rvrn', 'tnum']

/** The forms of joined letters. */
const joining = ['init', 'medi', 'fina', 'isol', 'curs']

/** All weights of tailwind.config.ts lie in this range; `<strong>` is 700. */
const weights = { min: 400, max: 700 }

/** The published font, the stylesheet whose first `unicode-range` has the characters to keep, and the file to write. */
const fonts = [
  {
    original: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    stylesheet: 'src/styles.css',
    output: 'src/fonts/archivo.woff2',
    features,
    weights,
  },
  {
    original: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    stylesheet: 'src/pages/estimator/urdu.css',
    output: 'src/fonts/noto-naskh-arabic.woff2',
    features: [...features, ...joining],
    weights,
  },
  {
    original: '@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2',
    stylesheet: 'src/pages/estimator/urdu.css',
    output: 'src/fonts/noto-nastaliq-urdu.woff2',
    features: [...features, ...joining],
    weights: 600,
  },
]

/**
 * The characters of the first `unicode-range` in a stylesheet.
 * @param {string} css
 */
function readCharacters(css) {
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(css) ?? []
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, offset) => start + offset)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')
}

for (const font of fonts) {
  const original = await readFile(join(root, 'node_modules', font.original))
  const characters = readCharacters(await readFile(join(root, font.stylesheet), 'utf8'))
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: font.weights },
    keepFeatures: font.features,
  })
  await writeFile(join(root, font.output), subset)
}
