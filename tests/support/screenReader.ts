import type { Locator, Page } from 'playwright/test'
import { expect } from './site.ts'
import {
  clearSpoken,
  followDocument,
  screenReaderModule,
  spokenOf,
  spokenSince,
} from './virtualScreenReader.ts'

const modulePath = '/virtual-screen-reader.js'

/**
 * A virtual screen reader. It speaks role, name, value, description and states of an element, and "polite" or "assertive"
 * before the text of a live region. For a named region it speaks only the name; check its text with `read`.
 *
 * It takes the state of a native radio button or checkbox from its markup, not from its property: use `toBeChecked`.
 */
export interface ScreenReader {
  /**
   * Expects that these phrases were spoken since the last call, because the focus moved or a live region changed.
   * Returns all spoken phrases.
   */
  readonly expectHeard: (...phrases: readonly (string | RegExp)[]) => Promise<readonly string[]>
  /** The phrases spoken when the element is read from its start to its end. */
  readonly read: (element: Locator) => Promise<readonly string[]>
}

/** Starts a screen reader in the open page, until the document is replaced. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  // The policy of the site allows scripts of its own origin only.
  await page.route(`**${modulePath}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: screenReaderModule }),
  )
  await followDocument(page, modulePath)
  await page.unroute(`**${modulePath}`)
  const heard = () => spokenSince(page)
  return {
    expectHeard: async (...phrases) => {
      const expected = phrases.map((phrase) =>
        typeof phrase === 'string' ? phrase : expect.stringMatching(phrase),
      )
      await expect.poll(heard).toEqual(expect.arrayContaining(expected))
      const phrasesHeard = await heard()
      await clearSpoken(page)
      return phrasesHeard
    },
    read: spokenOf,
  }
}
