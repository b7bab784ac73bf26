/** The widths of the window at which the layout changes, for the style sheet, pictures and scripts alike. */
export const breakpoints = { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' } as const

/** A width of the window from which something holds. */
export type Breakpoint = keyof typeof breakpoints

/** A media query for windows of a breakpoint's width and more. */
export function windowFrom(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]})`
}

/** How wide a picture is shown: in a narrow window, and from each breakpoint on. */
export type PictureWidths = { readonly base: string } & Partial<Readonly<Record<Breakpoint, string>>>

const widestFirst = ['xl', 'lg', 'md', 'sm'] as const satisfies readonly Breakpoint[]

/** The `sizes` attribute of a picture. */
export function sizesOf(widths: PictureWidths): string {
  const steps = widestFirst.flatMap((name) => {
    const width = widths[name]
    return width === undefined ? [] : `${windowFrom(name)} ${width}`
  })
  return [...steps, widths.base].join(', ')
}
