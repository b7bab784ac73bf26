import { homePage } from '../../content/pages/home'
import { contactFormErrors } from '../../content/sections/contactFormErrors'
import { homeMessageExcess, homeMessageRoom, type HomeMessage, type HomeMessageResult } from '../../leads'
import { paths } from '../../paths'
import { createSubmissionStore, type SendForm } from '../../sections/formSubmission'
import { useLeadForm } from '../../sections/useLeadForm'

/** Sends a message and resolves to the result; never rejects. */
export type SendMessage = SendForm<HomeMessage, HomeMessageResult>

const { messages, elsewhere } = homePage.contact

const store = createSubmissionStore<HomeMessage, HomeMessageResult>({
  id: 'home message',
  empty: { name: '', email: '', subject: '', message: '' },
  errors: contactFormErrors,
  excessOf: homeMessageExcess,
  roomOf: homeMessageRoom,
  results: {
    sent: { tone: 'success', message: messages.sent },
    rejected: { tone: 'danger', message: messages.rejected },
    failed: { tone: 'danger', message: messages.failed },
    tooLong: { tone: 'danger', message: messages.tooLong },
  },
  failure: { ...elsewhere, link: { label: elsewhere.link, href: paths.home.href() } },
})

/** The state of the message form. */
export function useHomeMessage(send: SendMessage) {
  return useLeadForm(store, send)
}
