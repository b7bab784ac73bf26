import { faqEntries } from '../../src/content/faqEntries.ts'
import { findablePages } from '../../src/site/siteSearch.ts'
import { paths } from '../../src/paths.ts'
import { expectNoHorizontalScroll, misnamedControls, smallControls } from '../support/layout.ts'
import { expect, loadFailures, openHydrated, test } from '../support/site.ts'
import { findLargeTextFaults } from '../wcag/probes/layout.ts'

/** The canonical path of every page. */
const canonicalPaths = findablePages.map(({ href }) => href)

// Every journey fails on a console message, such as that of a hydration mismatch.
for (const [name, urls] of [
  [
    'a page of each kind',
    [paths.about, paths.services, paths.consultancyServices, paths.contact, paths.faq, paths.privacy]
      .map(({ href }) => href())
      .concat(
        paths.serviceSubpage.href('project-management', 'Project-Planning'),
        paths.project.href('db-32'),
        paths.blog.href('gray-structure-quality-matters'),
      ),
  ],
  ['every page @nightly', canonicalPaths],
] as const) {
  test(`${name} hydrates, has one h1, fits windows from 320 to 1920 px and text of 200 %, and has controls for fingers @images`, async ({
    page,
  }) => {
    test.slow()
    expect(urls.length).toBeGreaterThan(5)
    for (const url of urls) {
      await test.step(url, async () => {
        await page.setViewportSize({ width: 320, height: 800 })
        const response = await page.goto(url)
        expect.soft(response?.status()).toBe(200)
        await expect.soft(page.locator('html')).toHaveAttribute('data-application', 'ready')
        await expect.soft(page.locator('html')).toHaveCSS('color-scheme', 'light only')
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect.soft(page).toHaveTitle(/\S \| Sangbunyad$/)
        for (const width of [320, 768, 1920]) {
          await page.setViewportSize({ width, height: 800 })
          await expectNoHorizontalScroll(page, `${url} at ${width} px`)
          expect.soft(await misnamedControls(page), `${url} at ${width} px: names`).toEqual([])
        }
        await page.setViewportSize({ width: 390, height: 844 })
        // Slides would move between two measurements.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        expect.soft(await smallControls(page), `${url}: controls below 44 px`).toEqual([])
        expect.soft(await findLargeTextFaults(page), `${url} with text of 200 %`).toEqual([])
        await page.emulateMedia({ reducedMotion: null })
      })
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // The documents of all pages are read by tests/site.
  test('the pages of the menu can be read, its links work, and the forms say what to do instead', async ({
    page,
  }) => {
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const estimatorLink = navigation.getByRole('link', { name: 'Get your Construction Estimate' })
    for (const url of ['/', '/aboutus', '/services', '/projects', '/blogs', '/contact']) {
      // The heading and the link don't need the pictures.
      await page.goto(url, { waitUntil: 'domcontentloaded' })
      await expect.soft(page.getByRole('main').getByRole('heading', { level: 1 }), url).toBeVisible()
      await expect.soft(estimatorLink, url).toBeVisible()
      await expect.soft(page.getByRole('button', { name: 'Tools' }), url).toBeHidden()
    }
    // Playwright finds no texts and roles in a noscript element.
    await expect(page.locator('main noscript p', { hasText: 'The form needs JavaScript' })).toBeVisible()
    await navigation.getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL(paths.about.href())
  })

  test('the estimator says what to do instead, questions can be opened, and nothing can be searched', async ({
    page,
  }) => {
    await page.goto(paths.estimator.href())
    await expect(page.locator('main noscript p', { hasText: 'The estimator needs' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'With a basement' }).getByRole('link')).toHaveCount(14)
    await page.goto(paths.faq.href())
    for (const { question, answer } of faqEntries.slice(1, 3)) {
      await expect(page.getByText(answer)).toBeHidden()
      await page.getByText(question, { exact: true }).click()
      await expect(page.getByText(answer)).toBeVisible()
    }
    await page.goto('/404.html')
    await expect(page.getByRole('searchbox')).toBeHidden()
  })
})

test.describe('what does not exist', () => {
  test.use({ allowedMessages: [loadFailures.notFound] })

  const notFound = "OOPS! THAT PAGE CAN'T BE FOUND"
  const home = '⬅ Go Back to Home'

  for (const [times, pages] of [
    [
      '',
      [
        ['/no-such-page', notFound, home, '/'],
        ['/services/no-such-service', 'Service not found.', 'All services', '/services'],
        ['/projects/DB-32', 'Project not found', 'All projects', '/projects'],
        ['/blogs/none', 'Sorry! We are not able to find this blog for you.', 'All blogs', '/blogs'],
      ],
    ],
    [
      ' @nightly',
      [
        ['/calculate_actual_cost/more', notFound, home, '/'],
        ['/Calculate_Actual_Cost', notFound, home, '/'],
        ['/services/project-management/initiation/scheduling', notFound, home, '/'],
        ['/services/none/Project-Planning', 'Main service not found.', 'All services', '/services'],
        ['/services/project-management/none', 'Subpage not found.', 'All services', '/services'],
        ['/services/landscaping/Project-Planning', 'Subpage not found.', 'All services', '/services'],
      ],
    ],
  ] as const) {
    test(`is said by the page, which links to what there is${times}`, async ({ page }) => {
      for (const [url, heading, link, target] of pages) {
        await test.step(url, async () => {
          const response = await page.goto(url)
          expect(response?.status()).toBe(404)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
          await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
          await expect(page.locator('title')).toHaveCount(1)
          const way = page.getByRole('main').getByRole('link', { name: link, exact: true })
          await expect(way).toHaveAttribute('href', target)
          await way.click()
          await expect(page).toHaveURL(target)
        })
      }
    })
  }
})

test('a printed page has its whole text, and no links of the menu', async ({ page }) => {
  const menuLink = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' })
  const chatLink = page.getByRole('link', { name: 'Chat with us' })
  for (const [url, text] of [
    [paths.terms.href(), 'Terms of Use'],
    [paths.faq.href(), faqEntries[0]?.answer ?? ''],
  ] as const) {
    await openHydrated(page, url)
    for (const link of [menuLink, chatLink]) await expect(link).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('main').getByText(text, { exact: true }).first(), url).toBeVisible()
    for (const link of [menuLink, chatLink]) await expect(link, url).toBeHidden()
    await page.emulateMedia({ media: null })
  }
})

test('the home page is printed on four sheets, with the whole largest house, and with contact details instead of the form @images', async ({
  page,
}) => {
  const margin = '10mm'
  await openHydrated(page, paths.home.href())
  await page.emulateMedia({ media: 'print' })
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(4)
  // The width of the sheet without its margins.
  await page.setViewportSize({ width: 718, height: 1047 })
  await expect(page.getByRole('link', { name: /^20 marla/ })).toBeInViewport({ ratio: 1 })
  const contact = page.getByRole('region', { name: 'Write to us' })
  await expect(contact.getByText('hello@sangbunyad.example')).toBeVisible()
  await expect(contact.getByRole('textbox')).toHaveCount(0)
  // Across a sheet of A3; else a column that spans rows would be printed over what follows.
  await page.setViewportSize({ width: 1512, height: 1047 })
  await expect(
    page.locator('main .grid:has(> * > figure)').filter({ hasText: 'A word from our CEO' }),
  ).toHaveCSS('break-inside', 'avoid')
})
