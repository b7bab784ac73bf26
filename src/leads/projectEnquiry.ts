import { cleanContact } from './emailAndPhone'
import { leadUrls } from './leadUrls'
import { postForm, type SendOptions } from './postForm'

/** The fields of the contact page's enquiry form. */
export interface ProjectEnquiry {
  readonly name: string
  readonly mobile: string
  readonly email: string
  readonly city: string
  readonly projectLocation: string
  readonly projectDescription: string
  readonly servicesRequired: string
  readonly projectDetails: string
}

/** The result of sending an enquiry; 'tooMany' for status 429. */
export type ProjectEnquiryResult = 'sent' | 'failed' | 'tooMany'

/** Sends a project enquiry as a URL-encoded form. Never rejects. Source: docs/product.md#project-enquiry-request. */
export async function sendProjectEnquiry(
  enquiry: ProjectEnquiry,
  options: SendOptions = {},
): Promise<ProjectEnquiryResult> {
  const body = new URLSearchParams({
    name: enquiry.name,
    mobile: cleanContact(enquiry.mobile),
    email: cleanContact(enquiry.email),
    city: enquiry.city,
    projectLocation: enquiry.projectLocation,
    projectDescription: enquiry.projectDescription,
    sources: 'Website',
    servicesRequired: enquiry.servicesRequired,
    projectDetails: enquiry.projectDetails,
  })
  try {
    return await postForm(leadUrls.projectEnquiry, { body }, options, async (response) => {
      if (response.ok) return 'sent'
      const text = await response.text()
      // For the developer of the receiving script; it means nothing to the visitor.
      console.error(`The project enquiry was answered with status ${response.status}: ${text}`)
      return response.status === 429 ? 'tooMany' : 'failed'
    })
  } catch {
    return 'failed'
  }
}
