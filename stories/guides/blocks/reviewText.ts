import type { ReviewStatus } from '../../evidence/componentStatus'

/** The date of a review by hand, and whether the component has changed since. */
export function reviewText({ date, isStale }: ReviewStatus): string {
  return isStale ? `${date}, stale` : date
}
