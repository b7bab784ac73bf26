import tailwind, { focusRing, grounds, palette, printed, roles } from '../tailwind.config.ts'

/**
 * The design tokens as data, in the format of the Design Tokens Community Group
 * (https://www.designtokens.org/TR/2025.10/format/), for design tools. Everything is read from tailwind.config.ts.
 */

/** A token of the format. */
export interface Token {
  readonly $value: unknown
  readonly $description?: string
  readonly $extensions?: Extensions
}

/** A group of tokens and groups. Its type holds for all tokens in it. */
export interface TokenGroup {
  readonly $type?: string
  readonly $description?: string
  readonly $extensions?: Extensions
  readonly [name: string]: TokenGroup | Token | Extensions | string | undefined
}

/** The exact CSS value, if the format can't express it, such as a size that grows with the window. */
type Extensions = Readonly<Record<typeof vendor, { readonly css: string }>>

/** The key of this site's extensions: a domain name, reversed, as the format recommends. */
export const vendor = 'example.sangbunyad'

/**
 * Values of the theme that aren't tokens: keywords and percentages, which depend on the surrounding element, and sticky
 * offsets, which are custom properties.
 */
export const withoutToken: readonly string[] = [
  'colors.transparent',
  'colors.current',
  'colors.inherit',
  'maxWidth.none',
  'maxWidth.full',
  ...Object.keys(tailwind.theme.inset).map((name) => `inset.${name}`),
]

const { theme } = tailwind

/** All design tokens. */
export function designTokens(): TokenGroup {
  return {
    $description:
      'The design tokens of the Sangbunyad website. A size that grows with the window has two tokens, min and max; the formula between them is in its extensions.',
    color: {
      $type: 'color',
      palette: {
        $description: 'The raw colours. Designs use the grounds below.',
        ...each(palette, (value) => ({ $value: colour(value) })),
      },
      focus: {
        $description: 'The two colours of the focus ring, the same on every ground.',
        ...each(focusRing, (value) => ({ $value: paletteColour(value) })),
      },
      drawing: {
        $description: 'Drawings and charts, the same on every ground.',
        ...each(theme.colors.drawing, (value) => ({ $value: paletteColour(value) })),
      },
      overlay: { $value: paletteColour(theme.colors.overlay), $description: 'The backdrop of a dialog' },
    },
    ground: {
      $type: 'color',
      $description: 'The colours of everything on a surface, by role. Choose the ground, then the role.',
      ...each(grounds, ({ surface, inks, use }) => onGround(use, { surface, ...inks })),
      print: onGround('In print, whatever the ground on the screen', printed),
    },
    space: { $type: 'dimension', ...each(theme.spacing, size) },
    'font-family': {
      $type: 'fontFamily',
      ...each(theme.fontFamily, (value) => ({ $value: value.map(unquoted) })),
    },
    'font-weight': { $type: 'fontWeight', ...each(theme.fontWeight, (value) => ({ $value: Number(value) })) },
    'font-size': { $type: 'dimension', ...each(theme.fontSize, ([value]) => size(value)) },
    typography: {
      $type: 'typography',
      $description: 'Each text size with its line height and letter spacing, in each weight.',
      ...each(theme.fontSize, typography),
    },
    radius: { $type: 'dimension', ...each(theme.borderRadius, size) },
    breakpoint: {
      $type: 'dimension',
      $description: 'The widths of the window from which the layout has more columns.',
      ...each(theme.screens, size),
    },
    container: {
      $type: 'dimension',
      $description: 'The widths of a container from which its content has more columns.',
      ...each(theme.containers, size),
    },
    'max-width': { $type: 'dimension', ...each(theme.maxWidth, size, withoutTokenIn('maxWidth')) },
    layer: {
      $type: 'number',
      $description: 'The stacking order.',
      ...each(theme.zIndex, (value) => ({ $value: Number(value) })),
    },
    duration: {
      $type: 'duration',
      ...each(theme.transitionDuration, (value) => ({ $value: measure(value) })),
    },
    easing: {
      $type: 'cubicBezier',
      ...each(theme.transitionTimingFunction, (value) => ({ $value: curve(value) })),
    },
    animation: { $type: 'transition', ...each(theme.animation, animation) },
  }
}

/** Makes a token of each value. Names may not contain a dot, so 0.5 becomes 0-5. */
function each<Value>(
  values: Readonly<Record<string, Value>>,
  tokenOf: (value: Value, name: string) => Token | TokenGroup,
  excluded: readonly string[] = [],
): Record<string, Token | TokenGroup> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !excluded.includes(name))
      .map(([name, value]) => [name.replace('.', '-'), tokenOf(value, name)]),
  )
}

