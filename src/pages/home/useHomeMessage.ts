import { homePage } from '../../content/pages/home'
import { contactFormErrors } from '../../content/sections/contactFormErrors'
import { homeMessageExcess, type HomeMessage, type HomeMessageResult } from '../../leads'
import { paths } from '../../paths'
import { createLeadForm, type SendForm } from '../../sections/createLeadForm'

/** Sends a message and resolves to the result; never rejects. */
export type SendMessage = SendForm<HomeMessage, HomeMessageResult>

const { messages, elsewhere } = homePage.contact

/** The state of the message form. */
export const useHomeMessage = createLeadForm<HomeMessage, HomeMessageResult>({
  id: 'home message',
  empty: { name: '', email: '', subject: '', message: '' },
  errors: contactFormErrors,
  excessOf: homeMessageExcess,
  results: {
    sent: { tone: 'success', message: messages.sent },
    rejected: { tone: 'danger', message: messages.rejected },
    failed: { tone: 'danger', message: messages.failed },
    tooLong: { tone: 'danger', message: messages.tooLong },
  },
  failure: { ...elsewhere, link: { label: elsewhere.link, href: paths.home.href() } },
})
