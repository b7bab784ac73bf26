import { enquiryForm } from '../../content/pages/contact'
import { contactFormErrors } from '../../content/sections/contactFormErrors'
import { projectEnquiryExcess, type ProjectEnquiry, type ProjectEnquiryResult } from '../../leads'
import { paths } from '../../paths'
import { createLeadForm, type SendForm } from '../../sections/createLeadForm'

/** Sends an enquiry and resolves to the result; never rejects. */
export type SendEnquiry = SendForm<ProjectEnquiry, ProjectEnquiryResult>

const { messages, elsewhere } = enquiryForm

/**
 * The state of the enquiry form. The button confirms a success for three seconds.
 * Source: docs/product.md#project-enquiry-form.
 */
export const useEnquiry = createLeadForm<ProjectEnquiry, ProjectEnquiryResult>({
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
  errors: contactFormErrors,
  excessOf: projectEnquiryExcess,
  results: {
    sent: { tone: 'success', message: messages.sent },
    failed: { tone: 'danger', message: messages.failed },
    tooLong: { tone: 'danger', message: messages.tooLong },
  },
  failure: { ...elsewhere, link: { label: elsewhere.link, href: paths.contact.href() } },
})
