// Writes the wordmarks of the fictional partners, the logo mark, favicon, avatars and a grid pattern: node marks.mjs
// The text is outlined from Archivo (OFL-1.1), so that the files need no font.
import opentype from 'opentype.js'
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs'
const out = process.env.OUT || '../out'
mkdirSync(out, { recursive: true })
const font = (w) => {
  const b = readFileSync(`node_modules/@fontsource/archivo/files/archivo-latin-${w}-normal.woff`)
  return opentype.parse(b.buffer.slice(b.byteOffset, b.byteOffset + b.byteLength))
}
const F6 = font(600),
  F7 = font(700),
  r = (n) => +n.toFixed(2)
function text(f, s, x, y, size, track = 0) {
  let d = ''
  for (const ch of s) {
    const g = f.charToGlyph(ch)
    d += g.getPath(x, y, size).toPathData(2)
    x += (g.advanceWidth * size) / f.unitsPerEm + track
  }
  return { d, w: x - track }
}
const save = (n, s) => {
  writeFileSync(`${out}/${n}.svg`, s)
  console.log(n, s.length)
}
const INK = '#51606b',
  NAVY = '#12324a',
  CLAY = '#b4591d',
  AMBER = '#f0b27a',
  PAPER = '#faf8f4'

// ---- partner wordmarks, 40 units high, one ink
const partners = [
  [
    'kiln-and-frame',
    'Kiln & Frame',
    F7,
    0.2,
    '<path d="M4 36V18a14 14 0 0 1 28 0v18h-7V18a7 7 0 0 0-14 0v18z"/><path d="M14.5 29h7v7h-7z"/>',
  ],
  [
    'gridwell',
    'GRIDWELL',
    F6,
    2.2,
    '<path d="M4 4h9v9H4zM16 4h9v9h-9zM4 16h9v9H4zM28 16h9v9h-9zM16 28h9v9h-9zM28 28h9v9h-9z"/>',
  ],
  [
    'quarrylane',
    'quarrylane',
    F7,
    -0.2,
    '<path d="M4 36 12 14h24l-8 22z"/><path d="M14 10 16.2 4H40l-2.2 6z"/>',
  ],
  [
    'plumbworth',
    'Plumbworth',
    F6,
    0.1,
    '<path d="M17.2 4h3.6v13h-3.6z"/><path d="M9 17h20l-4 9h-12z"/><path d="M14 28h10l-5 9z"/>',
  ],
]
for (const [id, name, f, tr, glyph] of partners) {
  const t = text(f, name, 48, 28.4, 24, tr)
  save(
    `partner-${id}`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(t.w + 4)}" height="40" viewBox="0 0 ${Math.ceil(t.w + 4)} 40" fill="${INK}" role="img" aria-label="${name.replace('&', '&amp;')}">${glyph}<path d="${t.d}"/></svg>`,
  )
}

// ---- the firm: a blade wall with two slabs, on a ground line
const mark = (ink, accent) =>
  `<path fill="${ink}" d="M27 4h10v50H27z"/><path fill="${ink}" d="M4 17h20v8H4z"/><path fill="${accent}" d="M40 31h20v8H40z"/><path fill="${ink}" d="M4 56h56v4H4z"/>`
const svg64 = (b, l) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" role="img" aria-label="${l}">${b}</svg>`
save('logo-mark', svg64(mark(NAVY, CLAY), 'Blade wall and two slabs'))
save('logo-mark-on-dark', svg64(mark(PAPER, AMBER), 'Blade wall and two slabs'))
save('logo-mark-one-ink', svg64(mark(NAVY, NAVY), 'Blade wall and two slabs'))
save(
  'favicon',
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="${NAVY}"/><path fill="${PAPER}" d="M13 4h6v24h-6zM4 10h7v5H4z"/><path fill="${AMBER}" d="M21 17h7v5h-7z"/></svg>`,
)
save(
  'icon-512',
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><path fill="${NAVY}" d="M0 0h32v32H0z"/><g transform="translate(4.8 4.8) scale(.7)"><path fill="${PAPER}" d="M13 4h6v24h-6zM4 10h7v5H4z"/><path fill="${AMBER}" d="M21 17h7v5h-7z"/></g></svg>`,
)

// ---- monogram avatars
const av = [
  ['navy', '#12324a', '#faf8f4', 'AR'],
  ['amber', '#f0b27a', '#14212b', 'SK'],
  ['sage', '#5f6f45', '#ffffff', 'HM'],
  ['charcoal', '#2b3136', '#faf8f4', 'NZ'],
  ['oak', '#6b503a', '#ffffff', 'BT'],
]
for (const [id, bg, fg, ini] of av) {
  const t = text(F6, ini, 0, 0, 25, 0.6),
    x = r((64 - t.w) / 2),
    d = text(F6, ini, x, 41, 25, 0.6).d
  save(
    `avatar-${id}`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" role="img" aria-label="${ini}"><path fill="${bg}" d="M0 0h64v64H0z"/><path fill="${fg}" d="${d}"/></svg>`,
  )
}

// ---- blueprint grid: 8 px rhythm, a stronger line each 64 px; tile with background-repeat
const grid = (id, ink, o1, o2) =>
  save(
    id,
    `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128" fill="none" stroke="${ink}"><path stroke-opacity="${o1}" stroke-width="1" d="${[16, 32, 48, 80, 96, 112].map((i) => `M${i + 0.5} 0V128M0 ${i + 0.5}H128`).join('')}"/><path stroke-opacity="${o2}" stroke-width="1" d="M.5 0V128M64.5 0V128M0 .5H128M0 64.5H128"/><path stroke-opacity="${o2 * 2}" stroke-width="1" d="M60.5 64.5h8M64.5 60.5v8"/></svg>`,
  )
grid('grid-light', '#12324a', 0.05, 0.09)
grid('grid-dark', '#c9d6df', 0.06, 0.11)
