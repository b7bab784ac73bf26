import { createStore } from '../lib/createStore'

/** The result of a submission that ended after the visitor had moved on to another page. */
export type SubmissionResult = {
  /** The form or estimate that the result belongs to; a later result with the same id replaces it. */
  readonly id: string
  /** The message for the visitor, in a sentence. */
  readonly message: string
  /** The language of the texts. @default that of the site */
  readonly language?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' }
} & ({ readonly tone: 'success' } | { readonly tone: 'danger'; readonly failure: SubmissionFailure })

/** Added to the message of a failure: what was submitted, and a link to the form. */
export interface SubmissionFailure {
  readonly title: string
  readonly text: string
  readonly link: { readonly label: string; readonly href: string }
}

/** The results that have not been dismissed, oldest first. */
export const submissionResults = createStore<readonly SubmissionResult[]>([])

/** The id of the submission whose result the page itself shows, so that no notice is needed. */
export const shownSubmission = createStore<string | undefined>(undefined)

/** Shows a result in the notice, on any page. */
export function announceResult(result: SubmissionResult): void {
  submissionResults.set([...submissionResults.get().filter(({ id }) => id !== result.id), result])
}

export function dismissSubmissionResults(isDismissed: (result: SubmissionResult) => boolean): void {
  const results = submissionResults.get()
  if (results.some(isDismissed)) submissionResults.set(results.filter((result) => !isDismissed(result)))
}
