import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, openHydrated, test } from '../support/site.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, title: string) =>
  main(page).getByRole('link', { name: `Read More →: ${title}`, exact: true })

const thumbnails = (page: Page) =>
  main(page).getByRole('region', { name: 'Project Gallery' }).getByRole('button')

test('the projects page links to each project, with its gallery and the other projects', async ({ page }) => {
  await openHydrated(page, paths.projects.href())
  await expect(main(page).getByRole('link', { name: /^Read More →/ })).toHaveCount(3)
  for (const [title, path, pictures] of [
    ['Swiss Tower', '/projects/swiss-tower', 4],
    ['DB-32', '/projects/db-32', 10],
    ['House Project', '/projects/house-project', 6],
  ] as const) {
    await card(page, title).click()
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toHaveText(title)
    await expect(heading(page)).toBeFocused()
    await expect(thumbnails(page)).toHaveCount(pictures)
    const others = main(page).getByRole('region', { name: 'Other Projects' })
    await expect(others.getByRole('link')).toHaveCount(2)
    await expect(others.getByRole('link', { name: title, exact: true })).toHaveCount(0)
    await page.goBack()
    await expect(heading(page)).toHaveText('PROJECTS')
  }
})

test('House 10 is below the projects, with drawings, and its estimate opens @images', async ({ page }) => {
  await openHydrated(page, paths.projects.href())
  const house = main(page).getByRole('region', { name: 'House 10' })
  await house.getByRole('tab', { name: 'Section' }).click()
  const section = house.getByRole('img', { name: /section along the plot/ })
  await expect(section).toBeVisible()
  const width = () =>
    section.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  await expect.poll(width).toBeGreaterThan(0)
  await expect(house).toContainText('PKR\u00a017,440,655')
  await house.getByRole('link', { name: 'Get your Construction Estimate' }).click()
  await expect(page).toHaveURL(/^[^#]*\/calculate_actual_cost/)
  await expect(main(page)).toContainText(/10 marla[^]*17,440,655/i)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawings of a project are shown below each other, and its links work @images @nightly', async ({
    page,
  }) => {
    await page.goto(paths.project.href('db-32'))
    await expect(thumbnails(page)).toHaveCount(10)
    await expect(page.getByRole('tablist')).toBeHidden()
    for (const name of [/ground floor plan/, /section through/, /front elevation/]) {
      await expect(main(page).getByRole('img', { name })).toBeVisible()
    }
    await card(page, 'House Project').click()
    await expect(heading(page)).toHaveText('House Project')
    await page.goto(paths.projects.href())
    for (const name of [/ground floor plan/, /first floor plan/, /section along/, /front elevation/]) {
      await expect(main(page).getByRole('img', { name })).toBeVisible()
    }
  })
})
