import type { Page } from 'playwright/test'
import { projectDetails } from '../../src/content/collections/projectDetails.ts'
import { projects } from '../../src/content/collections/projects.ts'
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
  await expect(main(page).getByRole('link', { name: /^Read More →/ })).toHaveCount(projects.length)
  for (const { id, title, link } of projects) {
    await card(page, title).click()
    await expect(page).toHaveURL(link)
    await expect(heading(page)).toHaveText(title)
    await expect(heading(page)).toBeFocused()
    await expect(thumbnails(page)).toHaveCount(projectDetails[id].imgsgellery.length)
    const others = main(page).getByRole('region', { name: 'Other Projects' })
    await expect(others.getByRole('link')).toHaveCount(2)
    await expect(others.getByRole('link', { name: title, exact: true })).toHaveCount(0)
    await page.goBack()
    await expect(heading(page)).toHaveText('PROJECTS')
  }
})

test('the drawings of a project can be shown with the arrow keys', async ({ page }) => {
  await openHydrated(page, paths.project.href('db-32'))
  await main(page).getByRole('tab', { name: 'Render' }).focus()
  for (const [name, dimension] of [
    ['Plan', /62′-4″/],
    ['Section', /basement 11′-4″, ground floor 11′-9″, first floor 12′-6″/],
    ['Elevation', /48′-5″ wide over terrace and balcony in parts of 19′-10″, 7′-3″ and 21′-4″/],
  ] as const) {
    await page.keyboard.press('ArrowRight')
    const drawing = main(page).getByRole('tabpanel', { name }).getByRole('img', { name: dimension })
    await expect(drawing).toBeInViewport()
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  }
})

test('the lightbox shows each picture with its caption, and returns the focus', async ({ page }) => {
  await openHydrated(page, paths.project.href('db-32'))
  const first = thumbnails(page).first()
  await first.click()
  const viewer = page.getByRole('dialog', { name: 'Project Gallery: DB-32' })
  await expect(viewer.getByRole('status')).toHaveText('Image 1 of 10')
  await viewer.getByRole('button', { name: 'Previous image' }).click()
  await expect(viewer.getByRole('status')).toHaveText('Image 10 of 10')
  await expect(viewer.getByRole('img', { name: /the house cut through/ })).toBeVisible()
  await expect(viewer.getByRole('figure')).toHaveText(/^Render: the house cut through/)
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('Back closes the lightbox, then returns to the projects, which can be scrolled', async ({ page }) => {
  await openHydrated(page, paths.projects.href())
  await card(page, 'House Project').click()
  await thumbnails(page).nth(2).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(page)).toHaveText('House Project')
  await page.goBack()
  await expect(heading(page)).toHaveText('PROJECTS')
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden')
  await expect(page.locator('body')).not.toHaveCSS('pointer-events', 'none')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawings of a project are shown below each other, and its links work', async ({ page }) => {
    await page.goto(paths.project.href('db-32'))
    await expect(thumbnails(page)).toHaveCount(10)
    await expect(page.getByRole('tablist')).toBeHidden()
    for (const name of [/ground floor plan/, /section through/, /front elevation/]) {
      await expect(main(page).getByRole('img', { name })).toBeVisible()
    }
    await card(page, 'House Project').click()
    await expect(heading(page)).toHaveText('House Project')
  })
})
