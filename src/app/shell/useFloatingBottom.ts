import { useIsOnEstimator } from './useIsOnEstimator'

/** The class for the bottom of what floats: above the calculator's bar, which has two rows in the narrowest windows. */
export function useFloatingBottom(): string {
  return useIsOnEstimator() ? 'bottom-32 lg:bottom-4 room-for-action:max-lg:bottom-20' : 'bottom-4'
}
