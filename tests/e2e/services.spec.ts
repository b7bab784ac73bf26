import type { Page } from 'playwright/test'
import { categories, type SubService } from '../../src/content/collections/categories.ts'
import { serviceDetails } from '../../src/content/collections/serviceDetails.ts'
import { services } from '../../src/content/collections/services.ts'
import { subpageDetails } from '../../src/content/collections/subpageDetails.ts'
import { paths } from '../../src/paths.ts'
import { waitForFrames } from '../support/layout.ts'
import { expect, loadFailures, openHydrated, test } from '../support/site.ts'

const main = (page: Page) => page.getByRole('main')
const planning = paths.serviceSubpage.href('project-management', 'Project-Planning')

/** All texts of a nested list, in order. */
function textsOf(entries: readonly SubService[]): readonly string[] {
  return entries.flatMap((entry) =>
    typeof entry === 'string' ? [entry] : [entry.title, ...textsOf(entry.subServices)],
  )
}

async function expectScrollable(page: Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  await page.mouse.move(600, 500)
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, before > 300 ? -300 : 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before)
}

test('the services page shows five categories with their services', async ({ page }) => {
  await page.goto(paths.services.href())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SERVICES')
  await expect(
    main(page).getByText('OUR PROFESSIONAL CONSULTANCY & ENGINEERING SOLUTIONS', { exact: true }),
  ).toBeVisible()
  expect(categories).toHaveLength(5)
  for (const category of categories) {
    if (category.href) continue
    await main(page)
      .getByRole('button', { name: `Read More: ${category.title}` })
      .click()
    const dialog = page.getByRole('dialog', { name: category.title })
    await expect(dialog).toHaveAccessibleDescription(category.modalDescription)
    for (const text of textsOf(category.subServices)) {
      await expect(dialog.getByText(text, { exact: true })).toBeVisible()
    }
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await main(page).getByRole('link', { name: 'Read More: Consultancy Services' }).click()
  await expect(page).toHaveURL('/consultany_services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Top Notch Consultancy Services')
})

test('a category dialog closes with ×, Escape or a click outside, and returns the focus', async ({
  page,
}) => {
  await page.goto(paths.services.href())
  const open = main(page).getByRole('button', { name: 'Read More: Engineering Services' })
  const dialog = page.getByRole('dialog', { name: 'Engineering Services' })
  for (const close of [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(10, 400),
  ]) {
    await open.click()
    await expect(dialog).toBeVisible()
    await close()
    await expect(dialog).toHaveCount(0)
    await expect(open).toBeFocused()
  }
  await expectScrollable(page)
})

test('in a low window the picture of a dialog leaves room for its text', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 476 })
  await openHydrated(page, paths.services.href())
  await main(page).getByRole('button', { name: 'Read More: Project Development' }).click()
  const dialog = page.getByRole('dialog', { name: 'Project Development' })
  await expect(dialog.getByText('We study what a plot allows')).toBeInViewport({ ratio: 1 })
})

test('all nine services link to their pages, and Go Back returns', async ({ page }) => {
  await openHydrated(page, paths.services.href())
  await main(page).getByRole('link', { name: 'Read More: Consultancy Services' }).click()
  await expect(main(page).getByRole('listitem').getByRole('link')).toHaveCount(9)
  for (const { title, link } of services) {
    await expect(main(page).getByRole('link', { name: `LEARN MORE: ${title}`, exact: true })).toHaveAttribute(
      'href',
      link,
    )
  }
  await main(page).getByText('Go Back', { exact: true }).click()
  await expect(page).toHaveURL(paths.services.href())
})

