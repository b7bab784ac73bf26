import type { FormResult } from '../design-system'

/** The result of a submission that ended after the visitor had moved on to another page. */
export interface SubmissionResult extends FormResult {
  /** The form or estimate that the result belongs to; a later result with the same id replaces it. */
  readonly id: string
  /** Added to the message of a failure: what was submitted, and a link to the form. */
  readonly failure: {
    readonly title: string
    readonly text: string
    readonly link: { readonly label: string; readonly href: string }
  }
}

let results: readonly SubmissionResult[] = []
const listeners = new Set<() => void>()

/** The results that have not been dismissed, oldest first; the same array until it changes. */
export function submissionResults(): readonly SubmissionResult[] {
  return results
}

/**
 * Calls the listener after each change of `submissionResults`; returns a function that unsubscribes it. When the last one
 * unsubscribes, the results are discarded.
 */
export function subscribeToSubmissionResults(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) results = []
  }
}

/** Whether anything subscribes to the results, as the notices in the site's layout do; in a story nothing does. */
export function hasResultNotice(): boolean {
  return listeners.size > 0
}

/** Shows a result in the notice, on any page. */
export function announceResult(result: SubmissionResult): void {
  if (!hasResultNotice()) return
  update([...results.filter(({ id }) => id !== result.id), result])
}

/** Dismisses the results that match. */
export function dismissSubmissionResults(isDismissed: (result: SubmissionResult) => boolean): void {
  if (results.some(isDismissed)) update(results.filter((result) => !isDismissed(result)))
}

function update(next: readonly SubmissionResult[]) {
  results = next
  for (const listener of listeners) listener()
}
