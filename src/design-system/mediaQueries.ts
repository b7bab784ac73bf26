import { breakpoints } from '../breakpoints'

/** The name of a breakpoint. */
export type Breakpoint = keyof typeof breakpoints

/** The media query for windows at least as wide as a breakpoint. */
export function windowFrom(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]})`
}

/** The rendered width of a picture: by default, and from each breakpoint. */
export type PictureWidths = { readonly base: string } & Partial<Readonly<Record<Breakpoint, string>>>

const widestFirst = ['xl', 'lg', 'md', 'sm'] as const satisfies readonly Breakpoint[]

/** The `sizes` attribute for the widths of a picture. */
export function sizesOf(widths: PictureWidths): string {
  const steps = widestFirst.flatMap((name) => {
    const width = widths[name]
    return width === undefined ? [] : `${windowFrom(name)} ${width}`
  })
  return [...steps, widths.base].join(', ')
}
