import type { Locator, Page } from 'playwright/test'
import { partners } from '../../src/content/collections/partners.ts'
import { posts } from '../../src/content/collections/posts.ts'
import { services } from '../../src/content/collections/services.ts'
import { testimonialQuotes } from '../../src/content/collections/testimonials.ts'
import { paths } from '../../src/paths.ts'
import { waitForFrames } from '../support/layout.ts'
import { expect, openHydrated, test } from '../support/site.ts'

const main = (page: Page) => page.getByRole('main')
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

/** All slides, visible or not. */
const slides = (slider: Locator) => slider.locator('li')

const sectionNames = [
  'Bring Your Dreams to Reality',
  'How We Became Best Among Others?',
  'OUR TOP NOTCH SERVICES',
  'One office from the first line to the last tile',
  'What our clients say',
  'The firm in figures',
  'From our blog',
  'Write to us',
]

for (const path of [paths.home.href(), paths.homeAlias.href()]) {
  test(`${path} has its eight sections in order`, async ({ page }) => {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Bring Your Dreams to Reality')
    const sections = main(page).locator('> section')
    await expect(sections).toHaveCount(sectionNames.length)
    for (const [index, name] of sectionNames.entries()) {
      await expect(sections.nth(index)).toHaveAccessibleName(name)
    }
    const belowHero = sections.first().locator('xpath=following-sibling::*[1]')
    await expect(belowHero.getByRole('region', { name: 'Our partners' })).toBeVisible()
  })
}

