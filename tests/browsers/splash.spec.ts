import { expect, test, type Visitor } from './support/site.ts'
import type { SplashTime, ToolWindow } from './support/pageTools.ts'

declare const window: ToolWindow

test.use({ hasSplash: true })

/** Waits until the splash screen has gone, and returns how long it covered the page. */
async function splashTime(visitor: Visitor): Promise<SplashTime> {
  let time: SplashTime | null = null
  await expect(async () => {
    time = await visitor.read(() => window.tools.splashTime(), null)
    expect(time).not.toBeNull()
  }).toPass()
  return time ?? { atLeast: 0, atMost: 0 }
}

test(
  'the splash screen covers the page for about two seconds on a first visit',
  { tag: '@smoke' },
  async ({ visitor, openSite, engine }) => {
    test.setTimeout(120_000)
    // Repeated, because WebKit may run a script before it applies a stylesheet that follows it.
    const visits = engine?.name === 'webkit' ? 10 : 3
    const times: SplashTime[] = []
    for (let visit = 0; visit < visits; visit += 1) {
      // A new origin, so that nothing is cached.
      const { origin } = await openSite()
      await visitor.tab.goto(origin)
      times.push(await splashTime(visitor))
    }
    const unexpected = times.filter(({ atLeast, atMost }) => atMost < 1800 || atLeast > 2600)
    expect(unexpected, `durations other than two seconds, of ${times.length}`).toEqual([])
  },
)
