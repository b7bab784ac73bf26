import { useLocation } from 'react-router-dom'
import { matchRoute } from '../routes'

/** Whether the current page is the estimator, whose calculator has a bar at the bottom of a narrow window. */
export function useIsOnEstimator(): boolean {
  return matchRoute(useLocation().pathname) === 'estimator'
}