test('every link of the home page leads to its page', async ({ page }) => {
  await page.goto(paths.home.href())
  for (const [name, href] of [
    ['Contact Us', '/contact'],
    ['Learn More about us', '/aboutus'],
    ['Get your Construction Estimate →', '/calculate_actual_cost'],
    ['See the project: Swiss Tower', '/projects/swiss-tower'],
    ['More About Us', '/aboutus'],
    ['VIEW MORE SERVICES', '/services'],
    ['hire our services', '/contact'],
    ['View All Blogs', '/blogs'],
  ] as const) {
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  const teaser = section(page, 'OUR TOP NOTCH SERVICES').getByRole('listitem').getByRole('link')
  await expect(teaser).toHaveCount(3)
  for (const [index, service] of services.slice(0, 3).entries()) {
    await expect(teaser.nth(index)).toHaveAccessibleName(`LEARN MORE: ${service.title}`)
    await expect(teaser.nth(index)).toHaveAttribute('href', service.link)
  }
  const articles = section(page, 'From our blog').getByRole('listitem').getByRole('link')
  await expect(articles).toHaveCount(2)
  for (const [index, post] of posts.slice(0, 2).entries()) {
    await expect(articles.nth(index)).toHaveAccessibleName(`Read More: ${post.title}`)
    await expect(articles.nth(index)).toHaveAttribute('href', post.link)
  }
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`a project is visible within the second window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(paths.home.href())
    const picture = section(page, 'How We Became Best Among Others?').getByRole('img')
    const box = await picture.boundingBox()
    expect(box?.y).toBeLessThan(2 * height - 200)
  })
}

test('the partner slider has eight slides, and shows two, three or four at a time', async ({ page }) => {
  for (const [width, perView] of [
    [390, 2],
    [768, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, paths.home.href())
    const slider = main(page).getByRole('region', { name: 'Our partners' })
    // It starts at the first interaction, or after 5 s.
    await slider.hover()
    await page.mouse.move(0, 0)
    await expect(slider).toHaveAttribute('data-state', 'playing')
    await expect(slides(slider)).toHaveCount(8)
    const slidesInView = async () => {
      const row = await slider.getByRole('list').boundingBox()
      const slide = await slides(slider).first().boundingBox()
      const space = 30
      return ((row?.width ?? 0) + space) / ((slide?.width ?? 1) + space)
    }
    await expect.poll(slidesInView).toBeCloseTo(perView, 1)
  }
  const slider = main(page).getByRole('region', { name: 'Our partners' })
  const names = await slides(slider)
    .getByRole('img', { includeHidden: true })
    .evaluateAll((all) => all.map((img) => img.getAttribute('alt')))
  expect(names.filter(Boolean)).toHaveLength(partners.length)
})

test('the testimonials can be paused and stepped through', async ({ page }) => {
  await page.goto(paths.home.href())
  const slider = main(page).getByRole('region', { name: 'testimonials', exact: true })
  await expect(slides(slider)).toHaveCount(5)
  await slider.scrollIntoViewIfNeeded()
  await expect(slider).toHaveAttribute('data-state', 'playing')
  await slider.getByRole('button', { name: 'Pause testimonials' }).click()
  await expect(slider).toHaveAttribute('data-state', 'paused')
  for (const { quote, name } of testimonialQuotes) {
    await expect(slider.getByText(`“${quote}”`)).toBeAttached()
    await expect(slider.getByText(name, { exact: true })).toBeAttached()
  }
  const avatars = await slides(slider)
    .locator('img')
    .evaluateAll((all) => all.map((img) => [img.getAttribute('width'), img.getAttribute('height')]))
  expect(avatars).toEqual(testimonialQuotes.map(() => ['64', '64']))
  const visibleText = async () =>
    slider.evaluate((region) => {
      const row = region.querySelector('ul')?.parentElement?.getBoundingClientRect()
      const slide = [...region.querySelectorAll('li')].find((item) => {
        const { left } = item.getBoundingClientRect()
        return row !== undefined && Math.abs(left - row.left) < 2
      })
      return slide?.textContent ?? ''
    })
  await expect.poll(visibleText).not.toBe('')
  const first = await visibleText()
  await slider.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(async () => [first, ''].includes(await visibleText())).toBe(false)
  await slider.getByRole('button', { name: 'Previous slide' }).click()
  await expect.poll(visibleText).toBe(first)
})

test('the figures count up together, once, when most of their bar is visible', async ({ page }) => {
  await page.goto(paths.home.href())
  const bar = section(page, 'The firm in figures')
  const counting = bar.locator('[data-state="counting"]')
  await bar.scrollIntoViewIfNeeded()
  await expect(counting).toHaveCount(4)
  await expect(counting).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await bar.scrollIntoViewIfNeeded()
  // Intersection observers report in the next frame.
  await waitForFrames(page, 3)
  await expect(counting).toHaveCount(0)
  for (const text of ['Happy Customers', 'Projects Completed', 'Skilled Employees', 'Office Branches']) {
    await expect(bar.getByRole('term').filter({ hasText: text })).toBeVisible()
  }
  const values = bar.getByRole('definition')
  for (const text of ['320+', '135+', '28+', '1+'])
    await expect(values.filter({ hasText: text }).first()).toBeVisible()
})

test('the map loads lazily, and the address is a link as well', async ({ page }) => {
  await page.goto(paths.home.href())
  const contact = section(page, 'Write to us')
  const frame = contact.locator('iframe')
  await expect(frame).toHaveAttribute('loading', 'lazy')
  await expect(frame).toHaveAttribute('title', 'Map of Lahore, where our office is')
  const link = contact.getByRole('link', { name: 'See our address on a map' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noreferrer/)
})

test('the map and the address below it are as high as the form beside them', async ({ page }) => {
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(paths.home.href())
    const contact = section(page, 'Write to us')
    // The font may still change the layout between two measurements.
    await expect(async () => {
      const box = await contact.boundingBox()
      const address = await contact.getByRole('link', { name: 'See our address on a map' }).boundingBox()
      const button = await contact.getByRole('button', { name: 'Submit Message' }).boundingBox()
      const bottom = (address?.y ?? 0) + (address?.height ?? 0)
      expect(bottom, `at ${width} px`).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 56)
      expect(Math.abs(bottom - (button?.y ?? 0) - (button?.height ?? 0)), `at ${width} px`).toBeLessThan(12)
    }).toPass()
  }
})
