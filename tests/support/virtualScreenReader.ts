import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Virtual } from '@guidepup/virtual-screen-reader'
import type { Frame, Locator, Page } from 'playwright'

declare const window: Window & {
  screenReader: {
    readonly Virtual: typeof Virtual
    /** Follows the focus and the live regions of the document. */
    readonly follower: Virtual
  }
}

const require = createRequire(import.meta.url)

/** The virtual screen reader, as a module for a page to import. */
export const screenReaderModule = readFileSync(
  require.resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
)

/**
 * Lets a virtual screen reader follow the focus and the live regions of a document, until it is replaced.
 * @param moduleUrl where the document finds `screenReaderModule`
 */
export async function followDocument(document: Page | Frame, moduleUrl: string): Promise<void> {
  // Every state of the stories is in one document, and the URL can be that of the whole module's text.
  const isLoaded = await document.evaluate(() => 'screenReader' in window)
  await document.evaluate(
    async (url) => {
      const { Virtual } =
        url === ''
          ? window.screenReader
          : ((await import(/* @vite-ignore */ url)) as typeof window.screenReader)
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
        container: window.document.body,
        window: { document: window.document, MutationObserver: ConnectedObserver },
      })
      await follower.clearSpokenPhraseLog()
      Object.assign(window, { screenReader: { Virtual, follower } })
    },
    isLoaded ? '' : moduleUrl,
  )
}

/** What the follower of a document has spoken since it was last cleared. */
export async function spokenSince(document: Page | Frame): Promise<readonly string[]> {
  return tidy(await document.evaluate(() => window.screenReader.follower.spokenPhraseLog()))
}

/** Forgets what the follower of a document has spoken. */
export async function clearSpoken(document: Page | Frame): Promise<void> {
  await document.evaluate(() => window.screenReader.follower.clearSpokenPhraseLog())
}

/** Stops the follower of a document. */
export async function stopFollowing(document: Page | Frame): Promise<void> {
  await document.evaluate(() => window.screenReader.follower.stop())
}

/** What a virtual screen reader speaks while it reads an element from its start to its end. */
export async function spokenOf(element: Locator): Promise<readonly string[]> {
  const phrases = await element.evaluate(async (container) => {
    const reader = new window.screenReader.Virtual()
    await reader.start({ container })
    const start = reader.activeNode
    const spoken: string[] = []
    do {
      spoken.push(await reader.lastSpokenPhrase())
      await reader.next()
    } while (reader.activeNode !== start)
    await reader.stop()
    return spoken
  })
  return tidy(phrases)
}

function tidy(phrases: readonly string[]) {
  return phrases.map((phrase) => phrase.replaceAll('\u00a0', ' '))
}
