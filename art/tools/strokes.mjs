// Converts the front elevation into the paths that the site draws one after the other, as src/sections/elevationStrokes.ts:
// node plain.mjs && node strokes.mjs
import { readFileSync, writeFileSync } from 'node:fs'

const out = process.env.OUT || '../out'
const kinds = {
  gr: 'ground',
  w: 'wall',
  c: 'cut',
  m: 'line',
  g: 'glass',
  h: 'hatch',
  a: 'timber',
  man: 'person',
  d: 'dimension',
  dt: 'tick',
}
const circle = (cx, cy, r) =>
  `M${+(cx - r).toFixed(1)} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0`

const svg = readFileSync(`${out}/front-elevation.svg`, 'utf8')
const strokes = [...svg.matchAll(/<(path|circle) ([^>]*)\/>/g)].map(([, tag, text]) => {
  const of = Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  const d = tag === 'path' ? of.d : circle(+of.cx, +of.cy, +of.r)
  const line = `  { kind: '${kinds[of.class]}', d: '${d}' },`
  return line.length <= 110 ? line : `  {\n    kind: '${kinds[of.class]}',\n    d: '${d}',\n  },`
})
writeFileSync(
  `${out}/elevationStrokes.ts`,
  `import type { DrawnStroke } from '../design-system'

/** The front elevation of DB-32 at 1:100, 40 units to the metre, in painting order. */
export const elevationStrokes: readonly DrawnStroke[] = [
${strokes.join('\n')}
]
`,
)
console.log('elevationStrokes.ts', strokes.length)
