import { expect, test, type Page } from 'playwright/test'
import { openStorybook, setGlobals, showStory } from '../support/storybook.ts'

// The toolbar imitates these settings only where nothing asks the browser for them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const usual = { motion: 'system', forcedColors: 'off', textSize: 'normal', direction: 'ltr' }

const answers = (page: Page) =>
  page.evaluate(() => ({
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    forcedColors: matchMedia('(forced-colors: active)').matches,
    animation: getComputedStyle(document.querySelector('[role=status] svg') ?? document.body).animationName,
    colour: getComputedStyle(document.body).backgroundColor,
  }))

test('the toolbar’s motion and forced colours hold for styles and scripts, and leave nothing behind', async ({
  page,
}) => {
  await openStorybook(page)
  await showStory(page, 'components-spinner--default', { width: 800, height: 600 })
  const before = await answers(page)
  expect(before).toMatchObject({ reducedMotion: false, forcedColors: false, animation: 'spin' })
  await setGlobals(page, { ...usual, motion: 'reduced', forcedColors: 'on' })
  const during = await answers(page)
  expect(during).toMatchObject({ reducedMotion: true, forcedColors: true, animation: 'none' })
  expect(during.colour).not.toBe(before.colour)
  await setGlobals(page, usual)
  expect(await answers(page)).toEqual(before)
})
