import { pageGroups } from '../support/pageStates.ts'
import { expect, test } from '../support/site.ts'
import { visitStates } from '../support/visitStates.ts'
import { findFocusFaults } from './probes/focus.ts'
import { findForcedColourFaults } from './probes/forcedColours.ts'
import {
  findDragOnly,
  findReflowFaults,
  findSmallTargets,
  findSpacingFaults,
  listHelp,
} from './probes/layout.ts'

for (const group of pageGroups.filter(({ hasMotion }) => !hasMotion)) {
  const { name, allowedMessages = [] } = group
  test.describe(() => {
    test.use({ allowedMessages, contextOptions: { reducedMotion: 'reduce' } })

    test(`every state of ${name} can be reached, seen and operated as WCAG 2.2 wants`, async ({ page }) => {
      const seen = new Set<string>()
      const seenInForcedColours = new Set<string>()
      const ringsInForcedColours = new Set<string>()
      let help: readonly string[] | undefined
      await visitStates(page, group, async (state, part) => {
        const focus = await page.evaluateHandle(() => document.activeElement)
        const faults = {
          targets: await findSmallTargets(page),
          spacing: await findSpacingFaults(page),
          reflow: await findReflowFaults(page),
          dragging: await findDragOnly(page),
          focus: await findFocusFaults(page, seen, part === undefined),
          forcedColours: await findForcedColourFaults(page, seenInForcedColours, ringsInForcedColours),
        }
        expect
          .soft(faults, state)
          .toEqual({ targets: [], spacing: [], reflow: [], dragging: [], focus: [], forcedColours: [] })
        const now = await listHelp(page)
        help ??= now
        expect.soft(now, `${state}: ways to get help`).toEqual(help)
        await focus.evaluate((element) => element instanceof HTMLElement && element.focus())
      })
    })
  })
}
