import { paths } from '../../src/paths.ts'
import { enquiryForm, homeForm, type ContactForm } from '../support/contactForms.ts'
import { newContact, type TestContact } from '../support/site.ts'
import { estimatesOf, leadsOf } from '../support/storedLeads.ts'
import { expect, test, type Visitor } from './support/site.ts'

test.use({ hasServiceWorker: false })

const tenMarlaLink =
  'v=1&plot=10&unit=marla&authority=DHA&mode=auto&basement_included=yes&grade=A%2B&services=architectural%2Einterior%2EgrayStructure%2Efinishing&check=5du1hb'
const tenMarlaTotal = 'PKR 27,995,990 2.80 crore'

const fullName = { role: 'textbox', name: 'Full Name' } as const
const plotSize = { role: 'textbox', name: 'Plot Size' } as const
const review = { role: 'button', name: 'Review & Submit' } as const
const submit = { role: 'button', name: 'Submit Final Estimate' } as const
const submitted = { role: 'heading', name: 'Estimate Submitted Successfully!' } as const

/** Types the contact after the name's field has got the focus, and continues with Enter. */
async function enterContact(visitor: Visitor, { name, email, phone }: TestContact) {
  await visitor.type(name)
  await visitor.press('Tab')
  await visitor.type(email)
  await visitor.press('Tab')
  await visitor.type(phone)
  await visitor.press('Enter')
  await visitor.expectFocus({ role: 'heading', name: 'Cost Calculator' })
}

/** Expects the grand total of the estimate. */
const expectTotal = (visitor: Visitor, total: string) =>
  visitor.expectValue(
    () => {
      const terms = [...document.querySelectorAll('main dt')]
      const term = terms.find(({ textContent }) => textContent.trim() === 'Grand Total')
      return term?.nextElementSibling?.textContent.replaceAll(/\s+/g, ' ').trim()
    },
    null,
    total,
  )

test(
  '10 marla in DHA can be estimated and submitted with the keyboard alone',
  { tag: '@smoke' },
  async ({ visitor }) => {
    const contact = newContact()
    await visitor.open(paths.estimator.href())
    await visitor.tabTo(fullName)
    await enterContact(visitor, contact)
    await visitor.tabTo(plotSize)
    await visitor.type('10')
    await visitor.tabTo({ role: 'radio', name: 'A Grade' })
    await visitor.press('ArrowRight')
    await visitor.expectFocus({ role: 'radio', name: 'A+ Grade' })
    await expectTotal(visitor, tenMarlaTotal)
    await visitor.tabTo(review)
    await visitor.press('Enter')
    await visitor.expectFocus({ role: 'heading', name: 'Review & Submit' })
    await visitor.tabTo(submit)
    await visitor.press('Enter')
    await visitor.expectFocus(submitted)
    const rows = await estimatesOf(contact.email)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ name: contact.name, plotSize: '10 marla', grandTotal: '27995990' })
  },
)

test(
  'a shared link fills in the house, whose sheet is there when the page is printed',
  { tag: '@smoke' },
  async ({ visitor }) => {
    await visitor.open(`${paths.estimator.href()}#${tenMarlaLink}`)
    await visitor.click(fullName)
    await enterContact(visitor, newContact())
    await expectTotal(visitor, tenMarlaTotal)
    await visitor.expectValue(printedHeadings, null, expect.arrayContaining(['Cost Estimate']))
  },
)

/** The headings of the page while it is printed. */
async function printedHeadings() {
  dispatchEvent(new Event('beforeprint'))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)
  dispatchEvent(new Event('afterprint'))
  return headings
}

/** The text on one line, as it is typed with keys and compared: line breaks become spaces. */
const oneLine = (text: string) => text.replaceAll('\n', ' ')

async function fillIn(visitor: Visitor, { fields, email }: ContactForm, emailAddress: string) {
  for (const [label, , text] of [...fields, [email, 'email', emailAddress] as const]) {
    if (label === 'Services Required') {
      // A select is operated by typing the start of an option.
      await visitor.tabTo({ role: 'combobox', name: label })
      await visitor.type(text.slice(0, 4))
    } else await visitor.enter({ role: 'textbox', name: label, within: 'main' }, oneLine(text))
  }
}

for (const form of [homeForm, enquiryForm]) {
  test(`${form.name} arrives in the inbox`, { tag: '@smoke' }, async ({ visitor }) => {
    const { email } = newContact()
    await visitor.open(form.path)
    await fillIn(visitor, form, email)
    await visitor.click({ role: 'button', name: form.submit })
    await visitor.expectVisible({ role: 'alert', name: form.sent, within: 'main' })
    const values = Object.fromEntries(form.fields.map(([, column, text]) => [column, oneLine(text)]))
    const rows = await leadsOf(email, form.file)
    expect(rows).toEqual([expect.objectContaining(values)])
  })
}
