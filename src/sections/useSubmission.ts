import { useRef, useState } from 'react'
import type { FormOutcome } from '../design-system'

/** What a form holds, and what has become of it. */
export interface Submission<Fields, Result> {
  /** As typed. */
  fields: Fields
  isSending: boolean
  /** What the visitor is told; nothing before the first attempt and during each. */
  outcome: FormOutcome | undefined
  change: (field: keyof Fields, value: string) => void
  /** Sends what is typed and resolves with the result; a second press while the first is under way does nothing. */
  submit: () => Promise<Result | undefined>
}

/**
 * A form's fields and what becomes of them. What was typed goes only when it has arrived, with the result 'sent'.
 * @param empty the fields at the beginning and after each arrival
 * @param outcomes what the visitor is told after each result
 * @param send takes the fields and says what became of them
 */
export function useSubmission<Fields extends Record<keyof Fields, string>, Result extends string>(
  empty: Fields,
  outcomes: Readonly<Record<Result, FormOutcome>>,
  send: (fields: Fields) => Promise<Result>,
): Submission<Fields, Result> {
  const [fields, setFields] = useState(empty)
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<FormOutcome>()
  const isUnderWay = useRef(false)

  return {
    fields,
    isSending,
    outcome,
    change: (field, value) => setFields((typed) => ({ ...typed, [field]: value })),
    submit: async () => {
      if (isUnderWay.current) return undefined
      isUnderWay.current = true
      setIsSending(true)
      setOutcome(undefined)
      try {
        const result = await send(fields)
        setOutcome(outcomes[result])
        if (result === 'sent') setFields(empty)
        return result
      } finally {
        isUnderWay.current = false
        setIsSending(false)
      }
    },
  }
}
