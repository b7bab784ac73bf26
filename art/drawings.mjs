// Line drawings of DB-32 with the dimensions of house.py, in the style of a blueprint, and of the tower:
// `node drawings.mjs` writes svg/{elevation,plan,section,tower,grid}.svg. Their colours are CSS custom properties.
import { writeFileSync, mkdirSync } from 'node:fs'
mkdirSync('svg', { recursive: true })
let K = 40 // px per metre
const f = (n) => +n.toFixed(1)

class Sheet {
  constructor(x0, y0, x1, y1) {
    Object.assign(this, { x0, y0, x1, y1, out: [], defs: '' })
  }
  X(x) {
    return f((x - this.x0) * K)
  }
  Y(y) {
    return f((this.y1 - y) * K)
  }
  path(d, c = 'm') {
    this.out.push(`<path class="${c}" d="${d}"/>`)
    return this
  }
  line(x0, y0, x1, y1, c) {
    return this.path(`M${this.X(x0)} ${this.Y(y0)}L${this.X(x1)} ${this.Y(y1)}`, c)
  }
  rect(x0, y0, x1, y1, c) {
    return this.path(`M${this.X(x0)} ${this.Y(y0)}H${this.X(x1)}V${this.Y(y1)}H${this.X(x0)}Z`, c)
  }
  poly(p, c) {
    return this.path('M' + p.map(([x, y]) => `${this.X(x)} ${this.Y(y)}`).join('L') + 'Z', c)
  }
  many(seg, c) {
    return this.path(
      seg.map(([a, b, d, e]) => `M${this.X(a)} ${this.Y(b)}L${this.X(d)} ${this.Y(e)}`).join(''),
      c,
    )
  }
  circle(x, y, r, c = 'm') {
    this.out.push(`<circle class="${c}" cx="${this.X(x)}" cy="${this.Y(y)}" r="${f(r * K)}"/>`)
    return this
  }
  text(x, y, t, c = 't', extra = '') {
    this.out.push(`<text class="${c}" x="${this.X(x)}" y="${this.Y(y)}" ${extra}>${t}</text>`)
    return this
  }
  win(x0, y0, x1, y1, n = 1) {
    this.rect(x0, y0, x1, y1, 'g')
    const s = []
    for (let i = 1; i < n; i++) {
      const x = x0 + ((x1 - x0) * i) / n
      s.push([x, y0, x, y1])
    }
    this.many(s, 'm')
    return this.many(
      [
        [x0 + 0.15, y0 + (y1 - y0) * 0.55, x0 + 0.6, y0 + (y1 - y0) * 0.8],
        [x0 + 0.25, y0 + (y1 - y0) * 0.45, x0 + 0.75, y0 + (y1 - y0) * 0.75],
      ],
      'h',
    )
  }
  slats(x0, y0, x1, y1, p = 0.12) {
    const s = []
    for (let x = x0; x <= x1; x += p) s.push([x, y0, x, y1])
    return this.many(s, 'a')
  }
  dimH(x0, x1, y, ref = y + 0.6) {
    const t = fi(Math.abs(x1 - x0))
    return this.many(
      [
        [x0, y, x1, y],
        [x0, ref, x0, y - 0.15],
        [x1, ref, x1, y - 0.15],
      ],
      'd',
    )
      .many(
        [
          [x0 - 0.1, y - 0.1, x0 + 0.1, y + 0.1],
          [x1 - 0.1, y - 0.1, x1 + 0.1, y + 0.1],
        ],
        'dt',
      )
      .text((x0 + x1) / 2, y + 0.12, t, 't', 'text-anchor="middle"')
  }
  dimV(x, y0, y1) {
    const t = fi(Math.abs(y1 - y0))
    const cx = this.X(x) - 6,
      cy = this.Y((y0 + y1) / 2)
    this.many([[x, y0, x, y1]], 'd').many(
      [
        [x - 0.1, y0 - 0.1, x + 0.1, y0 + 0.1],
        [x - 0.1, y1 - 0.1, x + 0.1, y1 + 0.1],
      ],
      'dt',
    )
    this.out.push(
      `<text class="t" transform="translate(${cx} ${cy}) rotate(-90)" text-anchor="middle">${t}</text>`,
    )
    return this
  }
  level(x, y, name) {
    this.many([[x, y, x + 1.6, y]], 'd')
    this.path(`M${this.X(x + 0.3)} ${this.Y(y)}l-5 -9h10z`, 'lv')
    return this.text(x + 0.55, y + 0.13, name, 't')
  }
  bubble(x, y, n) {
    return this.circle(x, y, 0.32, 'd').text(x, y - 0.11, n, 't', 'text-anchor="middle"')
  }
  tree(x, y, h, seed = 1) {
    let s = seed
    const r = () => (s = (s * 16807) % 2147483647) / 2147483647
    const c = y + h * 0.64,
      R = h * 0.33
    this.line(x, y, x, c, 'm')
    for (let i = 0; i < 7; i++) {
      const a = -2.6 + i * 0.37 + 1.0,
        l = R * (0.5 + r() * 0.5)
      this.line(
        x,
        y + h * (0.34 + 0.04 * i),
        x + Math.cos(a + 1.57) * l * 0.9,
        c + Math.abs(Math.sin(a)) * l * 0.6,
        'h',
      )
    }
    const p = []
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * 6.283,
        q = R * (0.88 + r() * 0.2)
      p.push([x + Math.cos(a) * q * 0.95, c + Math.sin(a) * q])
    }
    const [a0] = p
    let d = `M${this.X(a0[0])} ${this.Y(a0[1])}`
    p.forEach(([px, py], i) => {
      const [nx, ny] = p[(i + 1) % p.length]
      d += `Q${this.X(px + (px - x) * 0.16)} ${this.Y(py + (py - c) * 0.16)} ${this.X((px + nx) / 2)} ${this.Y((py + ny) / 2)}`
    })
    return this.path(d + 'Z', 'tr')
  }
  man(x, y, h = 1.74) {
    const k = h / 1.74,
      P = (pts) => 'M' + pts.map(([a, b]) => `${this.X(x + a * k)} ${this.Y(y + b * k)}`).join('L')
    this.circle(x, y + 1.62 * k, 0.11 * k, 'man')
    return this.path(
      P([
        [-0.2, 1.42],
        [0.2, 1.42],
        [0.24, 0.85],
        [0.14, 0.9],
        [0.14, 0.85],
        [0.2, 0],
        [0.07, 0],
        [0, 0.75],
        [-0.1, 0],
        [-0.22, 0],
        [-0.14, 0.85],
        [-0.14, 0.9],
        [-0.26, 0.85],
      ]) + 'Z',
      'man',
    )
  }
  title(x, y, a, b) {
    return this.line(x, y + 0.75, x + 4.2, y + 0.75, 'm')
      .text(x, y + 0.25, a, 'tt')
      .text(x, y - 0.2, b, 't')
  }
  save(name, label) {
    const w = f((this.x1 - this.x0) * K),
      h = f((this.y1 - this.y0) * K)
    const css = `.c{fill:var(--poche,#12324a);stroke:var(--line,#12324a);stroke-width:1.6}.m,.g,.tr,.w{fill:none;stroke:var(--line,#12324a);stroke-width:1.2;stroke-linejoin:round;stroke-linecap:round}.w{fill:var(--paper,#f4f1ea);stroke-width:1.8}.g{fill:var(--glass,#dfe7e8)}.h{fill:none;stroke:var(--line,#12324a);stroke-width:.6;opacity:.55;stroke-linecap:round}.a{fill:none;stroke:var(--accent,#c8742c);stroke-width:1.1}.af{fill:var(--accent,#c8742c)}.d{fill:none;stroke:var(--dim,#6d7f8b);stroke-width:.8}.dt{stroke:var(--accent,#c8742c);stroke-width:1.6}.lv{fill:var(--accent,#c8742c)}.t{font:500 11px ui-sans-serif,system-ui,sans-serif;fill:var(--dim,#566a77);letter-spacing:.06em}.tt{font:600 15px ui-sans-serif,system-ui,sans-serif;fill:var(--line,#12324a);letter-spacing:.12em}.tr{fill:var(--tree,#8a9a7b33)}.man{fill:var(--accent,#c8742c)}.gr{stroke:var(--line,#12324a);stroke-width:2.4}.dash{fill:none;stroke:var(--dim,#6d7f8b);stroke-width:.9;stroke-dasharray:7 5}`
    const s = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img" aria-label="${label}"><style>${css}</style>${this.defs}${this.out.join('')}</svg>`
    writeFileSync(`svg/${name}.svg`, s)
    console.log(name, (s.length / 1024).toFixed(1) + ' kB', w + 'x' + h)
  }
}
function fi(m) {
  let inch = Math.round(m / 0.0254)
  const ft = Math.floor(inch / 12)
  inch %= 12
  return `${ft}&#8242;-${inch}&#8243;`
}