for (const service of services) {
  const { description, points, subpages } = serviceDetails[service.id]
  test(`${service.link} shows what the client receives, and links to four other services`, async ({
    page,
  }) => {
    await page.goto(service.link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.title)
    await expect(main(page).getByRole('img').first()).toBeVisible()
    await expect(main(page).getByText(description)).toBeVisible()
    for (const point of points) {
      await expect(main(page).getByText(point, { exact: true })).toBeVisible()
    }
    const banner = main(page).getByRole('region', { name: 'One office from the first line to the last tile' })
    await expect(banner.getByRole('link', { name: 'hire our services' })).toHaveAttribute('href', '/contact')
    await expect(banner).toContainText(/FOR FURTHER INQUIRIES CALL \+92/)
    const others = main(page).getByRole('region', { name: 'Other Services' })
    const hrefs = await others.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(hrefs).toEqual(
      services
        .map(({ link }) => link)
        .filter((link) => link !== service.link)
        .slice(0, 4),
    )
    await expect(main(page).getByRole('region', { name: 'Additional Service Sections' })).toHaveCount(
      subpages ? 1 : 0,
    )
  })
}

test('the subpages of project management can be opened, and Back returns to the service', async ({
  page,
}) => {
  await openHydrated(page, paths.service.href('project-management'))
  const sections = main(page).getByRole('region', { name: 'Additional Service Sections' })
  const cards = sections.getByRole('link', { name: /^Learn More →/ })
  await expect(cards).toHaveCount(3)
  await cards.first().click()
  await expect(page).toHaveURL(planning)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main(page).getByRole('heading', { name: 'Key Highlights' })).toBeVisible()
  await main(page).getByText('Back', { exact: true }).click()
  await expect(page).toHaveURL(paths.service.href('project-management'))
})

test('a topic card shows four points, and its dialog all of them', async ({ page }) => {
  await page.goto(planning)
  const topics = subpageDetails['Project-Planning'].subpagesII ?? []
  expect(topics.map(({ id }) => id)).toEqual([
    'cost-estimation',
    'risk-management',
    'stakeholder-communication',
    'scheduling',
  ])
  const section = main(page).getByRole('region', { name: 'More in this Section' })
  for (const { title, description, points } of topics) {
    expect(points.length).toBeGreaterThanOrEqual(8)
    const card = section
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(card.getByText(description)).toBeVisible()
    await expect(card.getByRole('list').getByRole('listitem')).toHaveText(points.slice(0, 4))
    await card.getByRole('button').click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('listitem')).toHaveText(points)
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.move(10, 500)
    await page.mouse.wheel(0, 400)
    await waitForFrames(page, 12)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await expectScrollable(page)
})

test.describe('an unknown id', () => {
  test.use({ allowedMessages: [loadFailures.notFound] })

  for (const [path, message] of [
    ['/services/no-such-service', 'Service not found.'],
    ['/services/no-such-service/Project-Planning', 'Main service not found.'],
    ['/services/project-management/no-such-subpage', 'Subpage not found.'],
    ['/services/landscaping/Project-Planning', 'Subpage not found.'],
  ] as const) {
    test(`${path} is not found, and links to all services`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message)
      await main(page).getByRole('link', { name: 'All services' }).click()
      await expect(page).toHaveURL(paths.services.href())
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the services of a category are listed below the cards, whose buttons would not work', async ({
    page,
  }) => {
    await page.goto(paths.services.href())
    await expect(main(page).getByRole('button')).toHaveCount(0)
    // Playwright finds no texts and roles in a noscript element.
    const list = main(page).locator('noscript')
    for (const { href, subServices } of categories) {
      if (href) continue
      for (const text of textsOf(subServices)) {
        await expect(list.locator('li', { hasText: text }).last(), text).toBeVisible()
      }
    }
  })

  test('the services are readable, and their links work', async ({ page }) => {
    await page.goto(paths.consultancyServices.href())
    await main(page).getByRole('link', { name: 'LEARN MORE: Project Management Consultancy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Management Consultancy')
    await main(page)
      .getByRole('link', { name: /^Learn More →/ })
      .first()
      .click()
    await expect(page).toHaveURL(planning)
    await main(page).getByText('Back', { exact: true }).click()
    await expect(page).toHaveURL(paths.service.href('project-management'))
  })
})
