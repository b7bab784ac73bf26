import { paths } from '../../src/paths.ts'
import { expect, openCalculator, openHydrated, tabTo, test } from '../support/site.ts'

test('a dialog adds no history entry: Back leaves the page, and Forward stays possible @nightly', async ({
  page,
}) => {
  await openHydrated(page, paths.terms.href())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused()
  const card = page.getByRole('button', { name: 'Read More: Engineering Services' })
  await card.click()
  await expect(page.getByRole('dialog', { name: 'Engineering Services' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(paths.terms.href())
  await page.goForward()
  await expect(page).toHaveURL(paths.services.href())
})

test('a tooltip that was opened by Tab leaves the field it explains to the mouse @nightly', async ({
  page,
}) => {
  await openCalculator(page)
  await expect(page.getByRole('button', { name: 'About the marla' })).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Plot Size' }))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.getByRole('radio', { name: 'Kanal' }).check()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } })

  test('a tap opens and closes the Tools menu and a tooltip @nightly', async ({ page }) => {
    await openCalculator(page)
    const tools = page.getByRole('button', { name: 'Tools' })
    await tools.tap()
    await expect(page.getByRole('menu', { name: 'Tools' })).toBeVisible()
    await tools.tap()
    await expect(page.getByRole('menu')).toHaveCount(0)

    const about = page.getByRole('button', { name: 'About the marla' })
    await about.tap()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await about.tap()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })
})
