import tailwind, { focusRing, palette, surfaces, printed, roles } from '../../../tailwind.config'

/** The design tokens of the site. */
export const tokens = tailwind.theme

/** A name of `roles`. */
export type Role = keyof typeof roles

/** A name of `surfaces`. */
export type SurfaceName = keyof typeof surfaces

/** All roles, in order. */
export const roleNames = Object.keys(roles).filter((name): name is Role => name in roles)

/** All surfaces, in order. */
export const surfaceNames = Object.keys(surfaces).filter((name): name is SurfaceName => name in surfaces)

/** What gives every role its colour: a surface, or the page in print. */
export type Scheme = SurfaceName | 'print'

/** All schemes, in order. */
export const schemes: readonly Scheme[] = [...surfaceNames, 'print']

/** The colour of a role in a scheme; for a transparent role, that of the surface behind it. */
export function colourOf(role: Role, scheme: Scheme): string {
  const own = scheme === 'print' ? printed.surface : surfaces[scheme].surface
  const inks = scheme === 'print' ? printed : surfaces[scheme].inks
  const value = role === 'surface' ? own : inks[role]
  return value === 'transparent' ? own : value
}

/** A role on another one, and the contrast between them. */
export interface ColourPair {
  readonly role: Role
  readonly on: Role
  readonly ratio: number
  readonly needed: number
}

/** Every pair of roles that needs a contrast, in a scheme. */
export function contrastPairs(scheme: Scheme): readonly ColourPair[] {
  return roleNames.flatMap((role) => {
    const rule = roles[role]
    if (!('on' in rule)) return []
    return rule.on.map((on) => ({
      role,
      on,
      ratio: contrast(colourOf(role, scheme), colourOf(on, scheme)),
      needed: rule.contrast,
    }))
  })
}

/** The name of a colour in the palette, with its opacity unless it is opaque. */
export function paletteName(colour: string): string {
  const [name] = Object.entries(palette).find(([, value]) => colour.startsWith(value)) ?? [colour]
  const opacity = Number.parseInt(colour.slice(7), 16) / 255
  return Number.isNaN(opacity) ? name : `${name} ${Math.round(opacity * 100)} %`
}

/**
 * The contrast of the focus ring with a surface: around a control, that of the better of its two colours; within it, that of
 * the dark line alone.
 */
export function ringContrast(lies: 'around' | 'within', surface: SurfaceName): number {
  const line = contrast(focusRing.focus, surfaces[surface].surface)
  return lies === 'within'
    ? line
    : Math.max(line, contrast(focusRing['focus-edge'], surfaces[surface].surface))
}

/** What WCAG needs of the focus ring. */
export const ringNeeds = 3

/** The relative luminance of WCAG 2, from 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, brighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (brighter + 0.05) / (darker + 0.05)
}

/** A contrast ratio with one decimal, truncated, because 4.49 must not appear as 4.5. */
export function contrastText(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
