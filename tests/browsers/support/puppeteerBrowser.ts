import { setInterval, setTimeout } from 'node:timers/promises'
import { launch, type Page } from 'puppeteer-core'
import type { Engine } from '../../../scripts/engines.mjs'
import type { Browser, Tab } from './tab.ts'

/** Settings with which Firefox needs less processor time. */
const lighterFirefox = {
  // A process started in advance for the next site; the suite opens only one.
  'dom.ipc.processPrelaunch.enabled': false,
}

/** How long a navigation may take, in ms. */
const navigationLimit = 30_000

/**
 * After how many ms a script is run again: while a document of another site is being replaced, Firefox sometimes never
 * answers. The first answer counts, so a busy machine only takes longer.
 */
const repeatAfter = 3_000

/** Drives an installed Firefox with WebDriver BiDi, which Playwright doesn't support. */
export async function launchWithPuppeteer({ executable }: Engine): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: executable,
    headless: true,
    extraPrefsFirefox: lighterFirefox,
  })
  const page = await browser.newPage()
  return {
    open: async () => openTab(page),
    close: () => browser.close(),
  }
}

function openTab(page: Page): Tab {
  // Narrower than Puppeteer's type, which maps elements to handles.
  const evaluate: Tab['evaluate'] = async (script, argument) => {
    const attempts: Promise<{ readonly value: never }>[] = []
    for (;;) {
      const attempt = page.evaluate(script as never, argument).then((value) => ({ value: value as never }))
      // It may fail after another one has answered.
      attempt.catch(() => undefined)
      attempts.push(attempt)
      const answer = await Promise.race([...attempts, setTimeout(repeatAfter, undefined, { ref: false })])
      if (answer) return answer.value
    }
  }
  const load = async (start: () => Promise<unknown>) => {
    await evaluate(() => {
      Object.assign(window, { isLeft: true })
    }, null)
    // Not awaited: on a busy machine it sometimes misses the end of a navigation.
    start().catch(() => undefined)
    for await (const _ of setInterval(50, undefined, { signal: AbortSignal.timeout(navigationLimit) })) {
      const hasLoaded = await evaluate(
        () => !('isLeft' in window) && document.readyState === 'complete',
        null,
      )
        // While the document is being replaced.
        .catch(() => false)
      if (hasLoaded) return
    }
  }
  return {
    goto: (url) => load(() => page.goto(url)),
    back: async () => {
      // Not awaited: it would never resolve for a navigation within the document.
      page.goBack().catch(() => undefined)
    },
    evaluate,
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    close: () => load(() => page.goto('about:blank')),
  }
}
