import { paths } from '../../src/paths.ts'
import { expect, test, type Visitor } from './support/site.ts'
import type { ToolWindow } from './support/pageTools.ts'

declare const window: ToolWindow

test.use({ hasSplash: true })

/** How long the splash covers the page, in milliseconds. */
async function splashTime(visitor: Visitor): Promise<number> {
  let time: number | undefined
  await expect(async () => {
    time = await visitor.read(() => window.tools.splashTime() ?? 0, null)
    expect(time).toBeGreaterThan(0)
  }).toPass()
  return time ?? 0
}

test('the splash covers the page for about two seconds, at each load', async ({ visitor, engine }) => {
  // WebKit applies the style sheet only after the first scripts, now and then.
  const loads = engine?.name === 'webkit' ? 10 : 3
  test.setTimeout(60_000)
  const times: number[] = []
  for (let load = 0; load < loads; load += 1) {
    await visitor.openEarly(load % 2 === 0 ? paths.home.href() : paths.faq.href())
    times.push(Math.round(await splashTime(visitor)))
  }
  console.log(engine?.name, times)
  for (const time of times) {
    expect(time, `all: ${times.join(', ')}`).toBeGreaterThanOrEqual(1800)
    expect(time, `all: ${times.join(', ')}`).toBeLessThanOrEqual(2600)
  }
})
