import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The current year by the visitor's clock; until hydration, the year of the build. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => Number(import.meta.env.VITE_BUILD_YEAR),
  )
}
