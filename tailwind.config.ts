import type { Config } from 'tailwindcss'
import type createPlugin from 'tailwindcss/plugin'
import { breakpoints } from './src/lib/breakpoints.ts'

type PluginFn = Parameters<typeof createPlugin>[0]

/** The raw colours. Components use only the roles below. */
export const palette = {
  paper: '#faf8f4',
  sand: '#f1ede4',
  white: '#ffffff',
  navy: '#12324a',
  deep: '#0b2233',
  charcoal: '#14212b',
  slate: '#51606b',
  mist: '#c9d6df',
  stone: '#d9d2c4',
  flint: '#8a8377',
  clay: '#9a4a16',
  rust: '#b4591d',
  amber: '#f0b27a',
  moss: '#1d6b47',
  mint: '#8fd3b0',
  brick: '#a8201a',
  rose: '#f6b1a8',
} as const

const textContrast = 4.5
const graphicsContrast = 3

/**
 * The roles of colours: what each is for, and the contrast that it needs with other roles of the same surface: 4.5 for
 * text, 3 for icons, large numbers and the edges of controls, none if it conveys no meaning. Each role is a custom
 * property and a Tailwind colour of the same name: `text-ink`, `bg-surface`, `border-line`.
 */
export const roles = {
  surface: { use: 'The background itself' },
  tint: { use: 'Hover, disabled fields, behind a loading picture' },
  control: { use: 'The background of fields, checkboxes and segments' },
  ink: { use: 'Text', on: ['surface', 'tint', 'control'], contrast: textContrast },
  muted: {
    use: 'Secondary text and captions; disabled primary buttons',
    on: ['surface', 'tint', 'control'],
    contrast: textContrast,
  },
  accent: { use: 'Links', on: ['surface', 'tint'], contrast: textContrast },
  'accent-strong': {
    use: 'Icons, large numbers, the rule of a quotation',
    on: ['surface', 'tint'],
    contrast: graphicsContrast,
  },
  line: { use: 'Decorative hairlines' },
  'line-strong': {
    use: 'Edges of fields and controls',
    on: ['surface', 'control'],
    contrast: graphicsContrast,
  },
  brand: {
    use: 'Selected and complete items; secondary buttons',
    on: ['surface', 'control'],
    contrast: textContrast,
  },
  'brand-soft': { use: 'Icon links; outlines of secondary buttons', on: ['surface'], contrast: textContrast },
  'on-brand': { use: 'Text on brand', on: ['brand'], contrast: textContrast },
  'on-brand-accent': { use: 'Icons on brand', on: ['brand'], contrast: graphicsContrast },
  primary: { use: 'Primary buttons', on: ['surface'], contrast: graphicsContrast },
  'primary-hover': { use: 'Primary buttons on hover', on: ['surface'], contrast: graphicsContrast },
  'on-primary': { use: 'Text on primary', on: ['primary', 'primary-hover', 'muted'], contrast: textContrast },
  success: { use: 'Success, together with an icon and text', on: ['surface'], contrast: textContrast },
  danger: {
    use: 'Errors, together with an icon and text',
    on: ['surface', 'control'],
    contrast: textContrast,
  },
} as const satisfies Record<string, { use: string; on?: readonly string[]; contrast?: number }>

type Role = keyof typeof roles
type RoleColours = Record<Exclude<Role, 'surface'>, string>

const onLight: RoleColours = {
  tint: palette.sand,
  control: palette.white,
  ink: palette.charcoal,
  muted: palette.slate,
  accent: palette.clay,
  'accent-strong': palette.rust,
  line: palette.stone,
  'line-strong': palette.flint,
  brand: palette.navy,
  'brand-soft': palette.navy,
  'on-brand': palette.white,
  'on-brand-accent': palette.amber,
  primary: palette.navy,
  'primary-hover': palette.deep,
  'on-primary': palette.white,
  success: palette.moss,
  danger: palette.brick,
}

const onDark: RoleColours = {
  tint: 'transparent',
  control: 'transparent',
  ink: palette.white,
  muted: palette.mist,
  accent: palette.amber,
  'accent-strong': palette.amber,
  line: `${palette.mist}4d`,
  'line-strong': palette.mist,
  brand: palette.white,
  'brand-soft': palette.mist,
  'on-brand': palette.navy,
  'on-brand-accent': palette.clay,
  primary: palette.amber,
  'primary-hover': palette.white,
  'on-primary': palette.deep,
  success: palette.mint,
  danger: palette.rose,
}

/** The colours that a surface can have (`data-surface` in the DOM), each with the colours of its content. */
export const surfaces = {
  paper: { surface: palette.paper, inks: onLight, use: 'Every page' },
  sand: { surface: palette.sand, inks: onLight, use: 'Less prominent bands and cards' },
  white: { surface: palette.white, inks: onLight, use: 'Prominent cards and menus' },
  navy: { surface: palette.navy, inks: onDark, use: 'Dark bands' },
  deep: { surface: palette.deep, inks: onDark, use: 'Footer, contact band, lightbox' },
  charcoal: { surface: palette.charcoal, inks: onDark, use: 'Tooltips' },
} as const