function withoutTokenIn(section: string) {
  return withoutToken.flatMap((path) =>
    path.startsWith(`${section}.`) ? path.slice(section.length + 1) : [],
  )
}

function onGround(use: string, values: Readonly<Record<keyof typeof roles, string>>): TokenGroup {
  return {
    $description: use,
    ...each(roles, ({ use: $description }, name) => ({
      $value: paletteColour(Object.entries(values).find(([role]) => role === name)?.[1] ?? ''),
      $description,
    })),
  }
}

/** A reference to the colour of the palette, or the colour itself if it is translucent. */
function paletteColour(value: string) {
  const [name] = Object.entries(palette).find(([, hex]) => hex === value) ?? []
  return name ? `{color.palette.${name}}` : colour(value)
}

function colour(value: string) {
  const [, hex = '000000', alpha = 'ff'] =
    /^#(\w{6})(\w\w)?$/.exec(value === 'transparent' ? '#00000000' : value) ?? []
  return {
    colorSpace: 'srgb',
    components: [0, 2, 4].map((start) => share(hex.slice(start, start + 2))),
    alpha: share(alpha),
    hex: `#${hex}`,
  }
}

/**
 * One token for a length, two (min and max) for a fluid one. An em is converted as if it were a rem. For a custom
 * property, the token has its fallback.
 */
function size(value: string): Token | TokenGroup {
  const [, fallback] = /^var\(--[\w-]+, (.+)\)$/.exec(value) ?? []
  if (fallback) return { $value: measure(fallback), ...inCss(value) }
  const limits = fluidLimits(value)
  if (limits) {
    const [min, max] = limits
    return { ...inCss(value), min: { $value: measure(min) }, max: { $value: measure(max) } }
  }
  return /\dem$/.test(value)
    ? { $value: measure(value.replace(/em$/, 'rem')), ...inCss(value) }
    : { $value: measure(value) }
}

/** The smallest and the largest value of a fluid length. */
function fluidLimits(value: string): [min: string, max: string] | undefined {
  const [, min, max] = /^clamp\(([^,()]+),.+,([^,()]+)\)$/.exec(value) ?? []
  return min && max ? [min.trim(), max.trim()] : undefined
}

/** @throws if the format has no such unit */
function measure(value: string) {
  const [, figure, unit] = /^(-?[\d.]+)(px|rem|ms|s)$/.exec(value === '0' ? '0px' : value) ?? []
  if (!figure || !unit) throw new Error(`The format for design tokens can't express ${value}.`)
  return { value: Number(figure), unit }
}

/** Two hexadecimal digits as a number from 0 to 1. */
function share(digits: string) {
  return rounded(Number.parseInt(digits, 16) / 255, 4)
}

function inCss(css: string) {
  return { $extensions: { [vendor]: { css } } }
}

function typography(
  [fontSize, { lineHeight, letterSpacing = '0em' }]: [string, Record<string, string>],
  name: string,
) {
  const limits = fluidLimits(fontSize)
  return each(theme.fontWeight, (_, weight) => {
    const styled = (path: string, length: string): Token => {
      const { value, unit } = measure(length)
      return {
        $value: {
          fontFamily: '{font-family.sans}',
          fontSize: `{font-size.${path}}`,
          fontWeight: `{font-weight.${weight}}`,
          letterSpacing: { value: rounded(Number.parseFloat(letterSpacing) * value, 6), unit },
          lineHeight: Number(lineHeight),
        },
      }
    }
    return limits
      ? { min: styled(`${name}.min`, limits[0]), max: styled(`${name}.max`, limits[1]) }
      : styled(name, fontSize)
  })
}

function curve(value: string) {
  if (value === 'linear') return [0, 0, 1, 1]
  return [...value.matchAll(/[\d.]+/g)].map(([figure]) => Number(figure))
}

/** The format has no iteration count; only the CSS extension has it. */
function animation(value: string): Token {
  const [, duration = '', timing = ''] = /^\w+ (\w+) (linear|cubic-bezier\(.+\))/.exec(value) ?? []
  return {
    $value: { duration: measure(duration), delay: { value: 0, unit: 'ms' }, timingFunction: curve(timing) },
    ...inCss(value),
  }
}

function unquoted(font: string) {
  return font.replace(/^"(.*)"$/, '$1')
}

function rounded(value: number, decimals: number) {
  return Number(value.toFixed(decimals))
}
