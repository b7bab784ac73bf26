import { enquiryForm } from '../../content/pages/contact'
import type { ProjectEnquiry, SendOutcome } from '../../leads'
import { paths } from '../../paths'
import { createLeadForm } from '../../sections/submission'
import { useSubmission } from '../../sections/useSubmission'

/** Sends an enquiry and says whether it has arrived; never rejects. */
export type SendEnquiry = (enquiry: ProjectEnquiry) => Promise<SendOutcome>

const { messages, elsewhere } = enquiryForm

const form = createLeadForm<ProjectEnquiry, SendOutcome>({
  id: 'project enquiry',
  empty: {
    name: '',
    mobile: '',
    email: '',
    city: '',
    projectLocation: '',
    projectDescription: '',
    servicesRequired: '',
    projectDetails: '',
  },
  outcomes: {
    sent: { tone: 'success', message: messages.sent },
    failed: { tone: 'danger', message: messages.failed },
  },
  failure: { ...elsewhere, link: { label: elsewhere.link, href: paths.contact.href() } },
})

/**
 * The enquiry as typed and what becomes of it: idle, submitting, submitted and, three seconds after it has
 * arrived, idle again. Source: docs/product.md#project-enquiry-form.
 */
export function useEnquiry(send: SendEnquiry) {
  const { isSending, isDone, ...submission } = useSubmission(form, send)
  return { ...submission, status: statusOf(isSending, isDone) }
}

function statusOf(isSending: boolean, isDone: boolean): 'idle' | 'submitting' | 'submitted' {
  if (isSending) return 'submitting'
  return isDone ? 'submitted' : 'idle'
}
