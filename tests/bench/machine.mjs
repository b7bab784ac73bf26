import { cpus } from 'node:os'
import { quietFlags } from '../../scripts/chromium.mjs'

/** Whether Chromium can use its sandbox, which it can't as root. */
export const canRunSandbox = () => process.getuid?.() !== 0

/** How Chromium is started without Playwright. */
export const chromiumFlags = ['--headless=new', ...quietFlags, ...(canRunSandbox() ? [] : ['--no-sandbox'])]

/** The time that a fixed amount of work takes, in ms: a measure of the machine's current speed. */
export function timeFixedLoop() {
  const startedAt = performance.now()
  let value = 1
  for (let step = 0; step < 200_000_000; step += 1) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0
  const time = performance.now() - startedAt
  // Uses the result, so that the loop isn't optimised away.
  return value === 0 ? 0 : time
}

/**
 * The date and the machine in one sentence.
 * @param {Date} date
 * @param {readonly number[]} loopTimes the times of the fixed loop before and after the measurement
 */
export function describeMachine(date, loopTimes) {
  const processors = cpus()
  const model = processors[0]?.model.trim() || 'an unknown processor'
  const times = loopTimes.map((time) => Math.round(time)).join(' and ')
  return `Measured on ${date.toISOString().slice(0, 10)} with ${processors.length} cores of ${model}; a fixed loop took ${times} ms before and after.`
}
