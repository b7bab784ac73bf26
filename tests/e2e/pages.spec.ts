import { company } from '../../src/content/company.ts'
import { faqEntries } from '../../src/content/collections/faqEntries.ts'
import { header } from '../../src/content/shell/header.ts'
import { findablePages } from '../../src/content/siteSearch.ts'
import { paths } from '../../src/paths.ts'
import { pageGroups } from '../support/pageStates.ts'
import { expect, loadFailures, test } from '../support/site.ts'

/** The canonical path of every page. */
const canonicalPaths = findablePages.map(({ href }) => href)

/** The pages that accessibility.spec.ts opens, with the same expectations. */
const pagesWithStates = new Set(pageGroups.flatMap(({ pages }) => pages.map(({ url }) => url)))

for (const url of canonicalPaths.filter((path) => !pagesWithStates.has(path))) {
  test(`${url} loads and becomes interactive without console messages`, async ({ page }) => {
    const response = await page.goto(url)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(new RegExp(`${company.name}$`))
    await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is readable', async ({ page }) => {
    test.setTimeout(120_000)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const estimatorLink = navigation.getByRole('link', { name: 'Get your Construction Estimate' })
    const toolPages = new Set<string>(header.tools.links.map(({ href }) => href))
    for (const url of [...canonicalPaths, paths.homeAlias.href()]) {
      // The heading and the link don't need the pictures.
      await page.goto(url, { waitUntil: 'domcontentloaded' })
      await expect.soft(page.getByRole('main').getByRole('heading', { level: 1 }), url).toBeVisible()
      await expect.soft(estimatorLink, url).toBeVisible()
      await expect.soft(page.getByRole('button', { name: header.tools.label }), url).toBeHidden()
      for (const href of toolPages) {
        const links = navigation.locator(`a[href="${href}"]`).filter({ visible: true })
        await expect.soft(links, `links of ${url} to ${href}`).not.toHaveCount(0)
      }
    }
  })

  test('the forms and the estimator say what to do instead, and questions can be opened', async ({
    page,
  }) => {
    for (const [url, title] of [
      [paths.home.href(), 'The form needs JavaScript'],
      [paths.contact.href(), 'The form needs JavaScript'],
      [paths.estimator.href(), 'The estimator needs JavaScript'],
    ] as const) {
      await page.goto(url)
      // Playwright finds no texts and roles in a noscript element.
      await expect(page.getByRole('main').locator('noscript p', { hasText: title }), url).toBeVisible()
    }
    await expect(page.getByRole('table', { name: 'With a basement' }).getByRole('link')).toHaveCount(14)
    await page.goto(paths.faq.href())
    for (const { question, answer } of faqEntries.slice(0, 2)) {
      await expect(page.getByText(answer)).toBeHidden()
      await page.getByText(question, { exact: true }).click()
      await expect(page.getByText(answer)).toBeVisible()
    }
  })
})

test('title, description and canonical URL follow the page on navigation', async ({ page }) => {
  await page.goto(paths.home.href())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ABOUT US')
  await expect(page).toHaveTitle('About Us | Sangbunyad')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^An office in Lahore/)
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveCount(1)
  await expect(canonical).toHaveAttribute('href', `${company.origin}/aboutus`)
})

test.describe('an unknown URL', () => {
  test.use({ allowedMessages: [loadFailures.notFound] })

  for (const url of [
    '/no-such-page',
    '/calculate_actual_cost/more',
    '/Calculate_Actual_Cost',
    '/deep/unknown/',
    '/services/project-management/initiation/scheduling',
  ]) {
    test(`${url} shows the not-found page`, async ({ page }) => {
      const response = await page.goto(url)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("OOPS! THAT PAGE CAN'T BE FOUND")
      await page.getByRole('searchbox', { name: 'Search this site' }).fill('plot AUTHORITY')
      await expect(page.getByRole('status').filter({ hasText: 'Pages found' })).toHaveText('Pages found: 1')
      await page.getByRole('link', { name: '⬅ Go Back to Home' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  }
})

test('the sitemap lists every canonical URL once', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text()
  const listedPaths = [...text.matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)].map((match) => match[1])
  expect(listedPaths.toSorted()).toEqual(canonicalPaths.toSorted())
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://')
})

test('the canonical URL of /pages is /', async ({ page }) => {
  await page.goto('/pages')
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe('/')
})

for (const url of ['/calculate_actual_cost/', '/calculate_actual_cost.html']) {
  test(`${url} leads to the estimator, with its query and its fragment`, async ({ page }) => {
    const response = await page.goto(`${url}?from=advert#costs`)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL('/calculate_actual_cost?from=advert#costs')
    await expect(
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Get your Construction Estimate' }),
    ).toHaveAttribute('aria-current', 'page')
    await page.getByRole('textbox', { name: 'Full Name' }).press('Enter')
    await expect(page.getByRole('alert')).toHaveText(/Please fill/)
  })
}
