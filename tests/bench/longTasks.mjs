import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags } from './machine.mjs'

/** A task that is longer, in ms, delays the response to an input. */
export const longTask = 50

/** How long a page is observed after it is interactive, or after its load event if it has no application, in ms. */
const settleDuration = 1000

/** How long a page may take, in ms. */
const timeout = 60_000

/** The beginning of the title in which the page reports its tasks. */
const reportPrefix = 'long tasks: '

/**
 * @typedef {object} Result What is read of the results; each method has some of it.
 * @property {string} targetId
 * @property {string} sessionId
 * @property {{ title: string }} targetInfo
 * @property {string} [errorText]
 */

/**
 * Loads a page in a new browser and resolves with the durations of its long tasks in ms.
 *
 * It doesn't use Playwright, which turns on the debugging of scripts: then Chromium looks up where in the source each
 * error is created, also those that React creates while it starts, which takes 80 ms at 4× on two cores of AMD EPYC. Nor
 * does it change the page's styles: a stylesheet that is added before the page's own makes Chromium lay out all texts again
 * when the page adds one.
 * @param {string} url
 * @param {object} options
 * @param {string} options.chromium the browser's path
 * @param {{ width: number, height: number }} options.viewport
 * @param {number} options.slowdown how many times slower than the machine the processor is
 * @param {boolean} options.hasApplication
 * @param {boolean} options.isUsed whether the visitor uses the page at once, so that the application starts, instead of
 *   only looking at it
 * @returns {Promise<readonly number[]>}
 * @throws if the page doesn't load or doesn't become interactive
 */
export async function measureLongTasks(url, { chromium, viewport, slowdown, hasApplication, isUsed }) {
  const profile = await mkdtemp(join(tmpdir(), 'bench-'))
  const browser = spawn(
    chromium,
    [...chromiumFlags, '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const ended = new Promise((resolve) => browser.once('close', resolve))
  try {
    const send = connect(browser)
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    await send('Page.enable', {}, sessionId)
    await send(
      'Emulation.setDeviceMetricsOverride',
      { ...viewport, deviceScaleFactor: 1, mobile: true },
      sessionId,
    )
    await send('Emulation.setCPUThrottlingRate', { rate: slowdown }, sessionId)
    const options = { hasApplication, isUsed, settleDuration, reportPrefix }
    const source = `(${recordLongTasks})(${JSON.stringify(options)})`
    await send('Page.addScriptToEvaluateOnNewDocument', { source }, sessionId)
    const { errorText } = await send('Page.navigate', { url }, sessionId)
    if (errorText) throw new Error(`${url} could not be loaded: ${errorText}`)
    const end = Date.now() + timeout
    while (Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 200))
      const { targetInfo } = await send('Target.getTargetInfo', { targetId })
      const { title } = targetInfo
      if (title.startsWith(reportPrefix)) return JSON.parse(title.slice(reportPrefix.length))
    }
    throw new Error(`${url} did not become interactive within ${timeout / 1000} s.`)
  } finally {
    browser.kill()
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * Runs in the page: reports its long tasks in the title once it is interactive and the splash screen has ended.
 * @param {{ hasApplication: boolean, isUsed: boolean, settleDuration: number, reportPrefix: string }} options
 */
function recordLongTasks(options) {
  /** @type {number[]} */
  const durations = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration)
  })
  observer.observe({ type: 'longtask' })
  if (options.isUsed) addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')))
  addEventListener('load', () => {
    const timer = setInterval(() => {
      const isReady = document.documentElement.dataset['application'] === 'ready'
      if (options.hasApplication && (!isReady || document.getElementById('splash'))) return
      clearInterval(timer)
      setTimeout(() => {
        document.title = options.reportPrefix + JSON.stringify(durations)
      }, options.settleDuration)
    }, 200)
  })
}

/**
 * Connects to a browser by the pipes of `--remote-debugging-pipe`. Returns a function that calls a method of the Chrome
 * DevTools Protocol and resolves with its result, or rejects if it fails or the browser ends.
 * @param {import('node:child_process').ChildProcess} browser
 */
function connect(browser) {
  const [, , , input, output] = browser.stdio
  if (!input || !output || !('write' in input)) throw new Error('The browser was started without pipes.')
  /** @type {Map<number, { resolve: (result: Result) => void, reject: (error: Error) => void }>} */
  const pending = new Map()
  let failure = ''
  const fail = (/** @type {string} */ message) => {
    failure ||= message
    for (const { reject } of pending.values()) reject(new Error(failure))
  }
  const decoder = new TextDecoder()
  let received = ''
  output.on('data', (/** @type {Buffer} */ data) => {
    // The end of the data may be in the middle of a character, whose first bytes the decoder keeps.
    const messages = (received + decoder.decode(data, { stream: true })).split('\0')
    received = messages.pop() ?? ''
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message)
      const call = pending.get(id)
      pending.delete(id)
      if (error) call?.reject(new Error(error.message))
      else call?.resolve(result)
    }
  })
  browser.once('error', ({ message }) => fail(`Chromium could not be started: ${message}`))
  browser.once('close', () => fail('Chromium ended.'))
  input.on('error', ({ message }) => fail(`Chromium can't be reached: ${message}`))
  let lastId = 0
  /**
   * @param {string} method
   * @param {object} [params]
   * @param {string} [sessionId] of the page; the browser itself without
   * @returns {Promise<Result>}
   */
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      if (failure) throw new Error(failure)
      const id = (lastId += 1)
      pending.set(id, { resolve, reject })
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
}
