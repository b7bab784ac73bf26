import { expect, openCalculator, test } from '../support/site.ts'

// Playwright leaves parts of its fake clock in a context that another test uses afterwards.
test.use({ reuseContext: false })

test('the calculator announces the result after typing, neither after each key nor in another language', async ({
  page,
}) => {
  await page.clock.install()
  await openCalculator(page)
  await page.getByRole('radio', { name: 'A Grade', exact: true }).click()
  // With a fake clock, because slow typing would cause more than one announcement.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  const announcements = await page.getByRole('status', { name: 'Estimate' }).evaluateHandle((region) => {
    const recorded: string[] = []
    new MutationObserver(() => recorded.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return recorded
  })
  await page.getByRole('spinbutton', { name: 'Plot Size' }).focus()
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
