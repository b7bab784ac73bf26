import { enquiryForm, homeForm, type ContactForm } from '../support/contactForms.ts'
import { browsersLeadsFolder, leadsOf } from '../support/storedLeads.ts'
import { newContact } from '../support/site.ts'
import { expect, test, type Visitor } from './support/site.ts'

test.use({ hasServiceWorker: false })

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

/** The text of the form's message. */
const message = () => document.querySelector('main [role=alert]')?.textContent

/** What the controls of the form contain, by column. */
function formValues() {
  const form = document.querySelector<HTMLFormElement>('main form')
  return Object.fromEntries(form ? new FormData(form) : [])
}

for (const form of [homeForm, enquiryForm]) {
  const { name, path, file, submit, requestPath, sent, failed } = form
  const values = Object.fromEntries(form.fields.map(([, column, text]) => [column, oneLine(text)]))

  test(`${name} arrives in the inbox`, { tag: ['@journey', '@smoke'] }, async ({ visitor }) => {
    const contact = newContact()
    await visitor.open(path)
    await fillIn(visitor, form, contact.email)
    await visitor.click({ role: 'button', name: submit })
    await visitor.expectValue(message, null, sent)
    const rows = await leadsOf(contact.email, file, browsersLeadsFolder)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject(values)
  })

  test(
    `${name} whose connection is reset says so, keeps its input, and can be sent again`,
    { tag: '@journey' },
    async ({ visitor, faultySite }) => {
      const contact = newContact()
      const failure = faultySite.plan(requestPath, 'halfReceived')
      await visitor.open(path)
      await fillIn(visitor, form, contact.email)
      const entered = await visitor.read(formValues, null)
      expect(entered).toMatchObject({ ...values, email: contact.email })
      await visitor.click({ role: 'button', name: submit })
      await visitor.expectValue(message, null, failed)
      expect(failure.count()).toBeGreaterThan(0)
      expect(await visitor.read(formValues, null)).toEqual(entered)
      expect(await leadsOf(contact.email, file, browsersLeadsFolder)).toEqual([])

      failure.end()
      await visitor.click({ role: 'button', name: submit })
      await visitor.expectValue(message, null, sent)
      expect(await leadsOf(contact.email, file, browsersLeadsFolder)).toHaveLength(1)
    },
  )
}
