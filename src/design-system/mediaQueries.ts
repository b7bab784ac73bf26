import { breakpoints } from '../lib/breakpoints'

export type Breakpoint = keyof typeof breakpoints

/** The media query for windows at least as wide as a breakpoint. */
export function windowFrom(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]})`
}
