import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, openHydrated, test } from '../support/site.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, title: string) =>
  main(page).getByRole('link', { name: `Read More: ${title}`, exact: true })
const back = (page: Page) => main(page).getByText('← Back', { exact: true })

test('the list links to each post, and Back returns to it @nightly', async ({ page }) => {
  await openHydrated(page, paths.blogs.href())
  await expect(main(page).getByRole('link', { name: /^Read More/ })).toHaveCount(3)
  for (const title of [
    'Construction is hard work: the life of a house, stage by stage',
    'Project reporting made easy: one page a week',
    'Grey structure: why quality matters where nobody looks',
  ]) {
    await card(page, title).click()
    await expect(heading(page)).toHaveText(title)
    await back(page).click()
    await expect(page).toHaveURL(paths.blogs.href())
    await expect(heading(page)).toHaveText('BLOGS')
  }
})

test('only the article of a post is printed @nightly', async ({ page }) => {
  await openHydrated(page, paths.blog.href('gray-structure-quality-matters'))
  const others = page.getByRole('heading', { name: 'Other Blog Posts' })
  for (const element of [back(page), others]) await expect(element).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(heading(page)).toBeVisible()
  await expect(main(page).getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
  for (const element of [back(page), others]) await expect(element).toBeHidden()
})
