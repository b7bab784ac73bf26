import type { Page } from 'playwright/test'
import { categories, type SubService } from '../../src/content/collections/categories.ts'
import { services } from '../../src/content/collections/services.ts'
import { subpageDetails } from '../../src/content/collections/subpageDetails.ts'
import { paths } from '../../src/paths.ts'
import { expect, openHydrated, test } from '../support/site.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const planning = paths.serviceSubpage.href('project-management', 'Project-Planning')

/** All texts of a nested list, in order. */
function textsOf(entries: readonly SubService[]): readonly string[] {
  return entries.flatMap((entry) =>
    typeof entry === 'string' ? [entry] : [entry.title, ...textsOf(entry.subServices)],
  )
}

test('each category opens its services in a dialog, which can be closed in every way and returns the focus', async ({
  page,
}) => {
  await openHydrated(page, paths.services.href())
  const dialogs = categories.filter(({ href }) => !href)
  const closers = [
    () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(10, 400),
  ]
  expect(dialogs).toHaveLength(4)
  for (const [index, { title, modalDescription, subServices }] of dialogs.entries()) {
    const opener = main(page).getByRole('button', { name: `Read More: ${title}` })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toHaveAccessibleDescription(modalDescription)
    for (const text of textsOf(subServices))
      await expect(dialog.getByText(text, { exact: true })).toBeVisible()
    await closers[index % closers.length]?.()
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
})

test('the services lead to their pages and topics, and Back returns', async ({ page }) => {
  await openHydrated(page, paths.services.href())
  await main(page).getByRole('link', { name: 'Read More: Consultancy Services' }).click()
  await expect(page).toHaveURL(paths.consultancyServices.href())
  for (const { title, link } of services) {
    const card = main(page).getByRole('link', { name: `LEARN MORE: ${title}`, exact: true })
    await expect(card).toHaveAttribute('href', link)
  }
  await main(page).getByRole('link', { name: 'LEARN MORE: Project Management Consultancy' }).click()
  const others = main(page).getByRole('region', { name: 'Other Services' }).getByRole('link')
  await expect(others).toHaveCount(4)
  await main(page)
    .getByRole('link', { name: /^Learn More →/ })
    .first()
    .click()
  await expect(page).toHaveURL(planning)
  await expect(heading(page)).toBeFocused()
  for (const { title, points } of subpageDetails['Project-Planning'].subpagesII ?? []) {
    const opener = main(page).getByRole('button', { name: `See all points: ${title}` })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('listitem')).toHaveText(points)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  await main(page).getByText('Back', { exact: true }).click()
  await expect(page).toHaveURL(paths.service.href('project-management'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the services of each category are listed below the cards, and links work', async ({ page }) => {
    await page.goto(paths.services.href())
    await expect(main(page).getByRole('button')).toHaveCount(0)
    // Playwright finds no texts and roles in a noscript element.
    const list = main(page).locator('noscript')
    for (const { href, subServices } of categories) {
      for (const text of href ? [] : textsOf(subServices)) {
        await expect(list.locator('li', { hasText: text }).last(), text).toBeVisible()
      }
    }
    await main(page).getByRole('link', { name: 'Read More: Consultancy Services' }).click()
    await main(page).getByRole('link', { name: 'LEARN MORE: Project Management Consultancy' }).click()
    await expect(heading(page)).toHaveText('Project Management Consultancy')
  })
})
