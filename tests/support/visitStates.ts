import type { Locator, Page } from 'playwright/test'
import { windowSizes, type WindowName } from './accessibility.ts'
import { finishTransitions } from './layout.ts'
import type { OverlayState, PageGroup, PageState } from './pageStates.ts'
import { expect, openHydrated } from './site.ts'

/**
 * Checks the page in its present state.
 * @param state describes it in the failure messages
 * @param part the part of the page that differs from the previous state; undefined for the whole page
 * @param isLast whether it is the last, narrowest window of this state
 */
export type CheckState = (state: string, part: Locator | undefined, isLast: boolean) => Promise<void>

const windowNames = ['desktop', 'phone'] as const satisfies readonly WindowName[]

/**
 * Opens the pages of a group, leads to each of their states, and checks each in the windows in which it exists. A state
 * that fails doesn't hide the others.
 * @param needsEachWindow whether a state is checked in each of its windows, or only in the last; by default in each
 */
export async function visitStates(
  page: Page,
  { pages }: PageGroup,
  check: CheckState,
  needsEachWindow: (state: string) => boolean = () => true,
): Promise<void> {
  expect(pages, 'pages of the group').not.toEqual([])
  // A click on something that is missing would otherwise wait until the end of the test.
  page.setDefaultTimeout(20_000)
  const windowsOf = (state: string, only?: WindowName) => {
    if (only) return [only]
    return needsEachWindow(state) ? windowNames : windowNames.slice(-1)
  }
  for (const { url, states = [] } of pages) {
    await attempt(`${url} initially`, async (name) => {
      await page.setViewportSize(windowSizes.desktop)
      await openHydrated(page, url)
      await checkWindows(page, check, name, windowsOf(name))
    })
    for (const state of states) {
      await attempt(`${url} ${state.name}`, async (name) => {
        await page.setViewportSize(windowSizes[state.only ?? 'desktop'])
        const windows = windowsOf(name, state.only)
        if ('overlay' in state) await visitOverlay(page, check, name, windows, state)
        else await visitState(page, check, name, windows, state)
      })
    }
  }
}

/** Reports a state that can't be reached or checked, and lets the test go on. */
async function attempt(name: string, visit: (name: string) => Promise<void>) {
  const failure = await visit(name).then(() => '', String)
  expect.soft(failure, name).toBe('')
}

/** @param part the part to check in each window; by default the whole page */
async function checkWindows(
  page: Page,
  check: CheckState,
  state: string,
  names: readonly WindowName[],
  part: Partial<Record<WindowName, Locator>> = {},
) {
  for (const name of names) {
    await page.setViewportSize(windowSizes[name])
    await page.waitForFunction((width) => innerWidth === width, windowSizes[name].width)
    // Until its first frame, what opens is transparent.
    await finishTransitions(page)
    await check(`${state}, ${name}`, part[name], name === names.at(-1))
  }
}

async function visitOverlay(
  page: Page,
  check: CheckState,
  state: string,
  windows: readonly WindowName[],
  { opener, overlay, only }: OverlayState,
) {
  await opener(page).press('Enter')
  await expect(overlay(page)).toBeVisible()
  // On the phone only the overlay is checked: the page behind it has been checked before.
  await checkWindows(page, check, state, windows, only ? {} : { phone: overlay(page) })
  const hasFocus = () => overlay(page).evaluate((element) => element.contains(document.activeElement))
  await expect.poll(hasFocus, `${state}: focus in the overlay`).toBe(true)
  await page.keyboard.press('Escape')
  await expect(overlay(page), `${state}, after Escape`).toHaveCount(0)
  await expect(opener(page), `${state}: focus after Escape`).toBeFocused()
}

async function visitState(
  page: Page,
  check: CheckState,
  state: string,
  windows: readonly WindowName[],
  { reach, focus, part }: PageState,
) {
  const end = await reach(page)
  if (focus) await expect(focus(page), `${state}: focus`).toBeFocused()
  const changed = part?.(page) ?? page.getByRole('main')
  await checkWindows(page, check, state, windows, { desktop: changed, phone: changed })
  end?.()
}
