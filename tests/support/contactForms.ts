import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import type { LeadFileName } from './storedLeads.ts'

/** A form of the site with its texts, the values to enter and the file in which they are stored. */
export interface ContactForm {
  readonly name: string
  readonly path: string
  readonly file: LeadFileName
  /** The fields and their values, except for the e-mail address, which each test generates. */
  readonly fields: readonly (readonly [label: string, column: string, text: string])[]
  readonly email: string
  readonly submit: string
  /** The path of its request. */
  readonly requestPath: RegExp
  readonly sent: string
  /** The message if the request gets no response. */
  readonly failed: string
}

/** The message form of the home page. */
export const homeForm: ContactForm = {
  name: 'the home message',
  path: paths.home.href(),
  file: 'home-messages.jsonl',
  fields: [
    ['Your name', 'name', 'Test Visitor'],
    ['Your subject', 'subject', 'A wall on the boundary'],
    ['Message', 'message', 'Two lines,\nand "quotes" in the second: 5 < 6 & 7 > 6.'],
  ],
  email: 'E-mail',
  submit: 'Submit Message',
  requestPath: /^\/ajax\//,
  sent: '✅ Your message has been sent successfully!',
  failed: 'Something went wrong. Please try again.',
}

/** The enquiry form of the contact page. */
export const enquiryForm: ContactForm = {
  name: 'the project enquiry',
  path: paths.contact.href(),
  file: 'project-enquiries.jsonl',
  fields: [
    ['Name', 'name', 'Test Visitor'],
    ['Mobile', 'mobile', '0300 0000000'],
    ['City', 'city', 'Lahore'],
    ['Project Location', 'projectLocation', 'Phase 6, Block C'],
    ['Project Description', 'projectDescription', 'House on 10 marla,\ntwo floors & a basement.'],
    ['Services Required', 'servicesRequired', 'Landscaping Consultancy, Planning & Execution'],
    ['Project Details', 'projectDetails', 'Drawings are there. Garden by October.'],
  ],
  email: 'Email',
  submit: 'Submit Now',
  requestPath: /^\/macros\/s\/project-enquiry\/exec/,
  sent: '✅ Your response has been submitted!',
  failed: '❌ Submission failed. Please try again.',
}

/** Enters the values of the form, and the e-mail address. */
export async function fillIn(
  page: Page,
  { fields, email }: ContactForm,
  emailAddress: string,
): Promise<void> {
  const control = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  for (const [label, , text] of fields) {
    if (label === 'Services Required') await control(label).selectOption(text)
    else await control(label).fill(text)
  }
  await control(email).fill(emailAddress)
}
