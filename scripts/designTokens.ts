import tailwind, { palette, surfaces } from '../tailwind.config.ts'

/** A token or a group of tokens in the format of the Design Tokens Community Group, 2025.10. */
interface TokenGroup {
  readonly [name: string]: string | Token | TokenGroup
}
interface Token {
  readonly $value: unknown
  readonly $description?: string
}

const { theme } = tailwind

/** A colour; `#rrggbbaa` with its alpha. */
function color(hex: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (hex.slice(1).match(/../g) ?? []).map(
    (pair) => Math.round((Number.parseInt(pair, 16) / 255) * 1000) / 1000,
  )
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: hex.slice(0, 7) }
}

/** A length in px or rem; undefined if it isn't one. */
function dimension(text: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(text.trim()) ?? []
  return value === undefined ? undefined : { value: Number(value), unit }
}

/** Tokens of a theme's section; names can't contain a dot. Values that the format doesn't have are left out. */
function group(
  type: string,
  values: Readonly<Record<string, string>>,
  parse: (text: string) => unknown,
): TokenGroup {
  const tokens = Object.entries(values).flatMap(([name, text]) => {
    const value = parse(text)
    return value === undefined ? [] : [[name.replace('.', '_'), { $value: value }] as const]
  })
  return { $type: type, ...Object.fromEntries(tokens) }
}

/** Its limits, if it grows with the window from one length to another. */
function limits(values: Readonly<Record<string, string>>, place: 'first' | 'last') {
  return group('dimension', values, (text) => {
    const [, smallest = text, largest = text] = /^clamp\(([^,]+),.*,([^,]+)\)$/.exec(text) ?? []
    return dimension(place === 'first' ? smallest : largest)
  })
}

const fontSizes = Object.fromEntries(Object.entries(theme.fontSize).map(([name, [size]]) => [name, size]))

/** The design tokens of the site for other tools, such as Figma and Style Dictionary. */
export const designTokens: TokenGroup = {
  palette: group('color', palette, color),
  surface: Object.fromEntries(
    Object.entries(surfaces).map(([name, { surface, inks, use }]) => [
      name,
      {
        background: { $type: 'color', $value: color(surface), $description: use },
        ...group('color', inks, (text) => (text === 'transparent' ? undefined : color(text))),
      },
    ]),
  ),
  space: { phone: limits(theme.spacing, 'first'), desktop: limits(theme.spacing, 'last') },
  radius: group('dimension', theme.borderRadius, dimension),
  text: { phone: limits(fontSizes, 'first'), desktop: limits(fontSizes, 'last') },
  'font-family': group('fontFamily', { sans: theme.fontFamily.sans.join() }, (text) =>
    text.replaceAll('"', '').split(','),
  ),
  'font-weight': group('fontWeight', theme.fontWeight, Number),
  duration: group('duration', theme.transitionDuration, (text) => ({
    value: Number.parseInt(text, 10),
    unit: 'ms',
  })),
  easing: group('cubicBezier', theme.transitionTimingFunction, (text) => text.match(/[\d.]+/g)?.map(Number)),
}
