import type { Page } from 'playwright/test'
import { company } from '../../src/content/company.ts'
import { faqEntries } from '../../src/content/collections/faqEntries.ts'
import { aboutPage } from '../../src/content/pages/about.ts'
import { enquiryServices } from '../../src/content/pages/contact.ts'
import { privacyPage } from '../../src/content/pages/privacy.ts'
import { termsPage } from '../../src/content/pages/terms.ts'
import { paths } from '../../src/paths.ts'
import { unbrokenText } from '../../src/sections/unbrokenText.ts'
import { expect, loadFailures, test } from '../support/site.ts'

const main = (page: Page) => page.getByRole('main')

test('the about page shows the firm, its promises and its process', async ({ page }) => {
  await page.goto(paths.about.href())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ABOUT US')
  for (const paragraph of aboutPage.introduction.paragraphs) {
    await expect(main(page).getByText(paragraph)).toBeVisible()
  }
  const quote = main(page)
    .getByRole('figure')
    .filter({ has: page.getByRole('blockquote') })
  await expect(quote.getByRole('blockquote')).toHaveText(aboutPage.ceoQuote)
  await expect(quote).toContainText(company.ceo.name)
  const checklist = main(page).getByRole('region', { name: aboutPage.checklist.heading })
  await expect(checklist.getByRole('listitem')).toHaveText([...aboutPage.checklist.items])
  for (const title of ['Mission', 'Vision', 'Goal']) {
    await expect(main(page).getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  }
  const steps = main(page)
    .getByRole('region', { name: 'Our Working Process' })
    .getByRole('heading', { level: 3 })
  await expect(steps).toHaveText(['Define Design', 'Estimate Design', 'Build Design'])
})

test('the contact page shows a picture, the form and the contact details', async ({ page }) => {
  await page.goto(paths.contact.href())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  const figure = main(page).getByRole('figure')
  await expect(figure.getByRole('img')).toBeVisible()
  await expect(figure).toContainText('Feel free to contact & Get our services !!')
  const form = main(page).getByRole('form', { name: 'Get in touch with us!' })
  await expect(form.getByRole('option')).toHaveText(['Select a service', ...enquiryServices])
  await expect(form.getByRole('option', { name: 'Select a service' })).toBeDisabled()
  const ways = main(page).getByRole('region', { name: 'Other ways to reach us' })
  const hrefs = await ways.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(hrefs).toEqual([
    'tel:+923000000000',
    'tel:+924200000000',
    `mailto:${company.email}`,
    'https://wa.me/923000000000',
    expect.stringContaining('Naqsha%20Street'),
  ])
})

test('the map of the contact page ends with the form beside it', async ({ page }) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(paths.contact.href())
    const bottomOf = async (name: 'form' | 'map') => {
      const parts = {
        form: main(page)
          .locator('section', { has: page.getByRole('form') })
          .last(),
        map: main(page)
          .getByRole('region', { name: 'Other ways to reach us' })
          .locator('[data-state="drawn"]'),
      }
      const box = await parts[name].boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect(await bottomOf('map'), `at ${width} px`).toBeCloseTo(await bottomOf('form'), 0)
  }
})

const estate = 'Real Estate Advisory Consultancy' satisfies (typeof enquiryServices)[number]

test('a select keeps an option that was selected before hydration', async ({ page }) => {
  await page.goto(paths.contact.href(), { waitUntil: 'commit' })
  const list = page.getByRole('combobox', { name: 'Services Required' })
  await list.selectOption(estate)
  await page.getByRole('textbox', { name: 'City' }).fill('Multan')
  await expect(page.locator('html')).toHaveAttribute('data-application', 'ready')
  await page.getByRole('textbox', { name: 'Mobile' }).fill('0300 0000000')
  await expect(list).toHaveValue(estate)
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Multan')
})

test('twelve questions expand to show their answers', async ({ page }) => {
  await page.goto(paths.faq.href())
  expect(faqEntries).toHaveLength(12)
  for (const { question, answer } of faqEntries) {
    await expect(main(page).getByText(answer)).toBeHidden()
    await main(page).getByText(question, { exact: true }).click()
    await expect(main(page).getByText(answer)).toBeVisible()
  }
})

for (const [path, text] of [
  [paths.privacy.href(), privacyPage],
  [paths.terms.href(), termsPage],
] as const) {
  test(`${path} shows every section, and its contents link to them`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title)
    const contents = main(page).getByRole('navigation', { name: 'On this page' })
    for (const { id, heading, paragraphs, items = [] } of text.sections) {
      const title = main(page).getByRole('heading', { level: 2, name: heading, exact: true })
      for (const words of [...paragraphs, ...items]) {
        await expect(main(page).getByText(unbrokenText(words), { exact: true })).toBeVisible()
      }
      await contents.getByRole('link', { name: heading, exact: true }).click()
      await expect(page).toHaveURL(`${path}#${id}`)
      await expect(title).toBeInViewport()
    }
  })
}

test.describe('an unknown URL', () => {
  test.use({ allowedMessages: [loadFailures.notFound] })

  test('the search finds pages by title and description', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(main(page).getByText('404', { exact: true })).toBeVisible()
    await expect(
      main(page).getByText(
        'It looks like nothing was found at this location. Maybe try one of the links below or a search?',
      ),
    ).toBeVisible()
    const links = main(page).getByRole('list').getByRole('link')
    await expect.poll(() => links.count()).toBeGreaterThanOrEqual(6)
    const field = page.getByRole('searchbox', { name: 'Search this site' })
    const result = page.getByRole('status').filter({ hasText: /Pages found|No page matches/ })
    await field.fill('swiss TOWER')
    await expect(result).toHaveText('Pages found: 1')
    await expect(links.first()).toHaveAttribute('href', '/projects/swiss-tower')
    await field.fill('landscap')
    await expect(links.first()).toHaveAttribute('href', '/services/landscaping')
    await field.fill('xyzzy')
    await expect(result).toHaveText('No page matches your search.')
    await expect(main(page).getByRole('heading', { name: 'Main pages' })).toBeVisible()
    await expect(links.first()).toHaveAttribute('href', '/')
    await field.fill('')
    await expect(links.first()).toBeVisible()
  })
})
