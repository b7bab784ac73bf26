import { paths } from '../../src/paths.ts'
import { expectAccessible, windowSizes } from '../support/accessibility.ts'
import { expect, openHydrated, test } from '../support/site.ts'
import { visitStates } from '../support/visitStates.ts'
import { wcagGroups } from './groups.ts'
import { findFocusFaults } from './probes/focus.ts'
import { findForcedColourFaults } from './probes/forcedColours.ts'
import {
  findDragOnly,
  findReflowFaults,
  findSmallTargets,
  findSpacingFaults,
  listHelp,
} from './probes/layout.ts'

for (const group of wcagGroups) {
  const { name, allowedMessages = [], hasMotion = false } = group
  test.describe(() => {
    test.use({ allowedMessages, contextOptions: { reducedMotion: hasMotion ? 'no-preference' : 'reduce' } })

    test(`every state of ${name} can be reached, seen and operated as WCAG 2.2 requires`, async ({
      page,
    }) => {
      const seen = new Set<string>()
      const seenInForcedColours = new Set<string>()
      const help = new Map<number, readonly string[]>()
      for (const { width, height } of Object.values(windowSizes)) {
        await page.setViewportSize({ width, height })
        await openHydrated(page, paths.home.href())
        help.set(width, await listHelp(page))
      }
      await visitStates(page, group, async (state) => {
        await expectAccessible(page, state)
        const focus = await page.evaluateHandle(() => document.activeElement)
        const isMoving = await page.evaluate(() => document.querySelector('[data-state="playing"]') !== null)
        const faults = {
          targets: await findSmallTargets(page),
          spacing: await findSpacingFaults(page),
          dragging: await findDragOnly(page),
          focus: await findFocusFaults(page, seen, isMoving),
          forcedColours: await findForcedColourFaults(page, seenInForcedColours),
          // Last, because what is hidden in a narrow window loses the focus.
          reflow: await findReflowFaults(page),
        }
        expect
          .soft(faults, state)
          .toEqual({ targets: [], spacing: [], dragging: [], focus: [], forcedColours: [], reflow: [] })
        const { width = 0 } = page.viewportSize() ?? {}
        expect.soft(await listHelp(page), `${state}: ways to get help`).toEqual(help.get(width))
        await focus.evaluate((element) => element instanceof HTMLElement && element.focus())
      })
    })
  })
}