const G = 0.45,
  F = 4.05,
  R = 7.65
function elevation() {
  const s = new Sheet(-8.4, -2.6, 22.5, 12)
  s.tree(-3.6, 0, 6.4, 5).tree(18, 0, 5.6, 9)
  s.rect(0, G - 0.45, 0.25, F - 0.38, 'w')
    .win(0.9, 1.05, 4.5, 3.25, 3)
    .slats(0, 0, 0.95, F - 0.42) // porch
  s.rect(5.62, 0, 8.2, F - 0.38, 'w')
    .rect(6.3, G, 7.6, G + 3, 'm')
    .win(5.75, G, 6.25, G + 3)
    .win(7.65, G, 8.05, G + 3)
  s.slats(6.36, G + 0.05, 7.55, G + 2.95, 0.17)
  s.rect(8.2, 0, 14, F - 0.38, 'w').win(8.55, G, 13.65, G + 2.95, 4)
  s.rect(-0.35, F - 0.38, 5.7, F, 'w')
    .win(0.5, F, 5.1, F + 2.75, 4)
    .rect(-0.25, F, 5.5, F + 1.05, 'm')
    .many([[-0.25, F + 0.95, 5.5, F + 0.95]], 'h')
  s.rect(7.9, F - 0.38, 14.4, R + 0.1, 'w')
    .rect(8.2, F, 14.1, R - 0.35, 'm')
    .win(8.3, F, 12.3, R - 0.4, 3)
    .slats(12.4, F, 14.05, R - 0.37, 0.13)
    .rect(8.2, F, 14.1, F + 1.05, 'm')
  s.rect(5.72, F - 0.3, 7.9, R - 0.02, 'w').win(5.85, F - 0.3, 7.8, R - 0.1, 2)
  s.rect(-0.5, R - 0.02, 7.9, R + 0.2, 'w')
    .rect(7.9, R + 0.1, 14.4, R + 0.75, 'w')
    .rect(5.7, R + 0.2, 8.9, R + 2.7, 'w')
    .rect(5.4, R + 2.7, 9.2, R + 2.88, 'w')
  s.rect(5.35, 0, 5.72, R + 1.25, 'c')
  for (let i = 0; i < 3; i++) s.line(5.75, 0.15 * (i + 1), 8.1, 0.15 * (i + 1), 'h')
  s.rect(-3, 0, -0.5, 0.95, 'w')
    .rect(8.6, 0, 16.8, 0.95, 'w')
    .rect(15.2, 0, 16.9, 2.1, 'w')
    .slats(15.4, 0.15, 16.7, 1.95, 0.12)
  s.man(4.6, 0).man(3.4, F, 1.7)
  s.line(-8, 0, 22.2, 0, 'gr')
  s.dimV(-7.2, 0, F)
    .dimV(-7.2, F, R)
    .dimV(-7.2, R, R + 2.88)
  s.level(19.9, 0, '&#177; 0')
    .level(19.9, F, 'First floor')
    .level(19.9, R, 'Roof')
    .level(19.9, R + 2.88, 'Stair head')
  s.dimH(-0.35, 5.7, -1)
    .dimH(5.7, 7.9, -1)
    .dimH(7.9, 14.4, -1)
    .title(-8, -2.2, 'FRONT ELEVATION', 'DB-32 &#183; scale 1:100')
  s.save('elevation', 'Front elevation of a two-storey house with dimensions')
}

