import { enquiryForm } from '../../content/pages/contact'
import { projectEnquiryExcess, type ProjectEnquiry, type SendOutcome } from '../../leads'
import { paths } from '../../paths'
import { createLeadForm } from '../../sections/submission'
import { useSubmission } from '../../sections/useSubmission'

/** Sends an enquiry and resolves to the result; never rejects. */
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
  excessOf: projectEnquiryExcess,
  outcomes: {
    sent: { tone: 'success', message: messages.sent },
    failed: { tone: 'danger', message: messages.failed },
  },
  failure: { ...elsewhere, link: { label: elsewhere.link, href: paths.contact.href() } },
})

/**
 * The state of the enquiry form. The button confirms a success for three seconds.
 * Source: docs/product.md#project-enquiry-form.
 */
export function useEnquiry(send: SendEnquiry) {
  return useSubmission(form, send)
}
