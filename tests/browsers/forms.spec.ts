import { paths } from '../../src/paths.ts'
import { browsersLeadsFolder, leadsOf, type LeadFileName } from '../support/leads.ts'
import { newContact } from '../support/site.ts'
import { expect, test } from './support/site.ts'

interface ContactForm {
  readonly name: string
  readonly path: string
  readonly file: LeadFileName
  /** The fields and their values, except for the e-mail address, which each test generates. */
  readonly fields: readonly (readonly [label: string, column: string, text: string])[]
  readonly email: string
  readonly submit: string
  readonly sent: string
}

const forms: readonly ContactForm[] = [
  {
    name: 'the home message',
    path: paths.home.href(),
    file: 'home-messages.csv',
    fields: [
      ['Your name', 'name', 'Test Visitor'],
      ['Your subject', 'subject', 'A wall on the boundary'],
      ['Message', 'message', 'With "quotes", 5 < 6 & 7 > 6.'],
    ],
    email: 'E-mail',
    submit: 'Submit Message',
    sent: '✅ Your message has been sent successfully!',
  },
  {
    name: 'the project enquiry',
    path: paths.contact.href(),
    file: 'project-enquiries.csv',
    fields: [
      ['Name', 'name', 'Test Visitor'],
      ['Mobile', 'mobile', '0300 0000000'],
      ['City', 'city', 'Lahore'],
      ['Project Location', 'projectLocation', 'Phase 6, Block C'],
      ['Project Description', 'projectDescription', 'House on 10 marla, two floors & a basement.'],
      ['Services Required', 'servicesRequired', 'Landscaping Consultancy, Planning & Execution'],
      ['Project Details', 'projectDetails', 'Drawings are there. Garden by October.'],
    ],
    email: 'Email',
    submit: 'Submit Now',
    sent: '✅ Your response has been submitted!',
  },
]

for (const { name, path, file, fields, email, submit, sent } of forms) {
  test(`${name} arrives in the inbox`, async ({ visitor }) => {
    const contact = newContact()
    await visitor.open(path)
    for (const [label, , text] of [...fields, [email, 'email', contact.email] as const]) {
      if (label === 'Services Required') {
        // A select is operated by typing the start of an option.
        await visitor.tabTo({ role: 'combobox', name: label })
        await visitor.type(text.slice(0, 4))
      } else await visitor.enter({ role: 'textbox', name: label, within: 'main' }, text)
    }
    await visitor.click({ role: 'button', name: submit })
    await visitor.expectValue(() => document.querySelector('main [role=alert]')?.textContent, null, sent)
    const rows = await leadsOf(contact.email, file, browsersLeadsFolder)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject(Object.fromEntries(fields.map(([, column, text]) => [column, text])))
  })
}
