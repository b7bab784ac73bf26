import { homePage } from '../../content/pages/home'
import { homeMessageExcess, type HomeMessage, type HomeMessageOutcome } from '../../leads'
import { paths } from '../../paths'
import { createLeadForm } from '../../sections/submission'
import { useSubmission } from '../../sections/useSubmission'

/** Sends a message and resolves to the result; never rejects. */
export type SendMessage = (message: HomeMessage) => Promise<HomeMessageOutcome>

const { messages, elsewhere } = homePage.contact

const form = createLeadForm<HomeMessage, HomeMessageOutcome>({
  id: 'home message',
  empty: { name: '', email: '', subject: '', message: '' },
  excessOf: homeMessageExcess,
  outcomes: {
    sent: { tone: 'success', message: messages.sent },
    rejected: { tone: 'danger', message: messages.rejected },
    failed: { tone: 'danger', message: messages.failed },
  },
  failure: { ...elsewhere, link: { label: elsewhere.link, href: paths.home.href() } },
})

/** The state of the message form. */
export function useHomeMessage(send: SendMessage) {
  return useSubmission(form, send)
}
