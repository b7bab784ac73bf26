import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
// @ts-expect-error It has no types.
import subsetFont from 'subset-font'

const root = resolve(import.meta.dirname, '..')

/** Kerning, ligatures, accents, tabular figures, and the forms of joined letters. */
const keepFeatures = 'kern mark mkmk ccmp locl liga calt rlig rvrn tnum init medi fina isol curs'.split(' ')

/** All weights of tailwind.config.ts lie in this range; `<strong>` is 700. */
const weights = { min: 400, max: 700 }

const nastaliq = '@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2'

/** The published font, the file to write, and the stylesheet with the `unicode-range` of that file. */
const fonts = [
  {
    original: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    output: 'archivo',
    stylesheet: 'src/fonts.css',
    weights,
  },
  {
    original: nastaliq,
    output: 'language-name',
    stylesheet: 'src/fonts.css',
    weights: 600,
  },
  {
    original: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    output: 'noto-naskh-arabic',
    stylesheet: 'src/fonts.css',
    weights,
  },
  {
    original: nastaliq,
    output: 'noto-nastaliq-urdu',
    stylesheet: 'src/pages/estimator/language/urdu.css',
    weights: 600,
  },
]

/**
 * The characters in the `unicode-range` of a font's file.
 * @param {string} css
 * @param {string} name
 */
function readCharacters(css, name) {
  const face = css.split('@font-face').find((rule) => rule.includes(`/${name}.woff2'`)) ?? ''
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(face) ?? []
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
  const css = await readFile(join(root, font.stylesheet), 'utf8')
  const characters = readCharacters(css, font.output)
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: font.weights },
    keepFeatures,
  })
  await writeFile(join(root, `src/fonts/${font.output}.woff2`), subset)
}
