import { paths } from '../../src/paths.ts'
import { headlessLaunch } from '../support/chromium.ts'
import { expect, openHydrated, test } from '../support/site.ts'

const launch = await headlessLaunch()

// In media queries, rem refers to the browser's font size, which a page can't change.
test.use({ launchOptions: { ...launch, args: [...launch.args, '--blink-settings=defaultFontSize=20'] } })

test('with a larger browser font, the slider changes its columns at the breakpoints of the CSS', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 })
  await openHydrated(page, paths.home.href())
  const slider = page.getByRole('region', { name: 'Our partners' })
  // It starts at the first interaction, or after 5 s.
  await slider.hover()
  await page.mouse.move(0, 0)
  await expect(slider).toHaveAttribute('data-state', 'playing')
  const columns = () =>
    slider.evaluate((region) => {
      const row = region.querySelector('ul')?.parentElement
      const slide = region.querySelector('li')
      const configured = row ? getComputedStyle(row).getPropertyValue('--slides') : ''
      const space = 30
      const visible = ((row?.clientWidth ?? 0) + space) / ((slide?.clientWidth ?? 1) + space)
      return { configured, visible: Math.round(visible * 10) / 10 }
    })
  await expect.poll(columns).toEqual({ configured: '2', visible: 2 })
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect.poll(columns).toEqual({ configured: '3', visible: 3 })
  await page.setViewportSize({ width: 800, height: 800 })
  await expect.poll(columns).toEqual({ configured: '2', visible: 2 })
})
