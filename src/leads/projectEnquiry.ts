import { excessOf, type Excess } from './bodyLimit'
import { leadAddresses } from './config'
import { post, type SendOptions } from './post'

/** What a visitor writes in the contact page's enquiry form. */
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

/** Whether the receiver answered with an OK status. */
export type SendOutcome = 'sent' | 'failed'

/** What has to go before this enquiry can be sent; undefined where its receiver takes it. */
export function projectEnquiryExcess(enquiry: ProjectEnquiry): Excess<keyof ProjectEnquiry> | undefined {
  return excessOf(enquiry, (fields) => enquiryBody(fields).toString().length)
}

/** The body of the call. Source: docs/product.md#project-enquiry-call. */
function enquiryBody(enquiry: ProjectEnquiry): URLSearchParams {
  return new URLSearchParams({
    name: enquiry.name,
    mobile: enquiry.mobile,
    email: enquiry.email,
    city: enquiry.city,
    projectLocation: enquiry.projectLocation,
    projectDescription: enquiry.projectDescription,
    sources: 'Website',
    servicesRequired: enquiry.servicesRequired,
    projectDetails: enquiry.projectDetails,
  })
}

/** Sends a project enquiry as a url-encoded form. Never rejects. Source: docs/product.md#project-enquiry-call. */
export async function sendProjectEnquiry(
  enquiry: ProjectEnquiry,
  options: SendOptions = {},
): Promise<SendOutcome> {
  try {
    const response = await post(leadAddresses.projectEnquiry, { body: enquiryBody(enquiry) }, options)
    if (response.ok) return 'sent'
    const text = await response.text()
    // What a script host says is of no use to the visitor; whoever sets the script up finds it on the console.
    console.error(`The project enquiry was answered with status ${response.status}: ${text}`)
    return 'failed'
  } catch {
    return 'failed'
  }
}
