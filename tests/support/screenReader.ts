import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Virtual } from '@guidepup/virtual-screen-reader'
import type { Locator, Page } from 'playwright/test'
import { expect } from './site.ts'

declare const window: Window & {
  screenReader: {
    readonly Virtual: typeof Virtual
    /** Follows the focus and the live regions of the page. */
    readonly follower: Virtual
  }
}

const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8')
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
    route.fulfill({ contentType: 'text/javascript', body: source }),
  )
  await page.evaluate(async (path) => {
    const { Virtual } = (await import(path)) as { Virtual: typeof window.screenReader.Virtual }
    // The screen reader throws for an element that has been removed, and then leaves out the other changes, too.
    class ConnectedObserver extends MutationObserver {
      constructor(callback: MutationCallback) {
        super((records, observer) =>
          callback(
            records.filter(({ target }) => target.isConnected),
            observer,
          ),
        )
      }
    }
    const follower = new Virtual()
    await follower.start({
      container: document.body,
      window: { document, MutationObserver: ConnectedObserver },
    })
    await follower.clearSpokenPhraseLog()
    window.screenReader = { Virtual, follower }
  }, modulePath)
  await page.unroute(`**${modulePath}`)

  const heard = () =>
    page.evaluate(async () => {
      const phrases = await window.screenReader.follower.spokenPhraseLog()
      return phrases.map((phrase) => phrase.replaceAll('\u00a0', ' '))
    })

  return {
    expectHeard: async (...phrases) => {
      const expected = phrases.map((phrase) =>
        typeof phrase === 'string' ? phrase : expect.stringMatching(phrase),
      )
      await expect.poll(heard).toEqual(expect.arrayContaining(expected))
      const phrasesHeard = await heard()
      await page.evaluate(() => window.screenReader.follower.clearSpokenPhraseLog())
      return phrasesHeard
    },
    read: (element) =>
      element.evaluate(async (container) => {
        const reader = new window.screenReader.Virtual()
        await reader.start({ container })
        const start = reader.activeNode
        const phrases: string[] = []
        do {
          phrases.push((await reader.lastSpokenPhrase()).replaceAll('\u00a0', ' '))
          await reader.next()
        } while (reader.activeNode !== start)
        await reader.stop()
        return phrases
      }),
  }
}