function plan() {
  const s = new Sheet(-4, -8.4, 19, 21.5),
    t = 0.23
  const wallH = (y, x0, x1, gaps = []) => {
    let u = x0
    for (const [a, b, k] of gaps) {
      s.rect(u, y - t / 2, a, y + t / 2, 'c')
      if (k === 'w')
        s.many(
          [
            [a, y - 0.11, b, y - 0.11],
            [a, y, b, y],
            [a, y + 0.11, b, y + 0.11],
          ],
          'm',
        )
      u = b
    }
    s.rect(u, y - t / 2, x1, y + t / 2, 'c')
  }
  const wallV = (x, y0, y1, gaps = []) => {
    let u = y0
    for (const [a, b, k] of gaps) {
      s.rect(x - t / 2, u, x + t / 2, a, 'c')
      if (k === 'w')
        s.many(
          [
            [x - 0.11, a, x - 0.11, b],
            [x, a, x, b],
            [x + 0.11, a, x + 0.11, b],
          ],
          'm',
        )
      u = b
    }
    s.rect(x - t / 2, u, x + t / 2, y1, 'c')
  }
  const door = (x, y, w, a) => {
    const q = (k) => [x + Math.cos(a + k) * w, y + Math.sin(a + k) * w]
    const [p0, p1] = [q(0), q(1.5708)]
    s.line(x, y, ...p1, 'm').path(
      `M${s.X(p0[0])} ${s.Y(p0[1])}A${w * K} ${w * K} 0 0 0 ${s.X(p1[0])} ${s.Y(p1[1])}`,
      'h',
    )
  }
  s.rect(-3, -8, 17, 21.2, 'dash')
  {
    const h = []
    for (let y = -7.5; y < 6; y += 0.6) h.push([0, y, 5.4, y])
    s.many(h, 'h')
  }
  s.rect(-0.35, -1.6, 5.7, 6.4, 'dash').rect(7.9, -1.5, 14.4, 1.1, 'dash')
  wallH(6.5, 0, 5.6, [[0.8, 4.4, 'w']])
  wallV(0.11, 6.5, 18, [
    [8, 10.4, 'w'],
    [13, 15.4, 'w'],
  ])
  wallH(17.9, 0, 14, [
    [1, 4.2, 'w'],
    [6, 11, 'w'],
  ])
  wallV(13.9, 1.2, 18, [
    [2.8, 6.6, 'w'],
    [9.2, 12.2, 'w'],
    [13.7, 15.7, 'w'],
  ])
  wallH(1.2, 8.2, 14, [[8.55, 13.65, 'w']])
  wallV(8.2, 1.2, 3)
  wallH(3, 5.6, 8.2, [[6.3, 7.6]])
  wallV(5.5, -1, 6.5)
  wallV(5.6, 6.5, 17.9, [
    [10.3, 11.3],
    [13.2, 14.2],
  ])
  wallH(7.4, 5.6, 14, [
    [6, 7.2],
    [10.4, 12.8],
  ])
  wallH(12.2, 0, 5.6)
  wallV(8.8, 12.4, 18, [[12.9, 14.1]])
  door(6.3, 3, 1.3, 0)
  door(5.6, 10.3, 1, Math.PI / 2 + 0.001)
  door(5.6, 13.2, 1, Math.PI / 2 + 0.001)
  for (let i = 0; i < 12; i++) s.rect(6, 8.4 + i * 0.27, 7.15, 8.67 + i * 0.27, 'h')
  s.path(`M${s.X(6.57)} ${s.Y(8.5)}V${s.Y(11.4)}l-4 8m4 -8l4 8`, 'a')
  s.rect(9, 5.6, 12.6, 6.55, 'm')
    .rect(9, 2.4, 9.95, 4.8, 'm')
    .rect(10.7, 3.6, 12, 4.4, 'm')
    .rect(8.8, 2.1, 13.1, 5.5, 'h')
    .rect(10.3, 9.2, 12.9, 10.25, 'm')
  for (let i = 0; i < 3; i++) {
    s.rect(10.5 + i * 0.87, 8.75, 10.95 + i * 0.87, 9.1, 'm').rect(
      10.5 + i * 0.87,
      10.35,
      10.95 + i * 0.87,
      10.7,
      'm',
    )
  }
  for (const y of [9.3, 15]) {
    s.rect(1.4, y, 3.3, y + 2.1, 'm')
      .rect(1.55, y + 1.5, 2.25, y + 1.95, 'm')
      .rect(2.45, y + 1.5, 3.15, y + 1.95, 'm')
      .line(1.4, y + 1.3, 3.3, y + 1.3, 'm')
  }
  s.rect(9.1, 16.9, 13.5, 17.6, 'm')
    .rect(10, 14.6, 12.8, 15.5, 'm')
    .circle(10.4, 17.25, 0.16)
    .circle(10.8, 17.25, 0.16)
  s.path(
    `M${s.X(1.85)} ${s.Y(0.2)}h${1.75 * K}q8 ${-2.2 * K} 0 ${-4.5 * K}h${-1.75 * K}q-8 ${2.25 * K} 0 ${4.5 * K}z`,
    'm',
  ).rect(2.0, 1.6, 3.45, 3.9, 'm')
  for (const [x, y, r] of [
    [12.6, -4.5, 1.5],
    [16, -2, 1.0],
    [-1.6, 10, 0.8],
    [-1.6, 13, 0.8],
    [-1.6, 16, 0.8],
    [9.6, -5.8, 0.8],
  ]) {
    s.circle(x, y, r, 'tr')
    const h = []
    for (let i = 0; i < 9; i++) {
      const a = i * 0.698
      h.push([x, y, x + Math.cos(a) * r * 0.85, y + Math.sin(a) * r * 0.85])
    }
    s.many(h, 'h')
  }
  const L = (x, y, a, b) =>
    s
      .text(x, y, a, 'tt', 'text-anchor="middle" style="font-size:12px"')
      .text(x, y - 0.42, b, 't', 'text-anchor="middle"')
  L(11.4, 6.9, 'LOUNGE', '')
  L(11.6, 11.6, 'DINING', '')
  L(11.2, 13.4, 'KITCHEN', '')
  L(2.4, 8.3, 'BED 1', '')
  L(2.4, 14.2, 'BED 2', '')
  L(7.2, 15.2, 'FAMILY', '')
  L(2.8, -2.4, 'PORCH', '')
  L(11, -2.6, 'LAWN', '')
  L(7, 5.3, 'ENTRY', '')
  s.dimH(0, 5.6, 19.4, 18.4).dimH(5.6, 14, 19.4, 18.4).dimV(-3.5, 6.5, 18).dimV(-3.5, -1, 6.5)
  for (const [x, n] of [
    [0, 'A'],
    [5.6, 'B'],
    [14, 'C'],
  ])
    s.bubble(x, 20.7, n).line(x, 20.35, x, 19.6, 'd')
  for (const [y, n] of [
    [1.2, '1'],
    [7.4, '2'],
    [18, '3'],
  ])
    s.bubble(18, y, n).line(14.5, y, 17.6, y, 'dash')
  s.save('plan', 'Ground floor plan with dimensions')
}

