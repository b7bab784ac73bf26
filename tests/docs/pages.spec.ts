import { expect, test } from 'playwright/test'
import { openDocs, readDocs } from '../support/storybook.ts'

for (const { id, title } of readDocs()) {
  test(`${title} renders and fits a phone`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await openDocs(page, id)
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(errors).toEqual([])
  })
}

test('Storybook opens with its first guide', async ({ page }) => {
  await page.goto('/')
  const guide = page.frameLocator('#storybook-preview-iframe')
  await expect(guide.getByRole('heading', { level: 1, name: 'Start here' })).toBeVisible()
})
