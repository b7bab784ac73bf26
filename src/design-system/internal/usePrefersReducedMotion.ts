import { useMediaQuery } from './useMediaQuery'

/** Whether the visitor prefers reduced motion. True in the prerendered page, where the preference isn't known. */
export function usePrefersReducedMotion() {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true)
}
