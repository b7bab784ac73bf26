import { expectAccessible } from '../support/accessibility.ts'
import { expectDrawn } from '../support/expectDrawn.ts'
import { expectPicture } from '../support/expectPicture.ts'
import { flattenPhotographs } from '../support/flattenPhotographs.ts'
import { pageGroups } from '../support/pageStates.ts'
import { expect, test } from '../support/site.ts'
import { waitForImages } from '../support/storybook.ts'
import { visitStates, type CheckState } from '../support/visitStates.ts'

/** A fixed date for the year in the footer and the opening hours. */
const today = new Date('2026-11-21T09:00:00Z')

/** The states with a picture, at 390 and 1280 px unless they exist in one of them only. */
const pictured = new Set([
  '/ initially',
  '/ Tools open',
  '/ menu open',
  '/aboutus initially',
  '/services initially',
  '/services category open',
  '/services/project-management initially',
  '/projects initially',
  '/projects/db-32 initially',
  '/projects/db-32 picture open',
  '/blogs initially',
  '/blogs/gray-structure-quality-matters initially',
  '/calculate_actual_cost initially',
  '/calculate_actual_cost contact step with everything missing',
  '/calculate_actual_cost calculator with a result and the reasons for the areas',
  '/calculate_actual_cost estimate open',
  '/calculate_actual_cost calculator in manual mode with an invalid plot and without a service',
  '/calculate_actual_cost success',
  '/contact initially',
  '/faq initially',
  '/no-such-page search for house',
  '/services/none initially',
])

test('each state with a picture is a state of a page', () => {
  const pages = pageGroups.filter(({ hasMotion }) => !hasMotion).flatMap((group) => group.pages)
  const others = pages.flatMap(({ url, states = [] }) => states.map(({ name }) => `${url} ${name}`))
  const known = new Set([...pages.map(({ url }) => `${url} initially`), ...others])
  expect([...pictured].filter((state) => !known.has(state))).toEqual([])
})

for (const group of pageGroups) {
  const { name: groupName, allowedMessages = [], hasMotion = false } = group
  test.describe(() => {
    test.use({ allowedMessages, contextOptions: { reducedMotion: hasMotion ? 'no-preference' : 'reduce' } })

    test(`each state of ${groupName} is accessible and as in its picture`, async ({ page }) => {
      await page.clock.setFixedTime(today)
      await flattenPhotographs(page)
      const check: CheckState = async (state, part, isLast) => {
        // In both windows at night, by `test:wcag`.
        if (isLast) {
          await expectAccessible(page, state, part)
          await expectDrawn(page, state)
        }
        const [name = '', window] = state.split(/, (?=desktop$|phone$)/)
        const isInitial = name.endsWith(' initially')
        if (pictured.has(name) && !hasMotion) {
          await waitForImages(page)
          const file = `${name.replaceAll(/[^\w]+/g, '-').replace(/^-/, '')}-${window}.png`
          // Header and footer are in the pictures of the home page.
          const isWhole = name === '/ initially'
          const shown = part ?? (isInitial ? page.getByRole('main') : page)
          await expectPicture(isWhole ? page : shown, ['pages', file], state, { fullPage: isWhole })
        }
        if (!isInitial || window !== 'phone') return
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: 'Skip to the content' }), state).toBeFocused()
      }
      await visitStates(page, group, check, (state) => pictured.has(state))
    })
  })
}