function section() {
  const s = new Sheet(-9, -5.6, 25.5, 12),
    b = -3,
    h = []
  for (let x = -8; x < 24; x += 0.55)
    for (const [x0, x1] of [
      [-7, 5.3],
      [14.3, 22],
    ]) {
      const y0 = -0.15
      const a = Math.max(x0, x),
        e = Math.min(x1, x + 3.4)
      if (e > a) h.push([a, y0 - (a - x), e, y0 - (e - x)])
    }
  s.many(
    h.filter(([, , , z]) => z >= -3.7),
    'h',
  )
  s.rect(5.3, b, 5.6, 0, 'c')
    .rect(14, b, 14.3, 0, 'c')
    .rect(5.3, b - 0.35, 14.3, b, 'c')
    .rect(-0.1, 0, 14, G, 'c')
  const fl = (y, x0, x1, t = 0.3) => s.rect(x0, y - t, x1, y, 'c')
  fl(F, -0.35, 14.4)
  fl(R + 0.2, -0.5, 14.4, 0.22)
  for (const [x, y0, y1] of [
    [0, G, F - 0.3],
    [5.5, G, F - 0.3],
    [13.88, G, F - 0.3],
    [0, F, R],
    [5.6, F, R],
    [8.3, F, R],
    [14.2, F, R + 0.75],
    [9.2, b, 0],
  ])
    s.rect(x, y0, x + 0.2, y1, 'c')
  s.rect(5.7, R + 0.2, 5.9, R + 2.7, 'c')
    .rect(8.7, R + 0.2, 8.9, R + 2.7, 'c')
    .rect(5.4, R + 2.7, 9.2, R + 2.88, 'c')
  s.win(1, G + 0.6, 4.6, G + 2.8, 3)
    .win(9.6, G, 13, G + 2.6, 3)
    .win(1, F, 4.6, F + 2.75, 3)
    .win(9.4, F + 0.9, 12.8, F + 2.6, 2)
  const st = (x, y, n, d) => {
    let p = `M${s.X(x)} ${s.Y(y)}`
    for (let i = 0; i < n; i++) p += `V${s.Y(y + (i + 1) * 0.18)}H${s.X(x + d * (i + 1) * 0.13)}`
    s.path(p, 'm')
  }
  st(6.0, b, 17, 1)
  st(6, G, 10, 1)
  st(7.4, G + 1.8, 10, -1)
  st(6, F, 10, 1)
  st(7.4, F + 1.8, 10, -1)
  s.rect(10, b, 13, b + 0.45, 'm')
    .rect(12.9, b + 1, 13, b + 2.4, 'm')
    .rect(9.4, G, 11.6, G + 0.75, 'm')
    .rect(1.4, F, 3.4, F + 0.6, 'm')
    .rect(10.2, F, 12.2, F + 0.6, 'm')
  s.man(8, b)
    .man(3, G - 0.45 + 0.45)
    .man(12.5, G)
    .man(4.2, F)
    .man(13.2, F)
    .man(17.5, 0)
  s.tree(-4.6, 0, 6.2, 3).tree(19.6, 0, 6.8, 8).line(-7.2, 0, 5.3, 0, 'gr').line(14.3, 0, 22, 0, 'gr')
  s.dimV(-8, b, 0)
    .dimV(-8, 0, F)
    .dimV(-8, F, R + 0.2)
    .level(22.4, b, 'Basement')
    .level(22.4, G, 'Ground')
    .level(22.4, F, 'First')
    .level(22.4, R + 0.2, 'Roof')
    .title(-8.6, -5.2, 'SECTION A&#8211;A', 'DB-32 &#183; scale 1:100')
  s.save('section', 'Cross-section through basement, ground and first floor')
}

