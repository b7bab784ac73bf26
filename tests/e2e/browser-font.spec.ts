import { paths } from '../../src/paths.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { expect, test } from '../support/site.ts'

const launch = await chromiumLaunch()

// Media queries count rem by the font size of the browser's settings, which no page can set.
test.use({ launchOptions: { ...launch, args: [...launch.args, '--blink-settings=defaultFontSize=20'] } })

test('with a larger font in the browser, a row of slides gains columns where the style sheet does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 })
  await page.goto(paths.home.href())
  const slider = page.getByRole('region', { name: 'Our partners' })
  await expect(slider).toHaveAttribute('data-state', 'playing')
  const inView = () =>
    slider.evaluate((region) => {
      const row = region.querySelector('ul')?.parentElement
      const slide = region.querySelector('li')
      const counted = row ? getComputedStyle(row).getPropertyValue('--slides') : ''
      const space = 30
      const shown = ((row?.clientWidth ?? 0) + space) / ((slide?.clientWidth ?? 1) + space)
      return { counted, shown: Math.round(shown * 10) / 10 }
    })
  await expect.poll(inView).toEqual({ counted: '2', shown: 2 })
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect.poll(inView).toEqual({ counted: '3', shown: 3 })
  await page.setViewportSize({ width: 800, height: 800 })
  await expect.poll(inView).toEqual({ counted: '2', shown: 2 })
})
