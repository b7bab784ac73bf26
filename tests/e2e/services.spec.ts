import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, openHydrated, test } from '../support/site.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the services lead to their pages and topics, and Back returns @nightly', async ({ page }) => {
  await openHydrated(page, paths.services.href())
  await main(page).getByRole('link', { name: 'Read More: Consultancy Services' }).click()
  await expect(page).toHaveURL(paths.consultancyServices.href())
  await expect(main(page).getByRole('listitem').getByRole('link')).toHaveCount(9)
  await main(page).getByRole('link', { name: 'Project Management Consultancy' }).click()
  await main(page)
    .getByRole('link', { name: /^Learn More →/ })
    .first()
    .click()
  await expect(page).toHaveURL(paths.serviceSubpage.href('project-management', 'Project-Planning'))
  await expect(heading(page)).toBeFocused()
  await main(page).getByText('Back', { exact: true }).click()
  await expect(page).toHaveURL(paths.service.href('project-management'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the services of each category are listed below the cards, and links work @nightly', async ({
    page,
  }) => {
    await page.goto(paths.services.href())
    await expect(main(page).getByRole('button')).toHaveCount(0)
    // Playwright finds no texts and roles in a noscript element.
    const list = main(page).locator('noscript')
    for (const text of ['Feasibility', 'Areas and cost range', 'Basis of design', 'Electro Mechanical'])
      await expect(list.locator('li', { hasText: text }).last(), text).toBeVisible()
    await main(page).getByRole('link', { name: 'Read More: Consultancy Services' }).click()
    await main(page).getByRole('link', { name: 'Project Management Consultancy' }).click()
    await expect(heading(page)).toHaveText('Project Management Consultancy')
  })
})
