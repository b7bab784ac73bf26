import type { Config } from 'tailwindcss'

/** Inks and grounds; each ink has a contrast of 4.5 or more on the grounds it is used on, line-strong 3. */
const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  inherit: 'inherit',
  paper: '#faf8f4',
  sand: '#f1ede4',
  white: '#ffffff',
  ink: '#14212b',
  muted: '#51606b',
  navy: '#12324a',
  deep: '#0b2233',
  clay: '#9a4a16',
  'clay-strong': '#b4591d',
  amber: '#f0b27a',
  mist: '#c9d6df',
  line: '#d9d2c4',
  'line-strong': '#8a8377',
  success: '#1d6b47',
  danger: '#a8201a',
}

/** A rhythm of 8 px with halves for the inside of controls; section and gutter grow with the window. */
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
  10: '2.5rem',
  11: '2.75rem',
  12: '3rem',
  14: '3.5rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  32: '8rem',
  // Between slides, in px: Swiper counts in them, and they don't grow with the text.
  'slides-24': '24px',
  'slides-30': '30px',
  gutter: 'clamp(1rem, 4vw, 3rem)',
  section: 'clamp(3.5rem, 9vw, 8rem)',
}

const fontSize = {
  caption: ['0.8125rem', { lineHeight: '1.45' }],
  small: ['0.9375rem', { lineHeight: '1.5' }],
  body: ['clamp(1rem, 0.96rem + 0.2vw, 1.0938rem)', { lineHeight: '1.6' }],
  lead: ['clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)', { lineHeight: '1.5' }],
  subheading: [
    'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)',
    { lineHeight: '1.3', letterSpacing: '-0.01em' },
  ],
  heading: ['clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)', { lineHeight: '1.15', letterSpacing: '-0.02em' }],
  title: ['clamp(2rem, 1.55rem + 2vw, 3.25rem)', { lineHeight: '1.08', letterSpacing: '-0.025em' }],
  display: ['clamp(2.5rem, 1.6rem + 4.2vw, 5.25rem)', { lineHeight: '1.02', letterSpacing: '-0.03em' }],
  monument: ['clamp(6rem, 3rem + 15vw, 15rem)', { lineHeight: '0.9', letterSpacing: '-0.05em' }],
  figure: ['clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem)', { lineHeight: '1.1', letterSpacing: '-0.02em' }],
} satisfies Record<string, [string, Record<string, string>]>

export default {
  theme: {
    colors,
    spacing,
    fontSize,
    fontFamily: {
      sans: ['"Archivo Variable"', '"Archivo Fallback"', '"Archivo Fallback Roboto"', 'Arial', 'sans-serif'],
    },
    fontWeight: { normal: '400', medium: '550', bold: '680' },
    borderRadius: { none: '0', small: '2px', medium: '4px', full: '9999px' },
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
    // Of a part's own place, as multiples of its text, so that they count the visitor's text size too.
    containers: { bar: '20rem', pair: '16rem', row: '40rem', menu: '58rem', wide: '71rem' },
    transitionDuration: { quick: '150ms', calm: '250ms' },
    transitionTimingFunction: { out: 'cubic-bezier(0.2, 0, 0, 1)' },
    animation: {
      spin: 'spin 1s linear infinite',
      marquee: 'marquee 40s linear infinite',
      // Nothing but a wait of 2000 ms, which visitors who want things to stand still have too.
      splash: 'splash 1ms linear 2s forwards',
    },
    maxWidth: {
      none: 'none',
      full: '100%',
      page: '77.5rem',
      'half-page': '38.75rem',
      prose: '42rem',
      // About 66 characters of the text's own size.
      measure: '29em',
      field: '30rem',
      tooltip: '20rem',
      // A phone's width.
      sheet: '24rem',
    },
  },
} satisfies Config
