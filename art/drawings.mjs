// Line drawings of DB-32 with the dimensions of house.py, in the style of a blueprint, of two other houses and of the tower.
// Their colours are CSS custom properties. `node drawings.mjs` writes into svg/:
// - elevation, plan, section and tower, and front-elevation, which the site draws stroke by stroke;
// - the sheets of the project pages, all of 16:10: db-32-plan, db-32-section, db-32-elevation, house-project-plan,
//   house-project-section, house-project-elevation and swiss-tower-elevation;
// - those of House 10 in the same style, with the dimensions of houses.py: house-10-ground, house-10-first,
//   house-10-section and house-10-elevation;
// - sheet-estimate and sheet-report, the sheets that a client gets;
// - plan-detail, section-detail and elevation-detail for cards: parts of the sheets, enlarged and without dimensions.
import { writeFileSync, mkdirSync } from 'node:fs'
mkdirSync('svg', { recursive: true })
const f = (n) => +n.toFixed(1)

/** In units: from the start of a level mark's line to its name. */
const levelStart = 30
/** The length of a level mark's line at a font size: up to the end of "Stair head", the longest name, and 8 px more. */
const levelLength = (fontSize) => f(levelStart + (4.81 + 0.7) * fontSize)

class Sheet {
  /**
   * k: units per metre; isTurned: by 90 degrees clockwise, so that x runs down and y to the right; leastScale: the
   * minimum of k for the details of its dimension lines; lettering: the font sizes of its level marks.
   */
  constructor(x0, y0, x1, y1, { k = 40, isTurned = false, leastScale = 0, lettering = [11] } = {}) {
    const across = isTurned ? y1 - y0 : x1 - x0
    const down = isTurned ? x1 - x0 : y1 - y0
    Object.assign(this, {
      x0,
      y0,
      x1,
      y1,
      k,
      isTurned,
      leastScale,
      lettering,
      width: f(across * k),
      height: f(down * k),
      out: [],
      panes: [],
    })
  }
  X(x) {
    return f((x - this.x0) * this.k)
  }
  Y(y) {
    return f((this.y1 - y) * this.k)
  }
  /** A point in metres as one in units. */
  P(x, y) {
    return this.isTurned ? [f((y - this.y0) * this.k), f((x - this.x0) * this.k)] : [this.X(x), this.Y(y)]
  }
  /** Converts a length of a dimension line's detail from metres to units; below `leastScale` it doesn't shrink further. */
  length(metres) {
    return metres * Math.max(this.k, this.leastScale)
  }
  path(d, c = 'm') {
    this.out.push(`<path class="${c}" d="${d}"/>`)
    return this
  }
  line(x0, y0, x1, y1, c) {
    return this.path(`M${this.P(x0, y0).join(' ')}L${this.P(x1, y1).join(' ')}`, c)
  }
  rect(x0, y0, x1, y1, c) {
    const [a, b] = this.P(x0, y0)
    const [d, e] = this.P(x1, y1)
    return this.path(`M${a} ${b}H${d}V${e}H${a}Z`, c)
  }
  poly(p, c) {
    return this.path('M' + p.map(([x, y]) => this.P(x, y).join(' ')).join('L') + 'Z', c)
  }
  many(seg, c) {
    return this.path(
      seg.map(([a, b, d, e]) => `M${this.P(a, b).join(' ')}L${this.P(d, e).join(' ')}`).join(''),
      c,
    )
  }
  circle(x, y, r, c = 'm') {
    const [cx, cy] = this.P(x, y)
    this.out.push(`<circle class="${c}" cx="${cx}" cy="${cy}" r="${f(r * this.k)}"/>`)
    return this
  }
  text(x, y, t, c = 't', extra = '') {
    const [px, py] = this.P(x, y)
    this.out.push(`<text class="${c}" x="${px}" y="${py}" ${extra}>${t}</text>`)
    return this
  }
  win(x0, y0, x1, y1, n = 1) {
    this.rect(x0, y0, x1, y1, 'g')
    const s = []
    for (let i = 1; i < n; i++) {
      const x = x0 + ((x1 - x0) * i) / n
      s.push([x, y0, x, y1])
    }
    if (s.length) this.many(s, 'm')
    if (x1 - x0 < 1) return this
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
  /** A dimension line with its text: above it, or beside it if the line runs down the sheet. */
  dim(x0, y0, x1, y1, t) {
    const [a, b] = this.P(x0, y0)
    const [d, e] = this.P(x1, y1)
    const cx = (a + d) / 2
    const cy = (b + e) / 2
    const half = this.length(0.1)
    const slash = ([x, y]) => `M${f(x - half)} ${f(y + half)}l${f(2 * half)} ${f(-2 * half)}`
    this.path(`M${a} ${b}L${d} ${e}`, 'd').path(
      [
        [a, b],
        [d, e],
      ]
        .map(slash)
        .join(''),
      'dt',
    )
    const place =
      b === e ? `x="${f(cx)}" y="${f(cy - 5)}"` : `transform="translate(${f(cx - 6)} ${f(cy)}) rotate(-90)"`
    this.out.push(`<text class="t" ${place} text-anchor="middle">${t}</text>`)
    return this
  }
  dimH(x0, x1, y, ref = y + 0.6, t = fi(Math.abs(x1 - x0))) {
    const end = y + (Math.sign(y - ref) * this.length(0.15)) / this.k
    return this.many(
      [
        [x0, ref, x0, end],
        [x1, ref, x1, end],
      ],
      'd',
    ).dim(x0, y, x1, y, t)
  }
  dimV(x, y0, y1, t = feet(inches(y1) - inches(y0))) {
    return this.dim(x, y0, x, y1, t)
  }
  /** A chain of heights between these levels. They add up, because the levels are rounded, not the heights. */
  chainV(x, ...levels) {
    levels.slice(1).forEach((to, i) => this.dimV(x, levels[i], to))
    return this
  }
  /** A level mark: its line as long as the longest name in the largest lettering, shortened by `levelCss` for the others. */
  level(x, y, name) {
    const px = this.X(x)
    const py = this.Y(y)
    const largest = Math.max(...this.lettering)
    this.path(`M${px} ${py}h${levelLength(largest)}`, 'd l')
    this.path(`M${f(px + 16)} ${py}l-5 -9h10z`, 'lv')
    this.out.push(`<text class="t" x="${f(px + levelStart)}" y="${f(py - 6)}">${name}</text>`)
    return this
  }
  bubble(x, y, n, r) {
    return this.circle(x, y, r, 'd').text(x, y, n, 't', 'text-anchor="middle" dy=".36em"')
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
  /** A scale bar in feet, with its numbers. */
  scaleBar(x, y) {
    const [px, py] = this.P(x, y)
    const at = (feet) => f(px + feet * 0.3048 * this.k)
    const h = 7
    this.path(`M${px} ${py}H${at(20)}v${h}H${px}Z`, 'm')
    this.path(`M${px} ${py}H${at(5)}v${h}H${px}ZM${at(10)} ${py}H${at(20)}v${h}H${at(10)}Z`, 'p')
    const label = (feet, text, placing) =>
      this.out.push(`<text class="t" x="${at(feet)}" y="${f(py - 8)}" ${placing}>${text}</text>`)
    for (const feet of [0, 5, 10]) label(feet, feet, 'text-anchor="middle"')
    // Half the width of the figure, in the size that the browser shows.
    label(20, '20 ft', 'dx="-.65em"')
    return this
  }
  /** box: the part that is shown, in units: left, top and width of a picture of 16:10. */
  save(name, label, extraCss = '', box = undefined) {
    const { width, height } = this
    const [w, h] = box ? [1600, 1000] : [Math.round(width), Math.round(height)]
    const [left, top, across] = box ?? [0, 0, width]
    const viewBox = `${left} ${top} ${across} ${box ? f(across / 1.6) : height}`
    const css = `.c{fill:var(--poche,#12324a);stroke:var(--line,#12324a);stroke-width:1.6}.m,.g,.tr,.w{fill:none;stroke:var(--line,#12324a);stroke-width:1.2;stroke-linejoin:round;stroke-linecap:round}.w{fill:var(--paper,#f4f1ea);stroke-width:1.8}.g{fill:var(--glass,#dfe7e8)}.h{fill:none;stroke:var(--line,#12324a);stroke-width:.6;opacity:.55;stroke-linecap:round}.a{fill:none;stroke:var(--accent,#c8742c);stroke-width:1.1}.af{fill:var(--accent,#c8742c)}.d{fill:none;stroke:var(--dim,#6d7f8b);stroke-width:.8}.dt{stroke:var(--accent,#c8742c);stroke-width:1.6}.lv{fill:var(--accent,#c8742c)}.t{font:500 11px Archivo,ui-sans-serif,system-ui,sans-serif;fill:var(--dim,#566a77);letter-spacing:.06em}.tt{font:600 15px Archivo,ui-sans-serif,system-ui,sans-serif;fill:var(--line,#12324a);letter-spacing:.12em}.tr{fill:var(--tree,#8a9a7b33)}.man{fill:var(--accent,#c8742c)}.gr{stroke:var(--line,#12324a);stroke-width:2.4}text{text-rendering:geometricPrecision}.dash{fill:none;stroke:var(--dim,#6d7f8b);stroke-width:.9;stroke-dasharray:7 5}.p{fill:var(--poche,#12324a)}${extraCss}`
    const s = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${viewBox}" role="img" aria-label="${label}"><style>${css}</style>${this.out.join('')}</svg>`
    writeFileSync(`svg/${name}.svg`, s)
    console.log(name, (s.length / 1024).toFixed(1) + ' kB', w + 'x' + h)
  }
}
const inches = (m) => Math.round(m / 0.0254)
const feet = (inch) => `${Math.floor(inch / 12)}&#8242;-${inch % 12}&#8243;`
const fi = (m) => feet(inches(m))

// The levels of house.py, in metres above the street: the top of each slab, the concrete wall and the stair head.
const B = -3
const G = 0.45
const F = 4.05
const R = 7.65
const roof = R + 0.2
const wallTop = R + 1.25
const headTop = R + 2.88

/**
 * The front without the boundary wall, which would cover the ground floor. Walls don't cover lines of other walls, because
 * they have no fill on dark surfaces.
 */
function front(s) {
  s.rect(0, 0, 5.6, F - 0.38, 'w')
    .win(0.8, G + 0.6, 4.4, G + 2.8, 3)
    .slats(0.36, 0, 0.95, F - 0.42)
  s.rect(0.05, 0, 0.3, F - 0.38, 'w') // porch
  s.rect(5.62, 0, 8.2, F - 0.38, 'w')
    .rect(6.3, G, 7.6, G + 3, 'm')
    .win(5.75, G, 6.25, G + 3)
    .win(7.65, G, 8.05, G + 3)
  s.slats(6.36, G + 0.05, 7.55, G + 2.95, 0.17)
  s.rect(8.2, 0, 14, F - 0.38, 'w').win(8.55, G, 13.65, G + 2.95, 4)
  s.rect(-0.35, F - 0.38, 5.7, F, 'w')
    .rect(0, F, 5.6, R - 0.02, 'w')
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
    // The stair head, behind the parapet.
    .poly(
      [
        [5.7, roof],
        [7.9, roof],
        [7.9, R + 0.75],
        [8.9, R + 0.75],
        [8.9, R + 2.7],
        [5.7, R + 2.7],
      ],
      'w',
    )
    .rect(5.4, R + 2.7, 9.2, headTop, 'w')
  s.rect(5.35, 0, 5.72, wallTop, 'c')
  for (let i = 0; i < 3; i++) s.line(5.75, 0.15 * (i + 1), 8.1, 0.15 * (i + 1), 'h')
  return s.man(4.6, 0).man(3.4, F, 1.7)
}

/** The boundary walls at both sides of the plot. */
const boundaryWalls = (s, c) => s.rect(-3, 0, -2.8, 2.1, c).rect(16.8, 0, 17, 2.1, c)

/** Two trees, beside the plot unless given: the middle of each and its height. */
const frontTrees = (
  s,
  [left, right] = [
    [-4.6, 6.4],
    [18.2, 5.2],
  ],
) => s.tree(left[0], 0, left[1], 5).tree(right[0], 0, right[1], 9)

function elevation() {
  const s = new Sheet(-8.4, -2.6, 22.5, 12)
  boundaryWalls(front(frontTrees(s)), 'w')
  s.line(-8, 0, 22.2, 0, 'gr')
  s.chainV(-7.2, 0, F, roof, headTop)
  s.level(20.2, 0, '&#177; 0')
    .level(20.2, F, 'First')
    .level(20.2, roof, 'Roof')
    .level(20.2, headTop, 'Stair head')
  s.dimH(-0.35, 5.7, -1)
    .dimH(5.7, 7.9, -1)
    .dimH(7.9, 14.4, -1)
    .title(-8, -2.2, 'FRONT ELEVATION', 'DB-32 &#183; scale 1:100')
  s.save('elevation', 'Front elevation of a two-storey house with dimensions')
}

const tick = (x, y) => [x - 0.1, y - 0.1, x + 0.1, y + 0.1]

/** The house with its width and its height, for tools/strokes.mjs: no trees, and one path for all dimension lines. */
function frontElevation() {
  const s = new Sheet(-8.4, -2.6, 22.5, 12)
  front(s)
  const xs = [-0.35, 14.4]
  s.line(-3.5, 0, 18.3, 0, 'gr')
    .many([[-0.35, -1, 14.4, -1], ...xs.map((x) => [x, -0.5, x, -1.25])], 'd')
    .many(
      xs.map((x) => tick(x, -1)),
      'dt',
    )
    .many(
      [
        [17.6, 0, 17.6, headTop],
        [9.5, headTop, 17.85, headTop],
      ],
      'd',
    )
    .many([tick(17.6, 0), tick(17.6, headTop)], 'dt')
    .save('front-elevation', 'Front elevation')
}

/** A wall along x with its gaps, which are openings or, with `w`, windows. */
const wallH = (s, y, x0, x1, gaps = [], t = 0.23) =>
  wallOf(s, x0, x1, gaps, (a, b, d) => [a, y + d * t, b, y + d * t])
/** The same along y. */
const wallV = (s, x, y0, y1, gaps = [], t = 0.23) =>
  wallOf(s, y0, y1, gaps, (a, b, d) => [x + d * t, a, x + d * t, b])

function wallOf(s, from, to, gaps, at) {
  let u = from
  const part = (a, b) => {
    const [x0, y0] = at(a, b, -0.5)
    const [, , x1, y1] = at(a, b, 0.5)
    if (b > a) s.rect(x0, y0, x1, y1, 'c')
  }
  for (const [a, b, k] of gaps) {
    part(u, a)
    if (k === 'w') s.panes.push(...[-0.5, 0, 0.5].map((d) => at(a, b, d)))
    u = b
  }
  part(u, to)
}

/**
 * The outer walls of an outline, anticlockwise as in houses.py, with the openings of each side, in the order of their
 * coordinates; its first side is between its first two corners.
 */
function outerWalls(s, outline, openings, t = 0.23) {
  const corner = (i) => outline[(i + outline.length) % outline.length]
  const isConcave = (i) => {
    const [[a, b], [x, y], [c, d]] = [corner(i - 1), corner(i), corner(i + 1)]
    return (x - a) * (d - y) - (y - b) * (c - x) < 0
  }
  outline.forEach(([x0, y0], i) => {
    const [x1, y1] = corner(i + 1)
    if (y0 === y1) {
      const d = Math.sign(x1 - x0)
      const ends = [x0 - (isConcave(i) ? d * t : 0), x1 + (isConcave(i + 1) ? d * t : 0)]
      wallH(s, y0 + (d * t) / 2, Math.min(...ends), Math.max(...ends), openings[i], t)
    } else {
      const d = Math.sign(y1 - y0)
      wallV(s, x0 - (d * t) / 2, Math.min(y0, y1), Math.max(y0, y1), openings[i], t)
    }
  })
}

/** A door: its hinge, the vector to the other side of the opening, and the one to the edge of the open leaf. */
function door(s, x, y, [ax, ay], [bx, by]) {
  const r = f(Math.hypot(ax, ay) * s.k)
  const sweep = ax * by - ay * bx > 0 ? 0 : 1
  s.path(`M${s.P(x, y).join(' ')}L${s.P(x + bx, y + by).join(' ')}`, 'm').path(
    `M${s.P(x + bx, y + by).join(' ')}A${r} ${r} 0 0 ${1 - sweep} ${s.P(x + ax, y + ay).join(' ')}`,
    'h',
  )
}

/** A stair with two flights of ten risers under the stair head, beginning at this y, its landing at the far end. */
const flight = { risers: 10, tread: 0.27, width: 1.15, left: 6, right: 7.3, y: 8.6 }
const landingOf = ({ y, risers, tread }) => y + (risers - 1) * tread

function stairPlan(s, stair = flight) {
  const { left, right, width, y, risers, tread } = stair
  const landingY = landingOf(stair)
  const steps = []
  for (let i = 0; i < risers; i++)
    for (const x of [left, right]) steps.push([x, y + i * tread, x + width, y + i * tread])
  const far = landingY + width
  s.many(steps, 'h').rect(left, y, right + width, far, 'h')
  s.many(
    [
      [left + width, y, left + width, landingY],
      [right, y, right, landingY],
    ],
    'm',
  )
  const [up, down, turn] = [left + width / 2, right + width / 2, landingY + width / 2]
  s.many(
    [
      [up, y + 0.1, up, turn],
      [up, turn, down, turn],
      [down, turn, down, y + 0.1],
      [down, y + 0.1, down - 0.12, y + 0.35],
      [down, y + 0.1, down + 0.12, y + 0.35],
    ],
    'a',
  )
}

/** A toilet: the middle of its back at the wall, and the direction into the room. */
function toilet(s, x, y, dx, dy) {
  const [px, py] = [dy * 0.2, dx * 0.2]
  s.rect(x - px, y - py, x + px + dx * 0.18, y + py + dy * 0.18, 'm').circle(
    x + dx * 0.42,
    y + dy * 0.42,
    0.21,
  )
}

const basin = (s, x0, y0, x1, y1) => s.rect(x0, y0, x1, y1, 'm').circle((x0 + x1) / 2, (y0 + y1) / 2, 0.15)

/** A shower, its slope to the drain as diagonals. */
const shower = (s, x0, y0, x1, y1) =>
  s.rect(x0, y0, x1, y1, 'm').many(
    [
      [x0, y0, x1, y1],
      [x0, y1, x1, y0],
    ],
    'h',
  )

/** The attached bathrooms of both bedrooms and the powder room, round one corner for the pipes. */
function bathrooms(s) {
  const t = 0.13
  wallH(s, 9.2, 3.6, 5.5, [[4.5, 5.25]], t)
  wallV(s, 3.6, 9.2, 12.1, [], t)
  door(s, 5.25, 9.2, [-0.75, 0], [0, 0.75])
  toilet(s, 3.67, 10.65, 1, 0)
  basin(s, 3.67, 9.55, 4.1, 10.15)
  shower(s, 3.67, 11.1, 5.48, 12.08)

  wallH(s, 14.7, 3.6, 5.5, [[3.75, 4.5]], t)
  wallV(s, 3.6, 12.3, 14.7, [], t)
  door(s, 3.75, 14.7, [0.75, 0], [0, -0.75])
  toilet(s, 5.48, 13.65, -1, 0)
  basin(s, 5.05, 14.0, 5.48, 14.55)
  shower(s, 3.67, 12.32, 5.48, 13.25)

  wallH(s, 12.35, 5.6, 7.3, [], t)
  wallH(s, 13.95, 5.6, 7.3, [], t)
  wallV(s, 7.3, 12.35, 13.95, [[13.05, 13.8]], t)
  door(s, 7.3, 13.8, [0, -0.75], [-0.75, 0])
  toilet(s, 5.72, 13.3, 1, 0)
  basin(s, 6.2, 12.42, 6.75, 12.8)
}

/** A bed of 1.9 by 2.1 m, its head at the rear or at the left. */
function bed(s, x, y, head = 'rear') {
  const at = (u, v) => (head === 'rear' ? [x + u, y + v] : [x + 2.1 - v, y + u])
  s.rect(...at(0, 0), ...at(1.9, 2.1), 'm')
    .rect(...at(0.15, 1.5), ...at(0.85, 1.95), 'm')
    .rect(...at(1.05, 1.5), ...at(1.75, 1.95), 'm')
    .line(...at(0, 1.3), ...at(1.9, 1.3), 'm')
}

/** A car of 1.75 by 4.5 m. */
function car(s, x0, y0) {
  const at = (x, y) => s.P(x0 + x, y0 + y).join(' ')
  s.path(
    `M${at(0, 0)}L${at(1.75, 0)}Q${at(1.95, 2.2)} ${at(1.75, 4.5)}L${at(0, 4.5)}Q${at(-0.2, 2.25)} ${at(0, 0)}Z`,
    'm',
  ).rect(x0 + 0.15, y0 + 1.4, x0 + 1.6, y0 + 3.7, 'm')
}

/** paving: where the paving of the driveway begins. */
function floor(s, paving = -7.5) {
  {
    const h = []
    // Interrupted by the car and the name of the porch.
    for (let y = paving; y < 6; y += 0.9) h.push([0, y, y > 0.2 && y < 4.7 ? 1.5 : 5.4, y])
    s.many(h, 'h')
  }
  s.rect(-0.35, -1.6, 5.7, 6.4, 'dash').rect(7.9, -1.5, 14.4, 1.1, 'dash')
  wallH(s, 6.5, 0, 5.6, [[0.8, 4.4, 'w']])
  wallV(s, 0.11, 6.5, 18, [
    [8, 10.4, 'w'],
    [13, 15.4, 'w'],
  ])
  wallH(s, 17.9, 0, 14, [
    [1, 4.2, 'w'],
    [6, 11, 'w'],
  ])
  wallV(s, 13.9, 1.2, 18, [
    [2.8, 6.6, 'w'],
    [9.2, 12.2, 'w'],
    [13.7, 15.7, 'w'],
  ])
  wallH(s, 1.2, 8.2, 14, [[8.55, 13.65, 'w']])
  wallV(s, 8.2, 1.2, 3)
  wallH(s, 3, 5.6, 8.2, [
    [5.75, 6.2, 'w'],
    [6.3, 7.6],
    [7.7, 8.05, 'w'],
  ])
  wallV(s, 5.5, -1, 6.5)
  wallV(s, 5.6, 6.5, 17.9, [
    [7.55, 8.4],
    [14.9, 15.75],
  ])
  wallH(s, 7.4, 5.6, 14, [
    [6, 7.2],
    [10.4, 12.8],
  ])
  wallH(s, 12.2, 0, 5.6)
  wallV(s, 8.8, 12.4, 18, [[12.9, 14.1]])
  door(s, 6.3, 3, [1.3, 0], [0, 1.3])
  door(s, 5.6, 7.55, [0, 0.85], [-0.85, 0])
  door(s, 5.6, 15.75, [0, -0.85], [-0.85, 0])
  bathrooms(s)
  s.many(s.panes, 'm')
  stairPlan(s)
  s.rect(9, 5.6, 12.6, 6.55, 'm')
    .rect(9, 2.4, 9.95, 4.8, 'm')
    .rect(10.7, 3.6, 12, 4.4, 'm')
    .rect(8.8, 2.1, 12.3, 5.5, 'h')
    .rect(10.3, 9.2, 12.9, 10.25, 'm')
  for (let i = 0; i < 3; i++) {
    const x = 10.5 + i * 0.87
    s.rect(x, 8.75, x + 0.45, 9.1, 'm').rect(x, 10.35, x + 0.45, 10.7, 'm')
  }
  for (const y of [9.3, 15]) bed(s, 1.5, y)
  s.rect(9.1, 16.9, 13.5, 17.6, 'm')
    .rect(10.6, 14.6, 13, 15.5, 'm')
    .circle(10.4, 17.25, 0.16)
    .circle(10.8, 17.25, 0.16)
  car(s, 1.85, 0.2)
}

/** The trees of the plan: middle and radius. */
const planTrees = [
  [12.8, -3.4, 1.4],
  [15.6, -2, 1.0],
  [-1.6, 10, 0.8],
  [-1.6, 13, 0.8],
  [-1.6, 16, 0.8],
  [9.6, -5.8, 0.8],
]

function treesFromAbove(s, trees) {
  for (const [x, y, r] of trees) {
    s.circle(x, y, r, 'tr')
    const h = []
    for (let i = 0; i < 5; i++) {
      const [c, d] = [Math.cos(i * 1.2566) * r * 0.85, Math.sin(i * 1.2566) * r * 0.85]
      h.push([x, y, x + c, y + d])
    }
    s.many(h, 'h')
  }
}

/** The boundary of the plot in the plan. */
const boundary = (s) => s.rect(-2.8, -8, 16.8, 21.8, 'dash')

/** Dimensions and grid axes of the plan. */
function axes(s, radius) {
  s.dimH(0, 5.6, 19.4, 18.4).dimH(5.6, 14, 19.4, 18.4).dimV(-3.5, 6.5, 18).dimV(-3.5, -1, 6.5)
  for (const y of [-1, 6.5, 18]) s.line(-3.65, y, -0.4, y, 'd')
  for (const [x, n] of [
    [0, 'A'],
    [5.6, 'B'],
    [14, 'C'],
  ])
    s.bubble(x, 20.7, n, radius).line(x, 20.35, x, 19.6, 'd')
  for (const [y, n] of [
    [1.2, '1'],
    [7.4, '2'],
    [18, '3'],
  ])
    s.bubble(18, y, n, radius).line(14.5, y, 17.6, y, 'dash')
}

const rooms = (s, list, extra = '') =>
  list.forEach(([x, y, name]) => s.text(x, y, name, 'tt', `text-anchor="middle" ${extra}`))

/** Names along the width of the house, where they have more room. */
const roomsAcross = (s, list) =>
  list.forEach(([x, y, name]) =>
    rooms(s, [[x, y, name]], `dy=".3em" transform="rotate(-90 ${s.P(x, y).join(' ')})"`),
  )

function plan() {
  const s = new Sheet(-4, -8.4, 19, 21.5)
  boundary(s)
  floor(s)
  treesFromAbove(s, planTrees)
  rooms(
    s,
    [
      [11.4, 6.9, 'LOUNGE'],
      [11.6, 11.6, 'DINING'],
      [11.2, 13.4, 'KITCHEN'],
      [2.4, 8.3, 'BED 1'],
      [2, 14.2, 'BED 2'],
      [7.2, 15.2, 'FAMILY'],
      [2.8, -2.4, 'PORCH'],
      [11, -2.6, 'LAWN'],
      [7, 5.3, 'ENTRY'],
    ],
    'style="font-size:12px"',
  )
  axes(s, 0.32)
  s.save('plan', 'Ground floor plan with dimensions')
}

/** A flight seen from the front, or from behind: its treads as lines. */
function flightSection(s, x, z0, z1, c, { risers, width } = flight) {
  const rows = []
  for (let i = 0; i <= risers; i++) {
    const z = z0 + ((z1 - z0) * i) / risers
    rows.push([x, z, x + width, z])
  }
  s.many(rows, c).many(
    [
      [x, z0, x, z1],
      [x + width, z0, x + width, z1],
    ],
    'm',
  )
}

/** The stair between two floors: the lower flight rises away from the viewer, the upper one comes back. */
function stairSection(s, z0, z1, stair = flight) {
  const { left, right, width } = stair
  const middle = (z0 + z1) / 2
  flightSection(s, right, middle, z1, 'h', stair)
  s.rect(left, middle - 0.15, right + width, middle, 'w')
  flightSection(s, left, z0, middle, 'm', stair)
}

/** The surroundings of the section: the ends of the ground, a man in the garden, and the middle and height of two trees. */
const wideCut = {
  from: -7.2,
  to: 22,
  man: 18,
  trees: [
    [-4.7, 5],
    [20, 5.2],
  ],
}

/** The house cut across at y = 8.5, in front of the stair, seen from the street towards the garden. */
function cut(s, { from, to, man, trees } = wideCut) {
  // The trees first, because they stand beyond everything else.
  const [left, right] = trees
  s.tree(left[0], 0, left[1], 3).tree(right[0], 0, right[1], 8)
  const h = []
  for (let x = -8; x < 24; x += 0.55)
    for (const [x0, x1] of [
      [from + 0.2, 5.6],
      [14, to],
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
  // Beyond the cut: stairs, doors, the window of the dining room, furniture.
  stairSection(s, B, G)
  stairSection(s, G, F)
  stairSection(s, F, roof)
  s.win(8.9, G, 11, G + 2.8, 2)
    .rect(10.2, B + 0.72, 12.9, B + 0.86, 'm')
    .rect(10.3, G + 0.7, 12.9, G + 0.75, 'm')
    .rect(10, G, 12.8, G + 0.95, 'm')
    .rect(8.75, G, 8.9, F - 0.3, 'm')
    .rect(4.5, G, 5.25, G + 2.1, 'm')
    .many([[3.6, G, 3.6, F - 0.3]], 'm')
    .rect(4.1, F, 5.1, F + 2.3, 'm')
    .rect(9, F, 10, F + 2.3, 'm')
  for (const x of [10.4, 12.7]) s.line(x, B, x, B + 0.72, 'm')
  for (const [x, z] of [
    [1.4, G],
    [1.6, F],
    [10.6, F],
  ])
    s.rect(x - 0.3, z, x + 2.2, z + 1.15, 'm').rect(x, z, x + 1.9, z + 0.6, 'm')
  // The cut: slabs, walls, windows.
  s.rect(5.6, B - 0.35, 14, B, 'c')
    .rect(5.6, B, 5.9, 0, 'c')
    .rect(13.7, B, 14, 0, 'c')
    .rect(0, 0, 14, G, 'c')
  s.rect(0, F - 0.3, 14.4, F, 'c').rect(-0.5, roof - 0.22, 14.4, roof, 'c')
  for (const [x, z0, z1] of [
    [0, G, G + 0.9],
    [0, G + 2.6, F - 0.3],
    [5.5, G, F - 0.3],
    [13.8, G, F - 0.3],
    [0, F, R],
    [5.6, F, R],
    [8.5, F, R],
    [14.2, F, F + 0.9],
    [14.2, F + 2.6, R + 0.75],
    [5.7, roof, R + 2.7],
    [8.7, roof, R + 2.7],
  ])
    s.rect(x, z0, x + 0.2, z1, 'c')
  s.rect(5.4, R + 2.7, 9.2, headTop, 'c').many(
    [0.05, 0.15].flatMap((d) => [
      [d, G + 0.9, d, G + 2.6],
      [14.2 + d, F + 0.9, 14.2 + d, F + 2.6],
    ]),
    'm',
  )
  boundaryWalls(s, 'c')
  s.man(9.3, B).man(0.9, G).man(13.3, G).man(3.8, F).man(13.4, F).man(man, 0)
  s.line(from, 0, 5.6, 0, 'gr').line(14, 0, to, 0, 'gr')
}

function section() {
  const s = new Sheet(-9, -5.6, 25.5, 12)
  cut(s)
  heights(s, -8)
  levels(s, 22.8).title(-8.6, -5.2, 'SECTION', 'DB-32 &#183; scale 1:100')
  s.save('section', 'Cross-section through basement, ground and first floor')
}

/** The heights from floor to floor, which match the level marks; beside them those above and below the street, and the plinth. */
const heights = (s, x) =>
  s
    .chainV(x, B, G, F, roof, headTop)
    .chainV(x - 1.2, B, 0, headTop)
    .many([[14, G, 14.75, G]], 'd')
    .dimV(14.55, 0, G, '')
    .text(14.8, 0.14, fi(G))

const levels = (s, x) =>
  s
    .level(x, B, 'Basement')
    .level(x, G, 'Ground')
    .level(x, F, 'First')
    .level(x, roof, 'Roof')
    .level(x, headTop, 'Stair head')

const W = 26
const Z = 11.4
const FH = 3.7

/** The podium and the first floors of the tower above it; without the tree left of the podium, the ground is shorter. */
function podium(s, floors, hasLeftTree = true) {
  s.rect(-6, 0, 38, Z, 'w')
    .line(-6, Z - 0.4, 38, Z - 0.4, 'm')
    .line(-6, 5.6, 38, 5.6, 'm')
    .slats(-5.5, 5.9, 37.5, Z - 1, 1.4)
  for (let x = -5; x < 38; x += 6) s.rect(x, 0, x + 0.5, 5.1, 'm')
  s.rect(0, Z, W, Z + floors * FH, 'w')
  const v = [],
    a = [],
    h = []
  for (let i = 0; i < floors; i++) {
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
  for (const i of [4, 10, 16, 22].filter((level) => level < floors)) {
    s.rect(0, Z + i * FH, 6.5, Z + i * FH + FH - 0.35, 'g').tree(2.6, Z + i * FH, 3, i + 2)
  }
  for (let i = hasLeftTree ? 0 : 1; i < 7; i++) s.tree(-11 + i * 8.4, 0, 6 + (i % 3), i + 3)
  return s.line(hasLeftTree ? -14 : -8, 0, 44, 0, 'gr')
}

function crown(s) {
  const top = Z + 24 * FH
  return s
    .rect(10, top + 4.9, 16, top + 7, 'w')
    .rect(-0.35, top, W + 0.35, top + 4.9, 'm')
    .slats(0.4, top, W, top + 4.6, 1.26)
    .line(13, top + 7, 13, top + 17, 'h')
}

function tower() {
  const s = new Sheet(-14, -3, 44, 119, { k: 11 })
  crown(podium(s, 24))
    .dimV(-9.5, 0, Z)
    .dimV(-9.5, Z, Z + 24 * FH)
    .save('tower', 'Elevation of a high-rise tower on a podium')
}

// The sheets of the project pages, 1600 by 1000 units. Their lettering follows the width at which they are shown: at
// least 11 px high from a width of 540 px. The white ground and the halo keep it readable over lines.
const halo = 'paint-order:stroke;stroke:#fff;stroke-width:6;stroke-linejoin:round;letter-spacing:.02em'
const lettering = [33, 26, 17]
const letteringCss = (fontSize) =>
  `.t,.tt{font-size:${fontSize}px}.l{stroke-dasharray:${levelLength(fontSize)} 999}`
// The sheets are shown at half their size and less, so their thin lines are thicker than those of other drawings.
const sheetCss =
  `.d{stroke-width:1.5}.dash{stroke-width:1.8}.t,.tt{${halo}}${letteringCss(lettering[0])}` +
  `@media (min-width:680px){${letteringCss(lettering[1])}}@media (min-width:1050px){${letteringCss(lettering[2])}}`
// The lettering of the small plan in cards: at least 11 px high, and none where it wouldn't fit its rooms.
const detailCss =
  `.tt{${halo};font-size:36px}@media (max-width:359.9px){.tt{display:none}}` +
  [
    [400, 32],
    [460, 28],
    [500, 25.5],
  ]
    .map(([width, fontSize]) => `@media (min-width:${width}px){.tt{font-size:${fontSize}px}}`)
    .join('')

/** In units: from the edge of a sheet to its title, and to its first dimension line, whose text stands left of it. */
const margin = 70
const firstLine = 100

const sheetOf = (x0, y0, k, options) => {
  const across = 1600 / k
  const down = 1000 / k
  const [width, height] = options?.isTurned ? [down, across] : [across, down]
  const s = new Sheet(x0, y0, x0 + width, y0 + height, { lettering, ...options, k })
  s.out.push('<path fill="#fff" d="M0 0H1600V1000H0Z"/>')
  return s
}

/** The trees of the sheets, within the plot. */
const plotTrees = [
  [-1.7, 6.4],
  [15.7, 4.6],
]

function elevationSheet() {
  const k = 54
  const left = -5.4 - firstLine / k
  const top = headTop + 100 / k
  const bottom = top - 1000 / k
  const s = sheetOf(left, bottom, k)
  boundaryWalls(front(frontTrees(s, plotTrees)), 'w')
  s.line(-4, 0, 17.2, 0, 'gr')
    .chainV(-4.3, 0, F, roof, headTop)
    .dimV(-5.4, 0, headTop)
    .level(17.45, F, 'First')
    .level(17.45, roof, 'Roof')
    .level(17.45, headTop, 'Stair head')
    .dimH(-0.35, 5.7, -1.1)
    .dimH(5.7, 7.9, -1.1)
    .dimH(7.9, 14.4, -1.1)
    .dimH(-0.35, 14.4, -2.2, -1.1)
    .text(left + margin / k, bottom + 80 / k, 'DB-32, front elevation', 'tt')
    .save('db-32-elevation', 'Front elevation', sheetCss)
}

function elevationDetail() {
  const s = sheetOf(-9.4, -5.8, 47)
  s.out.length = 0
  front(frontTrees(s, plotTrees))
    .line(-8, 0, 24, 0, 'gr')
    .save('elevation-detail', 'Front elevation', '', [222, 145, 1080])
}

function sectionSheet() {
  const k = 52
  const left = -6 - firstLine / k
  const s = sheetOf(left, -6.6, k)
  cut(s, {
    from: -4.2,
    to: 17.3,
    man: -0.7,
    trees: [
      [-1.4, 3.7],
      [16.2, 3.7],
    ],
  })
  heights(s, -4.8)
  levels(s, 17.8)
    .text(left + margin / k, -4.9, 'DB-32, section', 'tt')
    .scaleBar(14.5, -4.9)
    .save('db-32-section', 'Cross-section', sheetCss)
}

function sectionDetail() {
  const s = sheetOf(-9.9, -8.6, 43)
  s.out.length = 0
  cut(s)
  s.save('section-detail', 'Cross-section', '', [98, 70, 1312])
}

const sheetRooms = [
  [13.05, 3.8, 'LOUNGE'],
  [9.3, 9.8, 'DINING'],
  [9.75, 14.5, 'KITCHEN'],
  [0.85, 9.35, 'BED 1'],
  [0.85, 15.05, 'BED 2'],
  [7.8, 15.8, 'FAMILY'],
  [4.6, 2.4, 'PORCH'],
  [10.4, -3.2, 'LAWN'],
  [7.8, 5.4, 'ENTRY'],
]

function planSheet() {
  const k = 41.6
  const left = 21.8 + (margin - 1600) / k
  const s = sheetOf(-4.8, left, k, { isTurned: true })
  boundary(s)
  floor(s)
  treesFromAbove(s, planTrees)
  axes(s, 0.45)
  rooms(s, sheetRooms, 'dy=".3em"')
  s.text(-3.4, left + margin / k, 'DB-32, ground floor', 'tt')
    .scaleBar(18.4, left + margin / k)
    .save('db-32-plan', 'Ground floor plan', sheetCss)
}

function planDetail() {
  const s = sheetOf(-4.8, -16.2, 41.6, { isTurned: true })
  s.out.length = 0
  floor(s, -6.6)
  // Only the trees that lie wholly in the picture.
  treesFromAbove(s, [planTrees[0], planTrees[5]])
  rooms(s, sheetRooms, 'dy=".3em"')
  s.save('plan-detail', 'Ground floor plan', detailCss, [336, 132.7, 1150])
}

/** The front of House Project, with the dimensions of project.py, without the boundary wall. */
function gabledFront(s) {
  const ground = 0.45
  const first = 3.95
  const eaves = first + 2.9
  const slope = 0.66
  const roofAt = (x) => eaves + 0.05 + slope * (3.15 - Math.abs(x - 3))
  const courses = (x0, y0, x1, y1) => {
    const rows = []
    for (let y = y0 + 0.3; y < y1; y += 0.3) rows.push([x0, y, x1, y])
    return s.rect(x0, y0, x1, y1, 'w').many(rows, 'h')
  }
  // The right wing, its stair head and its flat roof.
  s.rect(9.6, eaves + 0.14, 11.8, eaves + 2.5, 'w').rect(9.3, eaves + 2.5, 12.1, eaves + 2.68, 'w')
  courses(6.15, first, 12.2, eaves - 0.1).win(7.05, first, 11.25, first + 2.5, 3)
  s.rect(6.15, eaves - 0.1, 13, eaves + 0.14, 'w')
  courses(6, ground, 12, first - 0.36).win(8.7, ground + 0.7, 11.1, ground + 2.6, 2)
  s.win(6.08, ground, 6.42, ground + 2.9)
    .rect(6.44, ground, 7.54, ground + 2.9, 'w')
    .slats(6.6, ground + 0.1, 7.45, ground + 2.8, 0.17)
    .rect(6, 0, 12.1, ground, 'w')
  // The gabled wing.
  courses(0, ground, 6, first - 0.36).win(1, ground, 5.2, ground + 2.75, 3)
  s.rect(-0.1, 0, 6.1, ground, 'w')
    .rect(-0.15, first, 6.15, eaves, 'w')
    .win(0.27, first, 5.73, first + 2.72, 4)
    .slats(4.3, first, 5.8, eaves - 0.05, 0.14)
    .poly(
      [
        [-0.15, eaves],
        [6.15, eaves],
        [6.15, roofAt(6.15)],
        [3, roofAt(3)],
        [-0.15, roofAt(-0.15)],
      ],
      'w',
    )
  const fins = []
  for (let x = 0.3; x < 5.8; x += 0.145)
    if (roofAt(x) - eaves > 0.2) fins.push([x, eaves, x, roofAt(x) - 0.05])
  s.many(fins, 'a').poly(
    [
      [-0.95, roofAt(-0.95)],
      [3, roofAt(3)],
      [6.2, roofAt(6.2)],
      [6.2, roofAt(6.2) + 0.26],
      [3, roofAt(3) + 0.26],
      [-0.95, roofAt(-0.95) + 0.26],
    ],
    'c',
  )
  // The slab with its railings, the perforated screen, and the post of the carport.
  s.rect(-0.15, first - 0.36, 12.35, first, 'w')
    .rect(0.15, first, 5.85, first + 1.05, 'm')
    .rect(6.16, first, 9.4, first + 1.05, 'm')
    .rect(9.45, first, 12.35, first + 2.65, 'w')
  const holes = []
  for (let row = 0; row < 12; row++)
    for (let x = 9.6 + (row % 2) * 0.19; x < 12.1; x += 0.38)
      holes.push([x, first + 0.12 + row * 0.2, x + 0.25, first + 0.12 + row * 0.2])
  return s
    .many(holes, 'a')
    .rect(11.75, 0, 12, first - 0.36, 'c')
    .man(5.6, 0)
    .man(7.8, first, 1.7)
}

function gabledSheet() {
  const [first, flat, head, ridge] = [3.95, 6.99, 9.53, 9.24]
  const k = 59
  const left = -5.4 - firstLine / k
  const s = sheetOf(left, -5.1, k)
  gabledFront(s.tree(-1.6, 0, 6.2, 5).tree(13.5, 0, 4.8, 9))
    .rect(-2.6, 0, -2.4, 2.1, 'w')
    .rect(14.4, 0, 14.6, 2.1, 'w')
    .line(-3.7, 0, 15.1, 0, 'gr')
    .chainV(-4.4, 0, first, flat, head)
    .dimV(-5.4, 0, head)
    .path(`M${s.X(3)} ${s.Y(ridge)}l-5 -9h10z`, 'lv')
    .text(3, ridge + 0.4, `Ridge ${fi(ridge)}`, 't', 'text-anchor="middle"')
    .level(15.4, first, 'First')
    .level(15.4, flat, 'Roof')
    .level(15.4, head, 'Stair head')
    .dimH(-0.15, 6.15, -1.05)
    .dimH(6.15, 12.35, -1.05)
    .dimH(-0.15, 12.35, -2.1, -1.05)
    .text(left + margin / k, -3.2, 'House Project, front elevation', 'tt')
    .save('house-project-elevation', 'Front elevation', sheetCss)
}

/** House Project as far as its boundary walls, the ground floor of project.py; bathrooms, doors and the stair are added. */
function gabledPlan() {
  const k = 44
  const left = -7.4 - 190 / k
  const s = sheetOf(-5, left, k, { isTurned: true })
  const t = 0.13
  const stair = { risers: 10, tread: 0.235, width: 1.05, left: 6.15, right: 7.4, y: 6.35 }
  s.rect(-2.4, -7.4, 14.4, 18.8, 'dash')
    .many(
      [
        [-0.15, 0, -0.15, -0.9],
        [-0.15, -0.9, 6, -0.9],
        [6, -0.9, 6, -1.7],
        [6, -1.7, 12.35, -1.7],
        [12.35, -1.7, 12.35, 5],
      ],
      'dash',
    )
    .rect(11.75, -1.35, 12, -1.1, 'c')
  for (let i = 0; i < 3; i++) s.rect(6, 1.3 - 0.38 * i, 7.8, 2.2, 'h')
  outerWalls(
    s,
    [
      [0, 0],
      [6, 0],
      [6, 2.2],
      [8, 2.2],
      [8, 5],
      [12, 5],
      [12, 15],
      [0, 15],
    ],
    {
      0: [[1, 5.2, 'w']],
      2: [
        [6.08, 6.42, 'w'],
        [6.44, 7.54],
      ],
      4: [[8.7, 11.1, 'w']],
      5: [
        [7, 9.2, 'w'],
        [11.5, 13.7, 'w'],
      ],
      6: [
        [1, 5.2, 'w'],
        [7.45, 10.65, 'w'],
      ],
      7: [
        [1.2, 2.8, 'w'],
        [6, 8, 'w'],
        [11, 13, 'w'],
      ],
    },
    0.25,
  )
  wallH(s, 6.2, 0.25, 6, [[3.85, 5.45]], t)
  wallV(
    s,
    6,
    5,
    14.75,
    [
      [9.9, 10.65],
      [11.5, 12.9],
    ],
    t,
  )
  wallV(s, 8.6, 5.2, 9.6, [[5.3, 6.15]], t)
  wallH(s, 9.6, 6, 11.75, [[9.5, 10.25]], t)
  wallH(s, 11.1, 6, 11.75, [[7.9, 8.7]], t)
  wallV(s, 7.6, 9.6, 11.1, [], t)
  wallV(s, 9.1, 9.6, 11.1, [], t)
  door(s, 6.44, 2.3, [1.1, 0], [0, 1.1])
  door(s, 8.6, 5.3, [0, 0.85], [0.85, 0])
  door(s, 6, 9.9, [0, 0.75], [0.75, 0])
  door(s, 9.5, 9.6, [0.75, 0], [0, 0.75])
  door(s, 7.9, 11.1, [0.8, 0], [0, 0.8])
  toilet(s, 7.53, 10.7, -1, 0)
  basin(s, 6.9, 9.67, 7.5, 10.07)
  shower(s, 10.75, 10.25, 11.75, 11.03)
  toilet(s, 11.75, 9.98, -1, 0)
  basin(s, 9.17, 10.4, 9.57, 11)
  s.many(s.panes, 'm')
  stairPlan(s, stair)
  bed(s, 9.75, 7.2)
  car(s, 9.7, -0.3)
  s.rect(0.8, 4.6, 4, 5.55, 'm')
    .rect(0.5, 1.6, 1.45, 4, 'm')
    .rect(2.3, 2.6, 3.6, 3.4, 'm')
    .rect(1.2, 1.4, 5.2, 4.4, 'h')
    .rect(1.4, 10, 3.8, 11.05, 'm')
    .rect(6.5, 14, 10.5, 14.6, 'm')
    .rect(7.2, 11.9, 9.8, 12.7, 'm')
    .circle(8, 14.3, 0.16)
    .circle(8.4, 14.3, 0.16)
  for (let i = 0; i < 3; i++)
    s.rect(1.55 + i * 0.78, 9.5, 2 + i * 0.78, 9.85, 'm').rect(
      1.55 + i * 0.78,
      11.2,
      2 + i * 0.78,
      11.55,
      'm',
    )
  treesFromAbove(s, [[-0.6, -4.2, 1.3], ...[2, 5.2, 8.4, 11.6].map((y) => [13.4, y, 0.7])])
  rooms(
    s,
    [
      [4.7, 3.1, 'LIVING'],
      [4.4, 9.6, 'DINING'],
      [11.1, 12.96, 'KITCHEN'],
      [9.2, 7.4, 'BED 1'],
      [8.75, 1.9, 'CARPORT'],
      [7, 4.3, 'ENTRY'],
      [2.4, -4.2, 'LAWN'],
    ],
    'dy=".3em"',
  )
  s.dimV(-3.2, 0, 15)
    .many(
      [0, 15].map((y) => [-3.4, y, -0.2, y]),
      'd',
    )
    .dimV(15.4, -7.4, 0)
    .dimV(15.4, 0, 5)
    .dimV(15.4, 5, 15)
    .dimV(15.4, 15, 18.8)
    .many(
      [-7.4, 0, 5, 15, 18.8].map((y) => [14.6, y, 15.6, y]),
      'd',
    )
    .dimH(0, 6, 20.4, 15.2)
    .dimH(6, 12, 20.4, 15.2)
    .dimH(-2.4, 14.4, 22, 19)
    .text(-4.1, left + margin / k, 'House Project, ground floor', 'tt')
    .scaleBar(16.8, left + margin / k)
    .save('house-project-plan', 'Ground floor plan', sheetCss)
}

/** House Project cut across at y = 6.3, in front of its stair, seen from the street. */
function gabledSection() {
  const [ground, first, eaves, flat, head, ridge] = [0.45, 3.95, 6.85, 6.99, 9.53, 9.24]
  const k = 57
  const left = -6.2 - firstLine / k
  const s = sheetOf(left, -6, k)
  const stair = { risers: 10, width: 1.05, left: 6.15, right: 7.4 }
  const roofAt = (x) => eaves + 0.05 + 0.66 * (3.15 - Math.abs(x - 3))
  s.tree(-1.4, 0, 3.6, 5).tree(13.4, 0, 3.6, 9)
  // Beyond the cut.
  s.rect(9.6, flat, 11.8, eaves + 2.5, 'w').rect(9.3, eaves + 2.5, 12.1, eaves + 2.68, 'w')
  const fins = []
  for (let x = 0.3; x < 5.8; x += 0.145) fins.push([x, eaves, x, roofAt(x) - 0.05])
  s.many(fins, 'a')
  stairSection(s, ground, first, stair)
  s.rect(3.85, ground, 5.45, ground + 2.5, 'm')
    .rect(4.4, first, 5.4, first + 2.2, 'm')
    .rect(6.75, first, 7.75, first + 2.2, 'm')
    .line(0.15, eaves, 5.85, eaves, 'm')
    .rect(9.2, ground, 11.1, ground + 0.6, 'm')
    .rect(8.9, ground, 11.4, ground + 1.15, 'm')
    .rect(8.4, first, 10.3, first + 0.6, 'm')
    .rect(8.1, first, 10.6, first + 1.15, 'm')
    .rect(1.9, first, 3.8, first + 0.6, 'm')
    .rect(0.7, ground, 3.2, ground + 0.42, 'm')
    .rect(0.7, ground, 3.2, ground + 0.9, 'm')
  // The cut.
  s.rect(0, 0, 12, ground, 'c').rect(-0.15, first - 0.36, 12.35, first, 'c')
  s.rect(6.15, eaves - 0.1, 13, flat, 'c').poly(
    [
      [-0.95, roofAt(-0.95)],
      [3, roofAt(3)],
      [6.2, roofAt(6.2)],
      [6.2, roofAt(6.2) + 0.26],
      [3, roofAt(3) + 0.26],
      [-0.95, roofAt(-0.95) + 0.26],
    ],
    'c',
  )
  for (const [x, t, z0, z1] of [
    [0, 0.25, ground, ground + 0.9],
    [0, 0.25, ground + 2.6, first - 0.36],
    [5.94, 0.13, ground, first - 0.36],
    [8.54, 0.13, ground, first - 0.36],
    [11.75, 0.25, ground, first - 0.36],
    [-0.15, 0.3, first, eaves],
    [5.85, 0.3, first, roofAt(6)],
    [11.99, 0.22, first, first + 0.9],
    [11.99, 0.22, first + 2.4, eaves - 0.1],
    [-2.6, 0.2, 0, 2.1],
    [14.4, 0.2, 0, 2.1],
  ])
    s.rect(x, z0, x + t, z1, 'c')
  s.many(
    [
      [0.08, ground + 0.9, 0.08, ground + 2.6],
      [0.17, ground + 0.9, 0.17, ground + 2.6],
      [12.06, first + 0.9, 12.06, first + 2.4],
      [12.14, first + 0.9, 12.14, first + 2.4],
    ],
    'm',
  )
  s.man(4.4, ground)
    .man(10.8, first)
    .line(-2.9, 0, 0, 0, 'gr')
    .line(12, 0, 15.6, 0, 'gr')
    .chainV(-5, ground, first, flat, head)
    .chainV(-6.2, 0, head)
    .dimV(-5, 0, ground, '')
    .text(-4.8, 0.05, fi(ground))
    .path(`M${s.X(3)} ${s.Y(ridge)}l-5 -9h10z`, 'lv')
    .text(3, ridge + 0.4, `Ridge ${fi(ridge)}`, 't', 'text-anchor="middle"')
    .level(15.9, ground, 'Ground')
    .level(15.9, first, 'First')
    .level(15.9, flat, 'Roof')
    .level(15.9, head, 'Stair head')
    .dimH(0, 6, -1.05)
    .dimH(6, 12, -1.05)
    .dimH(0, 12, -2.2, -1.05)
    .text(left + margin / k, -4.4, 'House Project, section', 'tt')
    .scaleBar(12.6, -4.4)
    .save('house-project-section', 'Cross-section', sheetCss)
}

// House 10, the house on 10 marla of houses.py, in metres above its ground floor. Inner doors, bathrooms and the stair of
// two equal flights, below the stair head, are added.
const house10 = {
  street: -0.45,
  first: 3.35,
  roof: 6.7,
  head: 9.21,
  slab: 0.25,
  width: 9.468,
  plot: [10.668, 19.594],
}
const stair10 = { risers: 10, tread: 0.22, width: 0.94, left: 0.72, right: 2.28, y: 9.42 }
const ground10 = [
  [3.8, 2.4],
  [9.468, 2.4],
  [9.468, 18.02],
  [0, 18.02],
  [0, 6.3],
  [3.8, 6.3],
]
const first10 = [
  [3.8, 3.2],
  [9.468, 3.2],
  [9.468, 16.5],
  [0, 16.5],
  [0, 7.64],
  [3.8, 7.64],
]

/** A sheet of a floor, its dimensions along and across the plot, and its title. */
function floorSheet10(draw, along, name, label, title) {
  const k = 60
  const left = -3
  const [w, d] = house10.plot
  const s = sheetOf(-3.1, left, k, { isTurned: true })
  draw(s)
  const [near, far] = along
  near.slice(1).forEach((y, i) => s.dimV(-0.8, near[i], y))
  far.slice(1).forEach((y, i) => s.dimV(w + 1, far[i], y))
  s.many([...near.map((y) => [-1, y, -0.15, y]), ...far.map((y) => [w + 0.15, y, w + 1.2, y])], 'd')
    .dimH(0, 3.8, d + 0.9, d + 0.2)
    .dimH(3.8, house10.width, d + 0.9, d + 0.2)
    .dimH(0, w, d + 2.1, d + 1.1)
    .text(-2.3, left + margin / k, title, 'tt')
    .scaleBar(w + 2.3, left + margin / k)
    .save(name, label, sheetCss)
}

/** Two bedrooms at the rear with their bathrooms: where they begin, and the ends of both bathrooms. */
function rearRooms10(s, y, rear, leftEnd, rightEnd) {
  const t = 0.12
  wallH(
    s,
    y,
    0.23,
    9.24,
    [
      [4, 4.8],
      [5, 5.8],
    ],
    t,
  )
  wallV(s, 4.9, y, rear, [], t)
  door(s, 4.8, y, [-0.8, 0], [0, 0.8])
  door(s, 5, y, [0.8, 0], [0, 0.8])
  for (const [x, end, into] of [
    [2, leftEnd, -0.75],
    [7.6, rightEnd, 0.75],
  ]) {
    wallV(s, x, y, end, [[y + 0.3, y + 1.05]], t)
    door(s, x, y + 1.05, [0, -0.75], [into, 0])
  }
  wallH(s, leftEnd, 0.23, 2.06, [], t)
  wallH(s, rightEnd, 7.54, 9.24, [], t)
  shower(s, 0.23, leftEnd - 0.86, 1.94, leftEnd - 0.06)
  shower(s, 7.66, rightEnd - 0.86, 9.24, rightEnd - 0.06)
  toilet(s, 0.23, y + 0.65, 1, 0)
  toilet(s, 9.24, y + 1.1, -1, 0)
  basin(s, 0.9, y + 0.06, 1.5, y + 0.46)
  basin(s, 8.1, y + 0.06, 8.7, y + 0.46)
  bed(s, 0.23, rear - 1.91, 'left')
  bed(s, 4.96, rear - 2.6, 'left')
}

function groundPlan10(s) {
  const t = 0.12
  const [w, d] = house10.plot
  s.rect(0, 0, w, d, 'dash').rect(0, 1.6, 3.8, 6.3, 'dash').rect(3.8, 1.2, house10.width, 2.4, 'dash')
  for (const [x0, y0, x1, y1] of [
    [0, 0, 0.13, 6.3],
    [0, 18.02, 0.13, d],
    [w - 0.13, 0, w, d],
    [0, d - 0.13, w, d],
    [5.7, 0, w, 0.13],
    [0, 0, 0.32, 0.32],
    [3.8, 0, 4.12, 0.32],
    [5.4, 0, 5.72, 0.32],
    [3.56, 1.6, 3.8, 6.3],
    [0.16, 1.75, 0.34, 1.93],
  ])
    s.rect(x0, y0, x1, y1, 'c')
  for (const i of [1, 2]) s.rect(4, 2.4 - 0.35 * i, 5.6, 2.4, 'h')
  outerWalls(s, ground10, {
    0: [
      [4.2, 5.4],
      [6, 9, 'w'],
    ],
    1: [
      [4, 5.8, 'w'],
      [9.2, 9.9, 'w'],
      [13.2, 15.4, 'w'],
    ],
    2: [
      [1, 4, 'w'],
      [5.8, 8.4, 'w'],
    ],
    4: [[0.9, 2.9, 'w']],
  })
  wallV(s, 5.7, 2.63, 6.34, [[5.13, 6.08]], t)
  wallH(s, 6.4, 4.03, 9.24, [[4.2, 5.15]], t)
  wallV(s, 3.9, 6.53, 12.6, [[8.05, 9.25]], t)
  wallH(s, 7.9, 0.23, 3.84, [[2, 2.75]], t)
  door(s, 4.2, 2.5, [1.2, 0], [0, 1.2])
  door(s, 5.7, 6.08, [0, -0.95], [0.95, 0])
  door(s, 2.75, 7.9, [-0.75, 0], [0, -0.75])
  toilet(s, 0.23, 7.2, 1, 0)
  basin(s, 3.41, 6.85, 3.84, 7.45)
  rearRooms10(s, 12.6, 17.79, 15, 15.5)
  s.many(s.panes, 'm')
  stairPlan(s, stair10)
  car(s, 0.85, 0.9)
  s.rect(6.2, 3.3, 8.9, 5.1, 'h')
    .rect(6.2, 2.75, 8.8, 3.6, 'm')
    .rect(8.34, 3.9, 9.2, 5.3, 'm')
    .rect(8.34, 6.6, 9.2, 8.8, 'm')
    .rect(5.4, 9.05, 6.4, 11.45, 'm')
    .rect(8.55, 9.4, 9.2, 12.4, 'm')
    .rect(5.9, 11.8, 8.55, 12.4, 'm')
    .circle(7, 12.1, 0.16)
    .circle(7.4, 12.1, 0.16)
  for (let i = 0; i < 3; i++) {
    const y = 9.25 + i * 0.78
    s.rect(4.95, y, 5.3, y + 0.45, 'm').rect(6.5, y, 6.85, y + 0.45, 'm')
  }
  treesFromAbove(s, [[9.75, 1.15, 0.8], ...[6.4, 7.1, 7.8, 8.5].map((x) => [x, 2.05, 0.28])])
  rooms(
    s,
    [
      [2.98, 3.2, 'CARPORT'],
      [4.85, 4.3, 'ENTRY'],
      [7.2, 4.45, 'DRAWING'],
      [5.9, 7.75, 'LOUNGE'],
      [7.7, 10.4, 'KITCHEN'],
      [3.3, 16.2, 'BED 1'],
      [8.2, 16.6, 'BED 2'],
    ],
    'dy=".3em"',
  )
  roomsAcross(s, [[7.45, 0.95, 'LAWN']])
}

function firstPlan10(s) {
  const t = 0.12
  s.rect(0, 0, ...house10.plot, 'dash')
    .poly(
      [
        [0, 1.6],
        [3.8, 1.6],
        [3.8, 1.2],
        [9.468, 1.2],
        [9.468, 18.02],
        [0, 18.02],
      ],
      'm',
    )
    .rect(0, 16.5, 0.13, 18.02, 'm')
    .rect(9.338, 16.5, 9.468, 18.02, 'm')
    .rect(0, 17.89, 9.468, 18.02, 'm')
    .many(
      [
        [4.04, 1.3, 9.23, 1.3],
        [0.08, 1.68, 3.8, 1.68],
        [0.08, 1.68, 0.08, 7.64],
      ],
      'm',
    )
  for (const x of [3.8, 9.228]) s.rect(x, 1.2, x + 0.24, 3.2, 'c')
  const slats = []
  for (let x = 7.5; x < 9.2; x += 0.16) slats.push([x, 2.8, x, 2.9])
  s.many(slats, 'a')
  outerWalls(s, first10, {
    0: [[4.15, 9.1, 'w']],
    1: [
      [5.2, 7, 'w'],
      [10.4, 11, 'w'],
      [12.8, 14.8, 'w'],
    ],
    2: [
      [1, 3.4, 'w'],
      [5.6, 8.4, 'w'],
    ],
    4: [[0.6, 3.2, 'w']],
    5: [[4.4, 6.4, 'w']],
  })
  wallV(s, 3.9, 7.87, 12.4, [[8.15, 9.25]], t)
  wallH(
    s,
    8,
    3.96,
    9.24,
    [
      [4.2, 5.15],
      [7.9, 8.65],
    ],
    t,
  )
  wallV(s, 6.6, 8, 10.2, [], t)
  wallH(s, 10.2, 6.54, 9.24, [], t)
  door(s, 4.2, 8, [0.95, 0], [0, -0.95])
  door(s, 8.65, 8, [-0.75, 0], [0, 0.75])
  shower(s, 6.66, 9.3, 7.9, 10.14)
  toilet(s, 9.24, 9.6, -1, 0)
  basin(s, 6.66, 8.3, 7.06, 9)
  rearRooms10(s, 12.4, 16.27, 14.3, 14.9)
  s.many(s.panes, 'm')
  stairPlan(s, stair10)
  bed(s, 5.3, 5.78)
  s.rect(4.8, 3.9, 8.6, 5.6, 'h')
    .rect(6.9, 10.4, 9.1, 11.25, 'm')
    .rect(0.5, 5.6, 1.35, 7.5, 'm')
    .rect(1.8, 6, 2.5, 7.1, 'm')
    .rect(0.3, 2, 0.8, 4.2, 'm')
  treesFromAbove(
    s,
    [2.4, 3.1, 3.8].map((y) => [0.55, y, 0.26]),
  )
  rooms(
    s,
    [
      [2.3, 4.4, 'TERRACE'],
      [8.2, 5.3, 'BED 3'],
      [5.5, 11, 'FAMILY'],
      [3.4, 14.6, 'BED 4'],
      [6.4, 14.62, 'BED 5'],
    ],
    'dy=".3em"',
  )
  roomsAcross(s, [
    [6.4, 2.2, 'BALCONY'],
    [4.7, 17.2, 'TERRACE'],
  ])
}

const { street: P10, first: F10, roof: R10, head: H10, slab: S10 } = house10

/** House 10 cut along the plot at x = 1.2, through its carport, terrace and stair; the street is at the left. */
function sectionSheet10() {
  const k = 53
  const left = -3.6 - firstLine / k
  const s = sheetOf(left, -7.4, k)
  const { y, tread, risers } = stair10
  const far = landingOf(stair10)
  const rise = F10 / 2 / risers
  s.tree(1.15, P10, 3.1, 5)
  // Beyond the cut: the balcony, the fin of the carport, the roof over both, and the tank.
  s.rect(1.6, P10, 6.3, F10 - S10, 'w')
    .rect(1.2, F10 - S10, 3.8, F10, 'w')
    .rect(1.2, F10, 3.2, R10 - S10, 'w')
    .rect(3.2, F10, 7.64, R10 - S10, 'w')
    .win(4.4, F10 + 0.9, 6.4, F10 + 2.5, 2)
    .rect(1.2, R10 - S10, 7.64, R10, 'w')
    .rect(3.2, R10, 7.64, R10 + 0.6, 'w')
    .rect(1.68, F10, 7.64, F10 + 1.05, 'm')
    .rect(7.64, R10, 16.5, R10 + 0.6, 'm')
    .rect(14, R10 + 0.3, 15.2, R10 + 1.5, 'w')
    .rect(13.9, R10, 15.3, R10 + 0.3, 'w')
    .win(10.2, R10 + 1.3, 12.8, R10 + 2, 3)
  // The stairs: the flight that is cut, and the one beyond it.
  for (const z of [0, F10]) {
    const middle = z + F10 / 2
    const cutSteps = []
    const steps = []
    for (let i = 0; i < risers; i++) {
      const at = y + tread * i
      cutSteps.push([at, z + rise * i], [at, z + rise * (i + 1)])
      const back = far - tread * i
      steps.push([back, middle + rise * i, back, middle + rise * (i + 1)])
      if (i < risers - 1) steps.push([back, middle + rise * (i + 1), back - tread, middle + rise * (i + 1)])
    }
    s.many([...steps, [far, middle - 0.15, y, z + F10 - 0.32]], 'm')
      .rect(y, z + F10 - S10, 12.34, z + F10, 'm')
      .poly([...cutSteps, [12.34, middle], [12.34, middle - 0.15], [far, middle - 0.15], [y + 0.22, z]], 'c')
  }
  s.rect(8.05, 0, 9.25, 2.3, 'm')
    .rect(8.15, F10, 9.25, F10 + 2.3, 'm')
    .rect(15.84, 0, 17.74, 0.6, 'm')
    .rect(14.32, F10, 16.22, F10 + 0.6, 'm')
  // The cut: slabs, walls and windows.
  s.rect(6.3, P10, 18.02, 0, 'c')
  for (const [x0, x1] of [
    [1.6, y],
    [12.34, 18.02],
  ])
    s.rect(x0, F10 - S10, x1, F10, 'c')
  for (const [x0, x1] of [
    [7.64, y],
    [12.34, 16.5],
  ])
    s.rect(x0, R10 - S10, x1, R10, 'c')
  s.rect(8.9, R10 + 2.35, 13.85, H10, 'c')
  for (const [x, t, z0, z1] of [
    [6.3, 0.23, 0, 0.9],
    [6.3, 0.23, 2.5, F10 - S10],
    [7.84, 0.12, 0, F10 - S10],
    [12.54, 0.12, 0, F10 - S10],
    [14.94, 0.12, 0, F10 - S10],
    [17.79, 0.23, 2.6, F10 - S10],
    [7.64, 0.23, F10 + 2.6, R10 - S10],
    [12.34, 0.12, F10, R10 - S10],
    [14.24, 0.12, F10, R10 - S10],
    [16.27, 0.23, F10 + 2.5, R10 - S10],
    [17.89, 0.13, F10, F10 + 1],
    [7.64, 0.16, R10, R10 + 0.6],
    [16.34, 0.16, R10, R10 + 0.6],
    [9.4, 0.18, R10, R10 + 2.35],
    [13.42, 0.18, R10, R10 + 2.35],
    [19.464, 0.13, P10, P10 + 0.8],
  ])
    s.rect(x, z0, x + t, z1, 'c')
  s.many(
    [
      [6.3, 0.9, 2.5],
      [17.79, 0, 2.6],
      [7.64, F10, F10 + 2.6],
      [16.27, F10, F10 + 2.5],
    ].flatMap(([x, z0, z1]) => [0.07, 0.16].map((d) => [x + d, z0, x + d, z1])),
    'm',
  )
  const soil = []
  for (let x = 0; x < 20.2; x += 0.5) soil.push([x, P10 - 0.12, x - 0.35, P10 - 0.47])
  s.many(soil, 'h')
    .man(5.4, P10)
    .man(16.6, 0)
    .man(4.2, F10)
    .man(13.4, F10)
    .line(-0.4, P10, 6.3, P10, 'gr')
    .line(18.02, P10, 20.4, P10, 'gr')
    .chainV(-2.4, 0, F10, R10, H10)
    .dimV(-2.4, P10, 0, '')
    .text(-2.2, P10 + 0.05, fi(-P10))
    .chainV(-3.6, P10, H10)
    .dimH(1.6, 6.3, -1.9, -1.1)
    .dimH(6.3, 18.02, -1.9, -1.1)
    .dimH(0, house10.plot[1], -3.1, -2.1)
    .level(20.6, 0, 'Ground')
    .level(20.6, F10, 'First')
    .level(20.6, R10, 'Roof')
    .level(20.6, H10, 'Stair head')
    .text(left + margin / k, -5.6, 'House 10, section', 'tt')
    .scaleBar(16, -5.6)
    .save('house-10-section', 'Section along the plot', sheetCss)
}

/** The front of House 10, without the low wall at the street. */
function elevationSheet10() {
  const k = 66
  const left = -6.1 - firstLine / k
  const bottom = -4.7
  const s = sheetOf(left, bottom, k)
  const w = house10.width
  // The stair head and the tank behind the parapets, and the panels above them.
  s.rect(7, R10 + 0.6, 8.2, R10 + 1.5, 'w')
    .rect(0.5, R10 + 0.6, 3.6, R10 + 2.35, 'w')
    .rect(2.3, R10 + 0.6, 3.2, R10 + 2.05, 'm')
    .rect(0.25, R10 + 2.35, 3.85, H10, 'w')
  for (let i = 0; i < 3; i++) s.rect(5 + i * 1.06, R10 + 0.6, 6.02 + i * 1.06, R10 + 0.75, 'g')
  // The left wing: the wall above the terrace, and the carport below it.
  s.rect(0, F10, 3.8, R10 - S10, 'w')
    .win(0.6, F10, 3.2, F10 + 2.6, 3)
    .rect(0, R10 - S10, 3.8, R10 + 0.6, 'w')
    .line(0, R10, 3.8, R10, 'm')
    .rect(0.08, F10, 3.8, F10 + 1.05, 'm')
    .rect(0, P10, 3.8, F10 - S10, 'w')
    .win(0.9, 0.9, 2.9, 2.5, 2)
    .line(0, 0, 3.56, 0, 'h')
    .rect(0.16, P10, 0.34, F10 - S10, 'c')
    .rect(3.56, P10, 3.8, F10 - S10, 'w')
    .rect(0, F10 - S10, 3.8, F10, 'w')
  // The right wing: the balcony in its frame, and the door and the window below it.
  s.rect(3.8, R10, w, R10 + 0.6, 'w')
    .rect(3.8, F10 - S10, w, R10, 'w')
    .rect(4.04, F10, 9.228, R10 - S10, 'm')
    .win(4.15, F10, 9.1, F10 + 2.75, 4)
    .slats(7.5, F10 + 0.02, 9.2, R10 - S10 - 0.02, 0.16)
    .rect(4.05, F10, 9.2, F10 + 1.05, 'm')
    .rect(3.8, P10, w, F10 - S10, 'w')
    .line(5.6, 0, w, 0, 'h')
    .rect(4.2, 0, 5.4, 2.5, 'm')
    .slats(4.3, 0.05, 5.35, 2.45, 0.17)
    .win(6, 0.3, 9, 2.7, 3)
  for (const z of [-0.15, -0.3]) s.line(4, z, 5.6, z, 'h')
  s.rect(4, P10, 5.6, 0, 'm')
    .tree(9.9, P10, 3.1, 5)
    .rect(10.538, P10, 10.668, P10 + 0.8, 'c')
    .man(3, P10)
    .man(6.4, F10, 1.7)
    .line(-3.2, P10, 12.6, P10, 'gr')
    .chainV(-4.9, P10, F10, R10, H10)
    .dimV(-6.1, P10, H10)
    .level(12.9, F10, 'First')
    .level(12.9, R10, 'Roof')
    .level(12.9, H10, 'Stair head')
    .dimH(0, 3.8, -1.4)
    .dimH(3.8, w, -1.4)
    .dimH(0, w, -2.5, -1.4)
    .text(left + margin / k, bottom + 60 / k, 'House 10, front elevation', 'tt')
    .save('house-10-elevation', 'Front elevation', sheetCss)
}

const metres = (n) => `${n.toFixed(1)} m`

function towerSheet() {
  const top = Z + 24 * FH
  // In units: the ground and the titles below it, and where the ground of the detail ends.
  const ground = 892
  const below = 60
  const end = 1600 - margin
  const sheetAt = (left, k) => sheetOf(left, (ground - 1000) / k, k, { leastScale: 52 })
  const [small, large] = [7.2, 18]
  const left = -9.5 - firstLine / small
  const whole = sheetAt(left, small)
  crown(podium(whole, 24, false))
    .dimV(-9.5, Z, top, `24 &#215; ${metres(FH)}`)
    .many([[W + 0.6, top, 45, top]], 'd')
    .dimV(44, 0, top, metres(top))
    .text(left + margin / small, -below / small, 'Swiss Tower, elevation', 'tt')
  const detail = sheetAt(44 - end / large, large)
  detail.out.length = 0
  podium(detail, 8, false)
    .dimV(-9.5, 0, Z, metres(Z))
    .dimV(28.6, Z + FH, Z + 2 * FH, '')
    .text(29.4, Z + 1.3 * FH, metres(FH))
    .dimH(0, W, Z + 8 * FH + 2, Z + 8 * FH + 0.6, `${W} m`)
    .text(-8, -below / large, 'Podium and first floors', 'tt')
  whole.out.push(...detail.out)
  whole.save('swiss-tower-elevation', 'Elevation', sheetCss)
}

// The sheets that a client gets, in the proportions of A4. They are shown about 270 px wide, so their letters are large.
const paperCss =
  '.t{font-size:12px;letter-spacing:0;fill:var(--line,#12324a)}.n{font-size:11px;fill:var(--dim,#566a77)}' +
  '.tt{font-size:13px;letter-spacing:0}.xl{font-size:40px}.l{font-size:22px}.e{text-anchor:end}.m{stroke-width:1}' +
  '.k{fill:none;stroke:var(--line,#12324a);stroke-width:2}.r{fill:none;stroke:var(--dim,#6d7f8b);stroke-width:.6}'

/** A sheet of 420 by 594 units with a double frame and a title block: the title and four fields. */
function paper(title, fields) {
  const s = new Sheet(0, 0, 420, 594, { k: 1 })
  const write = (x, y, text, c = 't') => s.out.push(`<text class="${c}" x="${x}" y="${y}">${text}</text>`)
  const rule = (x0, y0, x1, y1, c = 'm') => s.path(`M${x0} ${y0}L${x1} ${y1}`, c)
  s.out.push('<path fill="#fff" d="M0 0H420V594H0Z"/>')
  s.path('M12 12H408V582H12Z', 'k').path('M16 16H404V578H16Z', 'm')
  rule(16, 486, 404, 486, 'k')
  rule(16, 538, 404, 538)
  rule(230, 486, 230, 538)
  // The mark.
  s.path('M28 526.8h28v2h-28zM38.8 497.2h5v29h-5zM28 505h9.4v4h-9.4z', 'p')
  s.path('M45.2 513h9.4v4h-9.4z', 'af')
  write(66, 512, 'Sangbunyad', 'tt')
  write(66, 527, 'Engineering, Construction', 't n')
  write(242, 512, title, 'tt')
  write(242, 527, 'Sample', 't n')
  fields.forEach(([term, value, x]) => {
    if (x > 16) rule(x, 538, x, 578)
    write(x + 8, 553, term, 't n')
    write(x + 8, 569, value)
  })
  return { s, write, rule }
}

/** The estimate of the house on 10 marla that the home page's prices lead to. */
function estimatePaper() {
  const { s, write, rule } = paper('Cost Estimate', [
    ['Plot', '10 marla (2,250 sq ft)', 16],
    ['Authority', 'DHA', 180],
    ['Grade', 'A', 266],
    ['Sheet', '1/1', 336],
  ])
  write(32, 44, 'Covered Areas', 'tt')
  rule(32, 52, 388, 52)
  // Lines that begin behind the model, which the exporter embeds.
  rule(120, 121, 388, 121, 'r')
  rule(120, 154, 388, 154, 'r')
  s.out.push('<image href="house-10-marla" x="32" y="56" width="176" height="196"/>')
  for (const [y, name, area] of [
    [113, 'First floor', '1,174'],
    [170, 'Ground floor', '1,432'],
    [240, 'Total', '2,606'],
  ]) {
    write(236, y, name)
    write(388, y, `${area} sq ft`, 't e')
  }
  rule(236, 224, 388, 224)
  write(32, 268, 'Grand Total', 'tt')
  rule(32, 276, 388, 276, 'k')
  write(30, 318, 'PKR 17,440,655', 'tt xl')
  write(32, 346, '1.74 crore', 'tt l')
  write(388, 346, 'PKR 6,693 per sq ft', 't e')
  ;[
    ['Grey structure', '7,687,700'],
    ['Finishes', '8,840,855'],
    ['Architectural design', '390,900'],
    ['Interior design', '521,200'],
  ].forEach(([name, cost], row) => {
    rule(32, 366 + 27 * row, 388, 366 + 27 * row, 'r')
    write(32, 384 + 27 * row, name, 'tt')
    write(388, 384 + 27 * row, `PKR ${cost}`, 'tt e')
  })
  s.save('sheet-estimate', 'Cost estimate', paperCss)
}

/** A frame under construction in a photograph's place: how many floors have columns, slab and bricks. */
function progressFrame(s, x, y, [columns, slabs, bricks]) {
  s.path(`M${x} ${y}h80v60h-80z`, 'm').path(`M${x} ${y + 52}h80`, 'm')
  for (const level of [0, 1]) {
    const foot = y + 52 - 20 * level
    if (level < columns)
      for (const column of [12, 30, 48, 64]) s.path(`M${x + column} ${foot}v-17h3v17z`, 'p')
    if (level < slabs) s.path(`M${x + 8} ${foot - 17}h64v-3h-64z`, 'p')
    if (level < bricks)
      for (let course = 3; course < 17; course += 3) s.path(`M${x + 15} ${foot - course}h49`, 'a')
  }
}

/** The weekly report, with the five questions of the post about it. Its building is a sample. */
function reportPaper() {
  const { s, write, rule } = paper('Weekly Site Report', [
    ['Project', 'House on 10 marla', 16],
    ['Week', '14', 180],
    ['Day', 'Saturday', 250],
    ['Sheet', '1/1', 336],
  ])
  const question = (y, text) => {
    write(32, y, text, 'tt')
    rule(32, y + 7, 388, y + 7)
  }
  question(42, '1. What was done?')
  ;[
    [1, 0, 0],
    [1, 1, 0],
    [2, 1, 1],
    [2, 2, 1],
  ].forEach((stage, index) => {
    progressFrame(s, 32 + 92 * index, 60, stage)
    write(32 + 92 * index, 134, `Week ${11 + index}`, 't n')
  })
  question(160, '2. Where do we stand against the plan?')
  ;[
    ['Foundations', 150, 50, 50],
    ['Ground floor', 196, 60, 66],
    ['First-floor slab', 258, 46, 36],
    ['Plaster', 310, 70, 0],
  ].forEach(([name, start, planned, actual], row) => {
    const y = 174 + 20 * row
    write(32, y + 12, name)
    s.path(`M${start} ${y + 2}h${planned}v5h-${planned}z`, 'm')
    if (actual > 0) s.path(`M${start} ${y + 9}h${actual}v5h-${actual}z`, 'p')
  })
  s.path('M294 174v82', 'dt').path('M294 174l-5 -7h10z', 'lv')
  question(280, '3. What has it cost so far?')
  ;[
    ['Budget', 238, 'm'],
    ['Cost to date', 118, 'p'],
    ['Forecast', 232, 'm'],
  ].forEach(([name, length, c], row) => {
    write(32, 305 + 19 * row, name)
    s.path(`M150 ${296 + 19 * row}h${length}v9h-${length}z`, c)
  })
  question(368, '4. What has changed?')
  write(32, 391, 'Window in the stair, signed')
  write(388, 391, '2 days', 't e')
  question(420, '5. What do you need from me?')
  ;[
    ['Tiles of the bathrooms', 'in 3 weeks'],
    ['Handles of the doors', 'in 5 weeks'],
  ].forEach(([decision, deadline], row) => {
    const y = 434 + 20 * row
    s.path(`M32 ${y}h11v11h-11z`, 'm')
    write(52, y + 10, decision)
    write(388, y + 10, deadline, 't e')
  })
  s.save('sheet-report', 'Weekly site report', paperCss)
}

elevation()
frontElevation()
plan()
section()
tower()
elevationSheet()
elevationDetail()
sectionSheet()
sectionDetail()
planSheet()
planDetail()
gabledPlan()
gabledSection()
gabledSheet()
floorSheet10(
  groundPlan10,
  [
    [0, 6.3, 18.02, 19.594],
    [0, 2.4, 18.02, 19.594],
  ],
  'house-10-ground',
  'Ground floor plan',
  'House 10, ground floor',
)
floorSheet10(
  firstPlan10,
  [
    [1.6, 7.64, 16.5, 18.02],
    [1.2, 3.2, 16.5, 18.02],
  ],
  'house-10-first',
  'First floor plan',
  'House 10, first floor',
)
sectionSheet10()
elevationSheet10()
towerSheet()
estimatePaper()
reportPaper()
