import { paths } from '../../src/paths.ts'
import { expect, test, type Visitor } from './support/site.ts'
import type { ToolWindow } from './support/pageTools.ts'

declare const window: ToolWindow

test.use({ hasSplash: true })

/** How long the splash covers the page, in milliseconds, once it is over. */
async function splashTime(visitor: Visitor): Promise<number> {
  let time: number | null = null
  await expect(async () => {
    time = await visitor.read(() => window.tools.splashTime(), null)
    expect(time).not.toBeNull()
  }).toPass()
  return Math.round(time ?? 0)
}

test('the splash covers the page for about two seconds, at each load', async ({ visitor, engine }) => {
  // WebKit now and then runs the first script before it applies the style sheet.
  const loads = engine?.name === 'webkit' ? 10 : 3
  test.setTimeout(60_000)
  const times: number[] = []
  for (let load = 0; load < loads; load += 1) {
    await visitor.openEarly(load % 2 === 0 ? paths.home.href() : paths.faq.href())
    times.push(await splashTime(visitor))
  }
  const unexpected = times.filter((time) => time < 1800 || time > 2600)
  expect(unexpected, `of ${times.join(', ')} milliseconds`).toEqual([])
})