function tower() {
  const s = new Sheet(-14, -3, 44, 116),
    W = 26,
    Z = 11.4,
    FH = 3.7
  s.rect(-6, 0, 38, Z - 0.4, 'w')
    .line(-6, 5.6, 38, 5.6, 'm')
    .slats(-5.5, 5.9, 37.5, Z - 1, 1.4)
  for (let x = -5; x < 38; x += 6) s.rect(x, 0, x + 0.5, 5.1, 'm')
  s.rect(0, Z - 0.4, W, Z + 24 * FH, 'w')
  const v = [],
    a = [],
    h = []
  for (let i = 0; i < 24; i++) {
    const z = Z + i * FH
    h.push([-0.35, z, W + 0.35, z])
    const off = (i >> 1) % 2 ? 0.65 : 0
    for (let k = 0; k < 20; k++) {
      const x = 0.65 + off + k * 1.3
      if (x > W - 0.2) continue
      if (i % 6 === 4 && x < 6.5) continue
      ;((Math.floor(x * 7) + (i >> 1)) % 5 === 0 ? a : v).push([x, z, x, z + FH - 0.12])
    }
  }
  s.many(h, 'm').many(v, 'h').many(a, 'a')
  for (const i of [4, 10, 16, 22]) {
    s.rect(0, Z + i * FH, 6.5, Z + i * FH + FH - 0.35, 'g').tree(2.6, Z + i * FH, 3, i + 2)
  }
  s.rect(-0.35, Z + 24 * FH, W + 0.35, Z + 24 * FH + 4.9, 'm')
    .slats(0.4, Z + 24 * FH, W, Z + 24 * FH + 4.6, 1.26)
    .line(13, Z + 24 * FH + 5, 13, Z + 24 * FH + 14, 'm')
  for (let i = 0; i < 7; i++) s.tree(-11 + i * 8.4, 0, 6 + (i % 3), i + 3)
  s.line(-14, 0, 44, 0, 'gr')
    .dimV(-9.5, 0, Z)
    .dimV(-9.5, Z, Z + 24 * FH)
  s.save('tower', 'Elevation of a high-rise tower on a podium')
}
elevation()
plan()
section()
K = 11
tower()
