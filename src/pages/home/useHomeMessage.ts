import { useRef, useState } from 'react'
import { home } from '../../content'
import type { FormOutcome } from '../../design-system'
import type { HomeMessage, HomeMessageOutcome } from '../../leads'

/** Sends a message and says what became of it; never rejects. */
export type SendMessage = (message: HomeMessage) => Promise<HomeMessageOutcome>

const empty: HomeMessage = { name: '', email: '', subject: '', message: '' }

const { messages } = home.contact

const outcomes: Record<HomeMessageOutcome, FormOutcome> = {
  sent: { tone: 'success', message: messages.sent },
  refused: { tone: 'danger', message: messages.refused },
  failed: { tone: 'danger', message: messages.failed },
}

/** The message as typed and what becomes of it. What was typed goes only when it has arrived. */
export function useHomeMessage(send: SendMessage) {
  const [message, setMessage] = useState(empty)
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<FormOutcome>()
  const isUnderWay = useRef(false)

  return {
    message,
    isSending,
    outcome,
    change: (field: keyof HomeMessage, value: string) =>
      setMessage((typed) => ({ ...typed, [field]: value })),

    /** Sends what is typed; a second press while the first is under way does nothing. */
    submit: async () => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setIsSending(true)
      setOutcome(undefined)
      const result = await send(message)
      isUnderWay.current = false
      setIsSending(false)
      setOutcome(outcomes[result])
      if (result === 'sent') setMessage(empty)
    },
  }
}
