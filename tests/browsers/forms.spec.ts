import { enquiryForm, homeForm } from '../support/contactForms.ts'
import { browsersLeadsFolder, leadsOf } from '../support/storedLeads.ts'
import { newContact } from '../support/site.ts'
import { expect, test } from './support/site.ts'

/** The text on one line, as it is typed with keys and compared: line breaks become spaces. */
const oneLine = (text: string) => text.replaceAll('\n', ' ')

for (const { name, path, file, fields, email, submit, sent } of [homeForm, enquiryForm]) {
  test(`${name} arrives in the inbox`, { tag: '@journey' }, async ({ visitor }) => {
    const contact = newContact()
    await visitor.open(path)
    for (const [label, , text] of [...fields, [email, 'email', contact.email] as const]) {
      if (label === 'Services Required') {
        // A select is operated by typing the start of an option.
        await visitor.tabTo({ role: 'combobox', name: label })
        await visitor.type(text.slice(0, 4))
      } else await visitor.enter({ role: 'textbox', name: label, within: 'main' }, oneLine(text))
    }
    await visitor.click({ role: 'button', name: submit })
    await visitor.expectValue(() => document.querySelector('main [role=alert]')?.textContent, null, sent)
    const rows = await leadsOf(contact.email, file, browsersLeadsFolder)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject(
      Object.fromEntries(fields.map(([, column, text]) => [column, oneLine(text)])),
    )
  })
}
