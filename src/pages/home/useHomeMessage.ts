import { home } from '../../content'
import type { FormOutcome } from '../../design-system'
import type { HomeMessage, HomeMessageOutcome } from '../../leads'
import { useSubmission } from '../../sections/useSubmission'

/** Sends a message and says what became of it; never rejects. */
export type SendMessage = (message: HomeMessage) => Promise<HomeMessageOutcome>

const empty: HomeMessage = { name: '', email: '', subject: '', message: '' }

const { messages } = home.contact

const outcomes: Record<HomeMessageOutcome, FormOutcome> = {
  sent: { tone: 'success', message: messages.sent },
  refused: { tone: 'danger', message: messages.refused },
  failed: { tone: 'danger', message: messages.failed },
}

/** The message as typed and what becomes of it. */
export function useHomeMessage(send: SendMessage) {
  return useSubmission(empty, outcomes, send)
}
