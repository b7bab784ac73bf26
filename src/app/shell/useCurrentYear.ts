import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The year on the visitor's clock; in the prerendered page, and until it is hydrated, the year of the build. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => Number(import.meta.env.VITE_BUILD_YEAR),
  )
}
