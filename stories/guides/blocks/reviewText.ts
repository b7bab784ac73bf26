import type { ReviewStatus } from '../../evidence/componentStatus'
import { reviewBrowser } from '../../evidence/reviews'

/** The date of a review, and whether the component has changed since. */
export function reviewText({ date, isStale }: ReviewStatus): string {
  return isStale ? `${date}, stale` : date
}

/** Whether a review has found issues, and how far that holds. */
export function issuesText({ date, issues, isStale }: ReviewStatus): string {
  const found = issues.length > 0 ? 'Issues found' : 'No issues found'
  return `${found} on ${date} in ${reviewBrowser}${isStale ? ', before the last change' : ''}`
}
