import type { Locator } from 'playwright/test'
import { company } from '../../src/content/company.ts'
import { paths } from '../../src/paths.ts'
import {
  enterContact,
  enterTenMarla,
  expect,
  loadFailures,
  openCalculator,
  openHydrated,
  test,
} from '../support/site.ts'

// Playwright leaves parts of its fake clock in a context that another test uses afterwards.
test.use({ reuseContext: false })

/** The texts that a live region gets from now on. */
const recordTexts = (liveRegion: Locator) =>
  liveRegion.evaluateHandle((region) => {
    const recorded: string[] = []
    new MutationObserver(() => recorded.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return recorded
  })

test('the calculator announces the result after typing, neither after each key nor in another language', async ({
  page,
}) => {
  await page.clock.install()
  await openCalculator(page)
  await page.getByRole('radio', { name: 'A Grade', exact: true }).click()
  // With a fake clock, because slow typing would cause more than one announcement.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  const announcements = await recordTexts(page.getByRole('status', { name: 'Estimate' }))
  await page.getByRole('textbox', { name: 'Plot Size' }).focus()
  for (const key of '12.5') {
    await page.keyboard.press(key)
    await page.clock.runFor(150)
  }
  expect(await announcements.jsonValue()).toEqual([])
  await page.clock.runFor(450)
  await expect.poll(() => announcements.jsonValue()).toEqual([expect.stringContaining('for 4,779 sq ft')])
  await page.getByRole('button', { name: 'اردو' }).click()
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
  await page.clock.runFor(1000)
  expect(await announcements.jsonValue()).toEqual([expect.stringContaining('for 4,779 sq ft'), ''])
})

test.describe('with a connection that fails', () => {
  test.use({ allowedMessages: [loadFailures.aborted] })

  test('each step is announced by its title, what waits to be sent as that, and no success that is over', async ({
    page,
  }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
    const link = (part: 'banner' | 'contentinfo', name: string) =>
      page.getByRole(part).getByRole('link', { name, exact: true }).first()
    await openHydrated(page, paths.estimator.href())
    const titles = await recordTexts(page.getByRole('status').last())
    const expectLast = (title: string) =>
      expect.poll(async () => (await titles.jsonValue()).at(-1)).toBe(`${title} | ${company.name}`)

    await enterContact(page)
    await expectLast('Cost Calculator')
    await enterTenMarla(page)
    await button('Review & Submit').click()
    await expectLast('Review & Submit')
    await page.route('**/macros/**', (route) => route.abort())
    await button('Submit Final Estimate').click()
    await expectLast('Saved on this device only; not yet sent')
    await page.unroute('**/macros/**')
    await button('Send again').click()
    await expectLast('Estimate Submitted Successfully!')
    await link('contentinfo', 'About Us').click()
    await expectLast('About Us')
    await link('banner', 'Get your Construction Estimate').click()
    await expectLast('Construction and Design Cost Estimator')
    expect(await titles.jsonValue()).toHaveLength(6)
  })
})
