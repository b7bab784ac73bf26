import { expect, test, type Page } from 'playwright/test'
import { openStorybook, setGlobals, showStory } from '../support/storybook.ts'

// The toolbar simulates these settings only if the browser does not emulate them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const defaults = { motion: 'system', forcedColors: 'off', textSize: 'normal', direction: 'ltr' }

const readSettings = (page: Page) =>
  page.evaluate(() => ({
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    forcedColors: matchMedia('(forced-colors: active)').matches,
    animation: getComputedStyle(document.querySelector('output svg') ?? document.body).animationName,
    colour: getComputedStyle(document.body).backgroundColor,
  }))

test('reduced motion and forced colours of the toolbar apply to CSS and scripts, and can be turned off', async ({
  page,
}) => {
  await openStorybook(page)
  await showStory(page, 'components-spinner--default', { width: 800, height: 600 })
  const before = await readSettings(page)
  expect(before).toMatchObject({ reducedMotion: false, forcedColors: false, animation: 'spin' })
  await setGlobals(page, { ...defaults, motion: 'reduced', forcedColors: 'on' })
  const during = await readSettings(page)
  expect(during).toMatchObject({ reducedMotion: true, forcedColors: true, animation: 'none' })
  expect(during.colour).not.toBe(before.colour)
  await setGlobals(page, defaults)
  expect(await readSettings(page)).toEqual(before)
})
