import { paths } from '../../src/paths.ts'
import { estimatesOf } from '../support/storedLeads.ts'
import { expect, newContact, openHydrated, tabTo, test } from '../support/site.ts'

test('10 marla in DHA can be estimated and submitted with the keyboard alone', async ({ page }) => {
  const contact = newContact()
  const press = (key: string) => page.keyboard.press(key)
  await openHydrated(page, paths.estimator.href())

  await test.step('Fills in the contact and continues with Enter', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Full Name' }))
    await page.keyboard.type(contact.name)
    await press('Tab')
    await page.keyboard.type(contact.email)
    await press('Tab')
    await page.keyboard.type(contact.phone)
    await press('Enter')
    await expect(page.getByRole('heading', { name: 'Cost Calculator' })).toBeFocused()
  })

  await test.step('Enters 10 marla in DHA with a basement, A+', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Plot Size' }))
    await page.keyboard.type('10')
    await expect(page.getByRole('radio', { name: 'Marla' })).toBeChecked()
    await expect(page.getByRole('combobox', { name: 'Housing Authority' })).toHaveValue('DHA')
    await expect(page.getByRole('checkbox', { name: 'Include Basement' })).toBeChecked()
    await tabTo(page, page.getByRole('radio', { name: 'A Grade' }))
    await press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'A+ Grade' })).toBeChecked()
    await expect(page.getByRole('status', { name: 'Estimate' })).toHaveText(/27,995,990/)
  })

  await test.step('Reviews and submits the estimate', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Review & Submit' }))
    await press('Enter')
    await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Submit Final Estimate' }))
    await press('Enter')
    await expect(page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toBeFocused()
  })

  const rows = await estimatesOf(contact.email)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    name: contact.name,
    plotSize: '10 marla',
    authority: 'DHA',
    basementArea: '1060',
    groundFloorArea: '1432',
    firstFloorArea: '1174',
    qualityGrade: 'A+',
    services: 'architectural, interior, grayStructure, finishing',
    grandTotal: '27995990',
  })
})
