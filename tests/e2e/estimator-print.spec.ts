import { company } from '../../src/content/company.ts'
import { enterTenMarla, expect, newContact, openCalculator, openReview, test } from '../support/site.ts'

test('a submitted estimate prints on one page, with the names and contact details', async ({ page }) => {
  const contact = newContact()
  await openReview(page, contact)
  await page.getByRole('button', { name: 'Submit Final Estimate' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toBeVisible()
  const main = page.getByRole('main')
  const firm = main.getByText(company.email)
  await expect(firm, 'on the screen, only the header shows it').toBeHidden()

  await page.emulateMedia({ media: 'print' })

  await expect(firm).toBeVisible()
  for (const phone of company.phones) await expect(main.getByText(phone)).toBeVisible()
  await expect(main.getByRole('heading', { name: company.name })).toBeVisible()
  await expect(main.getByText('PKR 27,995,990')).toBeVisible()
  await expect(main.getByText(new RegExp(`^For ${contact.name}, `))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create New Estimate' })).toBeHidden()
  for (const margin of ['0', '1cm', '2cm']) {
    const margins = { top: margin, right: margin, bottom: margin, left: margin }
    expect(pageCount(await page.pdf({ format: 'A4', margin: margins })), `margins of ${margin}`).toBe(1)
  }
  expect(pageCount(await page.pdf({ format: 'Letter' }))).toBe(1)
})

test('the colours of the cost split are printed', async ({ page }) => {
  await openCalculator(page)
  await enterTenMarla(page)
  await page.emulateMedia({ media: 'print' })

  const legend = page.getByText(
    /^(Grey Structure|Interior\/Finishes|Architectural Design|Interior Design) \d+%$/,
  )
  await expect(legend).toHaveCount(4)
  const adjustments = await legend.evaluateAll((texts) =>
    texts.map((text) => {
      const swatch = text.closest('span')?.previousElementSibling
      return swatch && getComputedStyle(swatch).printColorAdjust
    }),
  )

  expect(adjustments).toEqual(['exact', 'exact', 'exact', 'exact'])
})

/** The number of pages of a PDF. */
function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
