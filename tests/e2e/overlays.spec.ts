import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, holdRequests, loadFailures, openHydrated, tabTo, test } from '../support/site.ts'

const floatingParts = '**/assets/floatingParts-*.js'
const modalCode = '**/assets/ModalWindow-*.js'

const tools = (page: Page) => page.getByRole('button', { name: 'Tools' })
const firstTool = (page: Page) => page.getByRole('menuitem', { name: 'Calculate area of your Floors' })
const engineering = (page: Page) => page.getByRole('button', { name: 'Read More: Engineering Services' })
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /could not be loaded/ })
const loading = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading$/ })

test('Enter on Tools before its code has loaded moves the focus to the first item, unless Escape follows @nightly', async ({
  page,
}) => {
  await openHydrated(page, paths.home.href())
  const code = await holdRequests(page, floatingParts)
  await tabTo(page, tools(page))
  await page.keyboard.press('Enter')
  await expect(loading(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(loading(page)).toBeHidden()
  await expect(tools(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(loading(page)).toBeVisible()
  code.release()
  await expect(firstTool(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tools(page)).toBeFocused()
})

test('a dialog opens once its code has loaded, whatever else is clicked or pressed, and returns the focus', async ({
  page,
}) => {
  await openHydrated(page, paths.services.href())
  const code = await holdRequests(page, modalCode)
  await engineering(page).click()
  await expect(loading(page)).toBeVisible()
  await engineering(page).click()
  await page.keyboard.press('Enter')
  code.release()
  await expect(page.getByRole('dialog', { name: 'Engineering Services' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(engineering(page)).toBeFocused()
})

test.describe('if the code of an overlay cannot be loaded', () => {
  test.use({ allowedMessages: [loadFailures.aborted] })

  test('a message says so, and the next click opens the menu or the dialog @nightly', async ({ page }) => {
    for (const { width, code, opener, opened } of [
      { width: 1280, code: floatingParts, opener: 'Tools', opened: 'menu' },
      { width: 390, code: modalCode, opener: 'Open menu', opened: 'dialog' },
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await openHydrated(page, paths.home.href())
      await page.route(code, (route) => route.abort())
      const button = page.getByRole('button', { name: opener })
      await button.click()
      await expect(alert(page)).toBeVisible()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await page.unroute(code)
      await button.click()
      await expect(page.getByRole(opened)).toBeVisible()
      await expect(alert(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    }
  })
})
