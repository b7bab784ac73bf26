// Replaces the custom properties of the line drawings with plain colours, because they are shown by <img>:
// node plain.mjs [--invert], which is for dark surfaces
import { readFileSync, writeFileSync, readdirSync, mkdirSync } from 'node:fs'
import { optimize } from 'svgo'
const out = process.env.OUT || '../out'
mkdirSync(out, { recursive: true })
const INVERT = process.argv.includes('--invert')
for (const f of readdirSync('../svg').filter((n) => n.endsWith('.svg'))) {
  let s = readFileSync(`../svg/${f}`, 'utf8')
    .replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1')
    .replace(/fill:#8a9a7b33/g, 'fill:#8a9a7b;fill-opacity:.2')
  if (INVERT)
    s = s
      .replaceAll('#12324a', '#e7eef2')
      .replaceAll('#f4f1ea', '#12324a')
      .replaceAll('#dfe7e8', '#1d4463')
      .replaceAll('#c8742c', '#f0b27a')
      .replaceAll('#6d7f8b', '#9fb3c1')
      .replaceAll('#566a77', '#c9d6df')
      .replaceAll('#8a9a7b', '#a9bd98')
  const q = optimize(s, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { inlineStyles: false, removeUnknownsAndDefaults: false, minifyStyles: true } },
      },
    ],
  }).data
  const n = f.replace('.svg', INVERT ? '-on-navy.svg' : '.svg')
  writeFileSync(`${out}/${n}`, q)
  console.log(n, (q.length / 1024).toFixed(1) + ' kB', /var\(/.test(q))
}
