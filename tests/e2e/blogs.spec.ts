import type { Page } from 'playwright/test'
import { posts } from '../../src/content/collections/posts.ts'
import { paths } from '../../src/paths.ts'
import { expect, openHydrated, test } from '../support/site.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, title: string) =>
  main(page).getByRole('link', { name: `Read More: ${title}`, exact: true })
const back = (page: Page) => main(page).getByText('← Back', { exact: true })

test('the list links to each post, and Back returns to it @nightly', async ({ page }) => {
  await openHydrated(page, paths.blogs.href())
  await expect(main(page).getByRole('link', { name: /^Read More/ })).toHaveCount(posts.length)
  for (const { title, link } of posts) {
    await card(page, title).click()
    await expect(page).toHaveURL(link)
    await expect(heading(page)).toHaveText(title)
    await back(page).click()
    await expect(page).toHaveURL(paths.blogs.href())
    await expect(heading(page)).toHaveText('BLOGS')
  }
})

test('only the article of a post is printed', async ({ page }) => {
  await openHydrated(page, paths.blog.href('gray-structure-quality-matters'))
  await page.emulateMedia({ media: 'print' })
  await expect(heading(page)).toBeVisible()
  await expect(main(page).getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(back(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Other Blog Posts' })).toBeHidden()
})
