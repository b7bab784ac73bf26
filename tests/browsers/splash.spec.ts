import { expect, test, type Visitor } from './support/site.ts'
import type { SplashTime, ToolWindow } from './support/pageTools.ts'

declare const window: ToolWindow

test.use({ hasSplash: true })

/** How long the splash covers the page, once it has gone. */
async function splashTime(visitor: Visitor): Promise<SplashTime> {
  let time: SplashTime | null = null
  await expect(async () => {
    time = await visitor.read(() => window.tools.splashTime(), null)
    expect(time).not.toBeNull()
  }).toPass()
  return time ?? { atLeast: 0, atMost: 0 }
}

test('the splash covers the page for about two seconds at a first visit', async ({
  visitor,
  openSite,
  engine,
}) => {
  test.setTimeout(120_000)
  // WebKit runs a script before it applies the style sheet, if the script comes first.
  const visits = engine?.name === 'webkit' ? 10 : 3
  const times: SplashTime[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    // Nothing of an origin that is visited for the first time is in the cache.
    const { origin } = await openSite()
    await visitor.tab.goto(origin)
    times.push(await splashTime(visitor))
  }
  const unexpected = times.filter(({ atLeast, atMost }) => atMost < 1800 || atLeast > 2600)
  expect(unexpected, `times that are not about two seconds, of ${times.length}`).toEqual([])
})
