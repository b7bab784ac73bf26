import { enquiryForm } from '../../content/pages/contact'
import { projectEnquiryExcess, type ProjectEnquiry, type SendResult } from '../../leads'
import { paths } from '../../paths'
import { createSubmissionStore } from '../../sections/formSubmission'
import { useLeadForm } from '../../sections/useLeadForm'

/** Sends an enquiry and resolves to the result; never rejects. */
export type SendEnquiry = (enquiry: ProjectEnquiry) => Promise<SendResult>

const { messages, elsewhere } = enquiryForm

const store = createSubmissionStore<ProjectEnquiry, SendResult>({
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
  results: {
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
  return useLeadForm(store, send)
}
