import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Virtual } from '@guidepup/virtual-screen-reader'
import type { Frame, Locator, Page } from 'playwright'

declare const window: Window & {
  screenReader: {
    readonly Virtual: typeof Virtual
    /** Starts a screen reader without what it sets up for typing, which would break the fields of the document. */
    readonly start: (reader: Virtual, options: NonNullable<Parameters<Virtual['start']>[0]>) => Promise<void>
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
  if (!(await document.evaluate(() => 'screenReader' in window))) await loadScreenReader(document, moduleUrl)
  await document.evaluate(async () => {
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
    const { follower, start } = window.screenReader
    await start(follower, {
      container: window.document.body,
      window: { document: window.document, MutationObserver: ConnectedObserver },
    })
    await follower.clearSpokenPhraseLog()
  })
}

async function loadScreenReader(document: Page | Frame, moduleUrl: string) {
  await document.evaluate(async (url) => {
    const { Virtual } = (await import(/* @vite-ignore */ url)) as {
      Virtual: typeof window.screenReader.Virtual
    }
    // A reader can also type. To that end it changes the fields of its container's document; here, those of a frame.
    const start: typeof window.screenReader.start = async (reader, options) => {
      // oxlint-disable-next-line react/iframe-missing-sandbox -- It loads nothing.
      const frame = window.document.createElement('iframe')
      frame.hidden = true
      window.document.head.append(frame)
      const { container } = options
      Object.defineProperty(container, 'ownerDocument', { configurable: true, value: frame.contentDocument })
      try {
        await reader.start(options)
      } finally {
        Reflect.deleteProperty(container, 'ownerDocument')
        frame.remove()
      }
    }
    Object.assign(window, { screenReader: { Virtual, start, follower: new Virtual() } })
  }, moduleUrl)
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
    await window.screenReader.start(reader, { container })
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