/** In print: white surfaces and darker hairlines; otherwise as on a light surface. */
const onPrint = { surface: palette.white, tint: palette.white, line: palette.flint } as const

/** Every role in print. */
export const printed: Record<Role, string> = { ...onLight, ...onPrint }

/** The inks of SVGs with forced colours, because the browser overrides only the colours of HTML elements. */
const forced = {
  ink: 'CanvasText',
  muted: 'CanvasText',
  accent: 'CanvasText',
  'accent-strong': 'CanvasText',
  'line-strong': 'CanvasText',
  brand: 'CanvasText',
} satisfies Partial<Record<Role, string>>

/**
 * The two colours of the focus ring, the same on every surface: the ring lies outside its control, often on another
 * surface. One of the two is always visible. A ring inside its control has the dark line only, on white.
 */
export const focusRing = { focus: palette.charcoal, 'focus-edge': palette.white } as const
/** The focus ring in forced colours, for controls that keep their own colours too. */
const forcedFocusRing: Record<keyof typeof focusRing, string> = {
  focus: 'CanvasText',
  'focus-edge': 'Canvas',
}

/** The colours that don't depend on the surface: drawings, charts and the backdrop of a dialog. */
const fixed = {
  // Of an invisible border, which forced colours would show if it were transparent.
  canvas: 'Canvas',
  overlay: `${palette.deep}b3`,
  // Opaque, for the empty space of the scrollbar, over which the backdrop doesn't extend.
  'overlay-on-page': `color-mix(in srgb, ${palette.deep} 70%, ${palette.paper})`,
  'overlay-deep': palette.deep,
  drawing: {
    navy: palette.navy,
    slate: palette.slate,
    flint: palette.flint,
    mist: palette.mist,
    sand: palette.sand,
    rust: palette.rust,
    amber: palette.amber,
  },
} as const

/** Maps each name to a Tailwind colour: the custom property of the same name. */
function roleColours(names: object) {
  return Object.fromEntries(Object.keys(names).map((name) => [name, `var(--${name})`]))
}

const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  inherit: 'inherit',
  ...roleColours(roles),
  ...roleColours(focusRing),
  ...fixed,
}

function properties(values: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))
}

const everywhere = ':root, [data-surface]'
const selectorOf = (name: string) => `[data-surface='${name}']`

/** The custom properties of the surfaces: those of light surfaces by default, and the differences for each medium. */
const surfaceRules: PluginFn = ({ addBase }) => {
  const named = Object.entries(surfaces)
  const dark = named.filter(([, { inks }]) => inks === onDark).map(([name]) => selectorOf(name))
  addBase({
    [everywhere]: properties({ ...onLight, surface: surfaces.paper.surface }),
    '@media screen': {
      ...Object.fromEntries(named.map(([name, { surface }]) => [selectorOf(name), properties({ surface })])),
      [dark.join()]: properties(onDark),
    },
    '@media print': { [everywhere]: properties(onPrint) },
    ':root': properties(focusRing),
    '@media (forced-colors: active)': { svg: properties(forced), ':root': properties(forcedFocusRing) },
    '[data-surface]': { 'background-color': 'var(--surface)', color: 'var(--ink)' },
  })
}

/** Multiples of 4 px, mostly of 8, with smaller steps for the inside of controls; section and gutter grow with the window. */
const spacing = {
  0: '0',
  px: '1px',
  0.5: '0.125rem',
  1: '0.25rem',
  1.5: '0.375rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  9: '2.25rem',
  10: '2.5rem',
  11: '2.75rem',
  12: '3rem',
  14: '3.5rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  32: '8rem',
  safe: 'env(safe-area-inset-bottom)',
  // At the sides of a large button: less on a phone in large text, where a long word needs the room.
  large: 'clamp(0.5rem, 100vw - 19rem, 2rem)',
  // Between slides, in px like Swiper's distances, so they don't scale with the text.
  'slides-24': '24px',
  'slides-30': '30px',
  gutter: 'clamp(1rem, 4vw, 3rem)',
  section: 'clamp(3.5rem, 2.4rem + 4.5vw, 7rem)',
}

const figure = 'clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem)'

