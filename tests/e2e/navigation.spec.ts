import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { loadFailures, enterTenMarla, expect, openCalculator, openHydrated, test } from '../support/site.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('Back closes what is open', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher')))

  test('in the header', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHydrated(page, paths.home.href())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click()
    await expect(heading(page)).toBeFocused()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(paths.home.href())
    await expect(heading(page)).toBeFocused()

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Tools' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  })

  test('in the estimator', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openCalculator(page)
    await enterTenMarla(page)
    await page.getByRole('button', { name: /^Your Estimate/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: "Let's Get Started" })).toBeFocused()
  })
})

test('what a double-click opens stays open', async ({ page }) => {
  await openHydrated(page, paths.services.href())
  // Over one of them the dialog opens below the pointer, over others its backdrop does.
  for (const name of ['Procurement Support', 'Project Development', 'Engineering Services']) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: `Read More: ${name}` }).dblclick()
    await expect(page.getByRole('dialog')).toBeFocused()
  }
  // A click outside closes it.
  await page.mouse.click(20, 400)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Until the focus has returned, it would take it from what opens next.
  await expect(page.getByRole('button', { name: 'Read More: Engineering Services' })).toBeFocused()
  const tools = page.getByRole('button', { name: 'Tools' })
  await tools.dblclick()
  await expect(page.getByRole('menu')).toBeVisible()
  await tools.click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(tools).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()

  await openHydrated(page, paths.faq.href())
  const question = page.getByRole('main').getByRole('group').nth(1)
  await question.locator('summary').dblclick()
  await expect(question).toHaveAttribute('open', '')
})

test.describe('a path', () => {
  test.use({ allowedMessages: [loadFailures.notFound] })

  test('in other letters is unknown, to the header, too @nightly', async ({ page }) => {
    await openHydrated(page, '/Calculate_Actual_Cost')
    await expect(heading(page)).toHaveText("OOPS! THAT PAGE CAN'T BE FOUND")
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0)
    await openHydrated(page, paths.estimator.href())
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(1)
  })

  test('with an escaped letter is the page, hydrated @nightly', async ({ page }) => {
    await openHydrated(page, '/%63ontact')
    await expect(heading(page)).toHaveText('Contact Us')
  })

  test('with an encoded # or ? is that of the link that was shared @nightly', async ({ page }) => {
    await page.goto('/calculate_actual_cost%23v=1&plot=10&unit=marla&authority=DHA&grade=A')
    await expect(page).toHaveURL(/calculate_actual_cost/)
    await expect(page.getByText('10 Marla').first()).toBeVisible()
    await page.goto('/calculate_actual_cost%3Flang=ur')
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
  })
})

test('the buttons of the home page can be clicked beside the models, which can be lifted', async ({
  page,
}) => {
  await openHydrated(page, paths.home.href())
  await page.getByRole('checkbox', { name: 'Basement' }).click()
  await page.getByRole('button', { name: 'Floors of the house on 20 marla' }).click()
  await expect(page.getByText('PKR 22,106,250')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Learn More about us' }).click()
  await expect(page).toHaveURL(paths.about.href())
})
