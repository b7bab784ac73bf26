import type { Page } from 'playwright/test'
import { postBodies } from '../../src/content/collections/postBodies.ts'
import { posts } from '../../src/content/collections/posts.ts'
import { paths } from '../../src/paths.ts'
import { expectNoHorizontalScroll } from '../support/layout.ts'
import { expect, loadFailures, openHydrated, test } from '../support/site.ts'

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, title: string) =>
  main(page).getByRole('link', { name: `Read More: ${title}`, exact: true })
const back = (page: Page) => main(page).getByText('← Back', { exact: true })

const grey = paths.blog.href('gray-structure-quality-matters')

test('the list shows each post with its text, and each links to its page', async ({ page }) => {
  await page.goto(paths.blogs.href())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BLOGS')
  await expect(main(page).getByRole('link', { name: /^Read More/ })).toHaveCount(3)
  for (const { title, description, link } of posts) {
    await expect(main(page).getByText(description)).toBeVisible()
    await card(page, title).click()
    await expect(page).toHaveURL(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await back(page).click()
    await expect(page).toHaveURL(paths.blogs.href())
  }
})

for (const { slug, title, link, alt, description } of posts) {
  test(`${link} shows its picture, its text and the other posts`, async ({ page }) => {
    await page.goto(link)
    const article = main(page).getByRole('article', { name: title })
    await expect(article.getByRole('img', { name: alt ?? '' })).toBeVisible()
    await expect(article.getByText('Render of a model.', { exact: true })).toBeVisible()
    await expect(article.getByText(description)).toBeVisible()
    for (const block of postBodies[slug]) {
      if (block.kind === 'heading') {
        await expect(article.getByRole('heading', { level: 2, name: block.text })).toBeVisible()
      } else if (block.kind === 'list') {
        for (const item of block.items) {
          await expect(article.getByRole('listitem').filter({ hasText: item })).toBeVisible()
        }
      } else if (block.kind === 'quote') {
        await expect(article.getByRole('blockquote')).toHaveText(block.text)
      } else if (block.kind === 'figure') {
        await expect(article.getByRole('figure').filter({ hasText: block.caption })).toBeVisible()
      } else await expect(article.getByText(block.text)).toBeVisible()
    }
    const others = main(page).getByRole('region', { name: 'Other Blog Posts' })
    const links = await others.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(links).toEqual(posts.map((post) => post.link).filter((other) => other !== link))
  })
}

test('Back returns to the previous page, or to the list at the start of a visit', async ({ page }) => {
  await openHydrated(page, grey)
  await card(page, 'Project reporting made easy: one page a week').click()
  await expect(page).toHaveURL('/blogs/project-reporting-made-easy')
  // The URL changes first; until the next post is loaded, Back is that of this one.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Project reporting made easy/)
  await back(page).click()
  await expect(page).toHaveURL(grey)

  await page.goto('/blogs/project-reporting-made-easy')
  await back(page).click()
  await expect(page).toHaveURL(paths.blogs.href())
})

test('the author and the contents start beside the summary, and stay beside the text', async ({ page }) => {
  await openHydrated(page, paths.blog.href('gray-structure-quality-matters'))
  const top = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((e) => e.getBoundingClientRect().top)
  const article = page.getByRole('article')
  const summary = await article.getByText(/^You can repaint/).evaluate((e) => e.getBoundingClientRect().top)
  expect(Math.abs((await top('Written by')) - summary)).toBeLessThan(8)
  await article.getByRole('heading', { name: 'What it means for the budget' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Written by', { exact: true })).toBeInViewport()
})

test('a house whose floors are lifted apart is shown whole', async ({ page }) => {
  await openHydrated(page, paths.blog.href('construction-is-hard-working-project'))
  const house = main(page)
    .getByRole('figure', { name: /a house in three parts/ })
    .getByRole('img')
  await house.scrollIntoViewIfNeeded()
  await expect(house).toHaveJSProperty('complete', true)
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const ratio = await house.evaluate((image: HTMLImageElement) => {
      const { width: shownWidth, height: shownHeight } = image.getBoundingClientRect()
      return shownHeight / shownWidth / (image.naturalHeight / image.naturalWidth)
    })
    expect(ratio, `at ${width} px`).toBeCloseTo(1, 1)
  }
})

test('only the article of a post is printed', async ({ page }) => {
  await page.goto(grey)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page).getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(back(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Other Blog Posts' })).toBeHidden()
})

for (const width of [320, 768, 1280, 1920]) {
  test(`the blog fits a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const url of [paths.blogs.href(), ...posts.map(({ link }) => link)]) {
      await openHydrated(page, url)
      await expectNoHorizontalScroll(page, url)
    }
  })
}

test.describe('an unknown post', () => {
  test.use({ allowedMessages: [loadFailures.notFound] })

  for (const slug of ['no-such-post', 'Gray-structure-quality-matters']) {
    test(`${slug} is not found, and the page links to all posts`, async ({ page }) => {
      const response = await page.goto(paths.blog.href(slug))
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Sorry! We are not able to find this blog for you.',
      )
      await expect(page.locator('title')).toHaveCount(1)
      await main(page).getByRole('link', { name: 'All blogs' }).click()
      await expect(page).toHaveURL(paths.blogs.href())
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a post is readable, and its links work', async ({ page }) => {
    await page.goto(grey)
    await expect(main(page).getByRole('heading', { name: 'Concrete is made twice' })).toBeVisible()
    await card(page, 'Project reporting made easy: one page a week').click()
    await expect(page).toHaveURL(/\/blogs\/project-reporting-made-easy\/?$/)
  })
})