const fontSize = {
  card: ['clamp(1.1875rem, 1rem + 0.75vw, 1.5rem)', { lineHeight: '1.25', letterSpacing: '-0.015em' }],
  caption: ['0.875rem', { lineHeight: '1.45' }],
  small: ['0.9375rem', { lineHeight: '1.5' }],
  body: ['clamp(1rem, 0.96rem + 0.2vw, 1.0938rem)', { lineHeight: '1.6' }],
  lead: ['clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)', { lineHeight: '1.5' }],
  subheading: [
    'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)',
    { lineHeight: '1.3', letterSpacing: '-0.01em' },
  ],
  // The parts of a long text, beside its contents.
  chapter: ['clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem)', { lineHeight: '1.2', letterSpacing: '-0.015em' }],
  heading: ['clamp(1.625rem, 1.35rem + 1.1vw, 2.5rem)', { lineHeight: '1.15', letterSpacing: '-0.02em' }],
  title: ['clamp(2.25rem, 1.7rem + 2.3vw, 3.5rem)', { lineHeight: '1.08', letterSpacing: '-0.025em' }],
  // Faster up to the width of a tablet, so that it is larger than a title at every width.
  display: [
    'clamp(2.5rem, max(min(1.73rem + 3.2vw, 3.25rem), min(0.3rem + 4.7vw, 4.1rem), 0.75rem + 3vw), 5.1rem)',
    { lineHeight: '1.02', letterSpacing: '-0.03em' },
  ],
  monument: ['clamp(6rem, 3rem + 15vw, 15rem)', { lineHeight: '0.9', letterSpacing: '-0.05em' }],
  figure: [figure, { lineHeight: '1.1', letterSpacing: '-0.02em' }],
  // Eight digits and their amount in crore are on one line of the container; twelve digits are whole, at any text size.
  grand: [
    'min(clamp(1.625rem, 100cqi / 11.7, 2.125rem), 100cqi / 8)',
    { lineHeight: '1.2', letterSpacing: '-0.02em' },
  ],
  // Not smaller than a caption.
  beside: ['max(0.68em, 0.875rem)', { lineHeight: '1.2' }],
} satisfies Record<string, [string, Record<string, string>]>

export default {
  theme: {
    colors,
    spacing,
    fontSize,
    fontFamily: {
      sans: [
        '"Archivo Variable"',
        '"Noto Naskh Arabic"',
        '"Archivo Fallback"',
        '"Archivo Fallback Roboto"',
        'Arial',
        'sans-serif',
      ],
    },
    fontWeight: { normal: '400', medium: '550', bold: '680' },
    // Small for controls, medium for surfaces and pictures, none for what extends to the edge of the window, and for
    // ruled frames like those of a drawing. A picture in a card takes the corners of the card.
    borderRadius: {
      none: '0',
      small: '2px',
      medium: '4px',
      picture: 'var(--picture-corners, 4px)',
      full: '9999px',
    },
    screens: breakpoints,
    // The stacking order of layers. z-1 and z-2 are only for ordering within a component.
    zIndex: {
      target: '10',
      sticky: '10',
      header: '30',
      notice: '40',
      overlay: '50',
    },
    // Sticky offsets; src/styles.css defines in which windows they apply.
    inset: {
      'header-stuck': 'var(--bar-top)',
      'aside-stuck': 'var(--aside-top)',
      'bottom-bar-stuck': 'var(--bottom-edge)',
    },
    margin: { 'two-windows': '200svh' },
    // The pin of the drawn map.
    objectPosition: { pin: '65% 30%' },
    // Container widths, in rem, so that they scale with the visitor's text size.
    containers: {
      'narrow-bar': '18rem',
      bar: '20rem',
      numbers: '21rem',
      pair: '16rem',
      caption: '24rem',
      beside: '28rem',
      lead: '36rem',
      row: '40rem',
      band: '52rem',
      menu: '58rem',
      address: '66rem',
      wide: '71rem',
    },
    transitionDuration: { quick: '150ms', calm: '250ms' },
    transitionTimingFunction: { out: 'cubic-bezier(0.2, 0, 0, 1)' },
    animation: {
      spin: 'spin 1s linear infinite',
      marquee: 'marquee 40s linear infinite',
      assemble: 'assemble 700ms cubic-bezier(0.2, 0, 0, 1) backwards',
      // The delay is its duration, because reduced motion shortens that.
      splash: 'hide 1ms linear 2000ms forwards',
    },
    // Not higher than the window below the sticky bar, or below it and a row of tabs and above a caption.
    maxHeight: { window: 'max(20rem, 100svh - 6rem)', view: 'max(20rem, 100svh - 24rem)' },
    // The height of a printed page without its margins; at most that of A4, where a browser derives vh from the window.
    minHeight: { sheet: 'min(99vh, 270mm)' },
    maxWidth: {
      none: 'none',
      full: '100%',
      // Wider from 1772 px, where pictures and cards would look small; text keeps its measure.
      page: 'clamp(77.5rem, 70vw, 96rem)',
      reading: '42rem',
      // About 66 characters at the text's own size.
      measure: '29em',
      // In a card, fields are as wide as the card.
      field: 'var(--field-width, 30rem)',
      // An upright picture beside text.
      portrait: '26rem',
      // A work sheet in its own size.
      paper: '26.25rem',
      // One alone beside a text.
      'paper-large': '32rem',
      // The house beside the covered areas.
      figure: '15.25rem',
      tooltip: '20rem',
      // A phone's width.
      sheet: '24rem',
    },
  },
  plugins: [surfaceRules],
} satisfies Config
