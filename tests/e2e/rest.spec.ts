import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, openHydrated, test } from '../support/site.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Counts the animation frames, the timers below a second and the intervals that the page asks for. */
const countCallbacks = (page: Page) =>
  page.addInitScript(() => {
    const { requestAnimationFrame, setTimeout, setInterval } = window
    const asked = {
      frames: 0,
      timers: 0,
      wait: (delay: number) => new Promise((done) => setTimeout(done, delay)),
    }
    Object.assign(window, {
      asked,
      requestAnimationFrame: (callback: FrameRequestCallback) => {
        asked.frames += 1
        return requestAnimationFrame(callback)
      },
      setTimeout: (handler: TimerHandler, delay = 0, ...values: unknown[]) => {
        if (delay < 1000) asked.timers += 1
        return setTimeout(handler, delay, ...values)
      },
      setInterval: (handler: TimerHandler, delay = 0, ...values: unknown[]) => {
        asked.timers += 1
        return setInterval(handler, delay, ...values)
      },
    })
  })

/** What the page asks for, and how often it is restyled, in two seconds in which nobody touches it. */
async function watch(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const restyles = metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN
    const { frames, timers } = await page.evaluate<{ frames: number; timers: number }>('asked')
    return { frames, timers, restyles }
  }
  const before = await read()
  await page.evaluate('asked.wait(2000)')
  const after = await read()
  await session.detach()
  return {
    frames: after.frames - before.frames,
    timers: after.timers - before.timers,
    restyles: after.restyles - before.restyles,
  }
}

for (const { name, path } of [
  { name: 'the home page', path: paths.home.href() },
  { name: 'a page of text', path: paths.faq.href() },
  { name: 'the estimator @nightly', path: paths.estimator.href() },
  { name: 'the services @nightly', path: paths.services.href() },
  { name: 'a project @nightly', path: paths.project.href('db-32') },
]) {
  test(`at rest, nothing runs: ${name} @images`, async ({ page }) => {
    await countCallbacks(page)
    await openHydrated(page, path)
    const playing = page.locator('[aria-roledescription=carousel][data-state=playing]')
    await expect(playing.first()).toBeAttached()
    // A slide starts with a frame, and is then moved by the compositor.
    await expect.poll(async () => (await watch(page)).frames).toBeLessThanOrEqual(await playing.count())

    await test.step('Scrolled to its end, where nothing moves, it does nothing at all', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(playing).toHaveCount(0)
      await expect.poll(() => watch(page)).toEqual({ frames: 0, timers: 0, restyles: expect.any(Number) })
      expect((await watch(page)).restyles).toBeLessThanOrEqual(2)
    })
  })
}
