import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { measureFirstTouch } from './firstTouch.mjs'
import { measureInteractions } from './interactions.mjs'
import { measureLoads } from './loads.mjs'
import { measureRest } from './rest.mjs'
import { serveSite } from './serveSite.mjs'

/**
 * `npm run bench -- [--rounds N] [--loads | --interactions | --rest]`: how soon the first touch of a visit is answered, how
 * fast the built site loads, how fast it responds later, or what it costs at rest, as a table of medians. It never judges: the figures depend on the
 * machine.
 */
const site = join(import.meta.dirname, '../../dist')

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    loads: { type: 'boolean', default: false },
    interactions: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`${values.rounds} is not a number of rounds.`)
if (!existsSync(join(site, 'index.html'))) throw new Error('The site is not built: npm run build')

const chromium = await ensureChromium()
const { origin, close } = await serveSite(site)
try {
  const measure = values.loads
    ? measureLoads
    : values.interactions
      ? measureInteractions
      : values.rest
        ? measureRest
        : measureFirstTouch
  const before = timeFixedLoop()
  const rows = await measure({ origin, chromium, rounds })
  console.table(rows)
  const loops = [before, timeFixedLoop()].map((time) => `${Math.round(time)} ms`).join(' and ')
  console.log(
    `${cpus().length} cores of ${cpus()[0]?.model.trim()}; a fixed loop took ${loops} before and after.`,
  )
} finally {
  close()
}

/** The time that a fixed amount of work takes, in ms: a measure of the machine's current speed. */
function timeFixedLoop() {
  const startedAt = performance.now()
  let value = 1
  for (let step = 0; step < 200_000_000; step += 1) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0
  // Uses the result, so that the loop isn't optimised away.
  return performance.now() - startedAt + (value === 0 ? 1 : 0)
}
