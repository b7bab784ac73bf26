import type { Locator, Page } from 'playwright/test'
import { expectAccessible, windowSizes, type WindowName } from '../support/accessibility.ts'
import { pageGroups, type OverlayState, type PageState } from '../support/pageStates.ts'
import { expect, openHydrated, test } from '../support/site.ts'

const windowNames = ['desktop', 'phone'] as const satisfies readonly WindowName[]

/**
 * Checks the present state in its windows.
 * @param part of the page, in each window; by default the whole page
 */
async function checkWindows(
  page: Page,
  state: string,
  only?: WindowName,
  part: Partial<Record<WindowName, Locator>> = {},
) {
  for (const name of windowNames.filter((one) => only === undefined || one === only)) {
    await page.setViewportSize(windowSizes[name])
    await expectAccessible(page, `${state}, ${name}`, part[name])
  }
}

async function checkOverlay(page: Page, state: string, { opener, overlay, only }: OverlayState) {
  await opener(page).press('Enter')
  await expect(overlay(page)).toBeVisible()
  // The page behind it is the same in both windows.
  await checkWindows(page, state, only, only ? {} : { phone: overlay(page) })
  const hasFocus = () => overlay(page).evaluate((element) => element.contains(document.activeElement))
  await expect.poll(hasFocus, `${state}: focus in the overlay`).toBe(true)
  await page.keyboard.press('Escape')
  await expect(overlay(page), `${state}, after Escape`).toHaveCount(0)
  await expect(opener(page), `${state}: focus after Escape`).toBeFocused()
}

async function checkState(page: Page, state: string, { reach, focus, part, only }: PageState) {
  const end = await reach(page)
  if (focus) await expect(focus(page), `${state}: focus`).toBeFocused()
  const changed = part?.(page) ?? page.getByRole('main')
  await checkWindows(page, state, only, { desktop: changed, phone: changed })
  end?.()
}

for (const { name: group, pages, allowedMessages = [], hasMotion = false } of pageGroups) {
  test.describe(() => {
    test.use({
      allowedMessages,
      contextOptions: { reducedMotion: hasMotion ? 'no-preference' : 'reduce' },
    })

    test(`no state of ${group} has a violation, scrolls sideways or misplaces the focus`, async ({
      page,
    }) => {
      for (const { url, states = [] } of pages) {
        await page.setViewportSize(windowSizes.desktop)
        await openHydrated(page, url)
        await checkWindows(page, `${url} initially`)
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
        for (const state of states) {
          const name = `${url} ${state.name}`
          await page.setViewportSize(windowSizes[state.only ?? 'desktop'])
          if ('overlay' in state) await checkOverlay(page, name, state)
          else await checkState(page, name, state)
        }
      }
    })
  })
}
