// Makes the line drawings complete in themselves, because they are shown by <img>: with plain colours, and with the
// letters that they need, in the site's typeface: node plain.mjs [--invert]. `--invert` makes the versions for dark
// surfaces; they appear in the pictures of shared links and, the front elevation, behind a call to action, so they contain
// neither the typeface nor the model.
import { readFileSync, writeFileSync, readdirSync, mkdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { optimize } from 'svgo'
const out = process.env.OUT || '../out'
mkdirSync(out, { recursive: true })
const INVERT = process.argv.includes('--invert')
const archivo = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2')),
)

/** The rule with the letters of a drawing, of a single weight for titles and dimensions; empty if it has none. */
async function fontFace(svg) {
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text)
  if (texts.length === 0) return ''
  const font = await subsetFont(archivo, texts.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: 550 },
    keepFeatures: [],
    noHinting: true,
  })
  return `@font-face{font-family:Archivo;font-weight:500 600;src:url(data:font/woff2;base64,${font.toString('base64')})}`
}

/**
 * A model, lifted apart, as a data URL, because a picture in an <img> loads no other file. As on the page, the parts are
 * 834 by 776, in a box that is 927 high, each a fifth of it above the one below.
 */
async function liftedModel(name) {
  const [width, height, box] = [834, 776, 927]
  const layers = await Promise.all(
    ['ground', 'first', 'roof'].map(async (part, index) => {
      const top = Math.round(box - height - (index * box) / 5)
      const hidden = Math.max(-top, 0)
      const input = await sharp(`../../src/images/masters/${name}-${part}.webp`)
        .resize(width, height)
        .extract({ left: 0, top: hidden, width, height: height - hidden })
        .toBuffer()
      return { input, left: 0, top: Math.max(top, 0) }
    }),
  )
  const whole = await sharp({ create: { width, height: box, channels: 4, background: '#fff0' } })
    .composite(layers)
    .png()
    .toBuffer()
  const picture = await sharp(whole).resize(430).avif({ quality: 48 }).toBuffer()
  return `data:image/avif;base64,${picture.toString('base64')}`
}

// The map isn't drawn by a program.
const drawings = readdirSync('../svg').map((name) => `../svg/${name}`)
for (const path of [...drawings, '../office-map.svg'].filter((name) => name.endsWith('.svg'))) {
  const f = basename(path)
  let s = readFileSync(path, 'utf8')
    .replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1')
    .replace(/fill:#8a9a7b33/g, 'fill:#8a9a7b;fill-opacity:.2')
  if (INVERT)
    s = s
      .replaceAll('Archivo,', '')
      .replaceAll('#12324a', '#e7eef2')
      .replaceAll('#f4f1ea', '#12324a')
      .replaceAll('#dfe7e8', '#1d4463')
      .replaceAll('#c8742c', '#f0b27a')
      .replaceAll('#6d7f8b', '#9fb3c1')
      .replaceAll('#566a77', '#c9d6df')
      .replaceAll('#8a9a7b', '#a9bd98')
  const plain = optimize(s, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { inlineStyles: false, removeUnknownsAndDefaults: false, minifyStyles: true } },
      },
    ],
  }).data
  const q = INVERT ? plain : plain.replace('<style>', `<style>${await fontFace(plain)}`)
  const [, model] = /<image[^>]* href="([^"]+)"/.exec(q) ?? []
  const complete = model && !INVERT ? q.replace(`href="${model}"`, `href="${await liftedModel(model)}"`) : q
  const n = f.replace('.svg', INVERT ? '-on-navy.svg' : '.svg')
  writeFileSync(`${out}/${n}`, complete)
  console.log(n, (complete.length / 1024).toFixed(1) + ' kB', /var\(/.test(q))
}
