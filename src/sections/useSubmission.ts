import { useEffect, useLayoutEffect, useState } from 'react'
import type { LeadForm, SubmissionState } from './submission'

/** What a form shows, and what its visitor can do to it. */
export interface FormControl<Fields> extends SubmissionState<Fields> {
  readonly change: (field: keyof Fields, value: string) => void
  /** Sends what is typed; a second submit while the first is pending does nothing. */
  readonly submit: () => void
}

/**
 * A form's fields and the result of sending them. What is typed survives a change of page, and so does a pending
 * request: a visitor who comes back finds both. Only what was sent is cleared by a success.
 */
export function useSubmission<Fields, Result extends string>(
  form: LeadForm<Fields, Result>,
  send: (fields: Fields) => Promise<Result>,
): FormControl<Fields> {
  const [submission] = useState(form.open)
  const [state, setState] = useState(submission.get)
  // Followed from the first commit on, in which the fields report what was typed before hydration.
  // useSyncExternalStore follows only after the next paint; React would undo what is typed until then.
  useLayoutEffect(() => {
    const follow = () => setState(submission.get())
    follow()
    return submission.subscribe(follow)
  }, [submission])
  useEffect(() => submission.show(), [submission])

  return { ...state, change: submission.change, submit: () => void submission.submit(send) }
}
