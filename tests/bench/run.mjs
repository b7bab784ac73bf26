import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { documentFile } from '../../scripts/pageUrls.mjs'
import { describeMachine, timeFixedLoop } from './machine.mjs'
import { measureInteractions } from './interactions.mjs'
import { measureLoads } from './loads.mjs'
import { referenceFiles } from './referencePages.mjs'
import { serveSite } from './siteServer.mjs'
import { replaceBetweenMarkers } from './tables.mjs'

/**
 * `npm run bench`: how fast the built site loads, or with `--interactions` how fast it responds. It reports times and
 * never judges them: they depend on the machine. It fails only if something can't be measured.
 */
const usage = `npm run bench -- [--rounds N] [--write] [--interactions] [PATH …]
  --rounds N       measures everything N times and reports medians (3)
  --write          writes the tables into README.md
  --interactions   measures interactions instead of loading
  PATH …           only these pages, such as / /contact`

const root = join(import.meta.dirname, '../..')
const site = join(root, 'dist')
const readme = join(root, 'README.md')

try {
  await bench()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function bench() {
  const { rounds, isWritten, isInteractions, paths } = readArguments()
  if (!existsSync(join(site, 'index.html'))) throw new Error('The site is not built: npm run build')
  const missing = paths.find((path) => !existsSync(join(site, documentFile(path))))
  if (missing !== undefined) throw new Error(`The built site has no page ${missing}.`)

  const chromium = await ensureChromium()
  const { origin, close } = await serveSite(site, await referenceFiles(site))
  try {
    const before = timeFixedLoop()
    const measure = isInteractions ? measureInteractions : measureLoads
    const tables = await measure({ origin, chromium, rounds, paths, report: console.log })
    const text = `${tables}\n\n${describeMachine(new Date(), [before, timeFixedLoop()])}`
    console.log(`\n${text}`)
    if (isWritten) await write(isInteractions ? 'interactions' : 'loading', text)
  } finally {
    close()
  }
}

/** @throws if there is an unknown option, or the number of rounds isn't one */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        rounds: { type: 'string', default: '3' },
        write: { type: 'boolean', default: false },
        interactions: { type: 'boolean', default: false },
      },
    })
    const rounds = Number(values.rounds)
    if (!Number.isInteger(rounds) || rounds < 1)
      throw new Error(`${values.rounds} is not a number of rounds.`)
    return {
      rounds,
      isWritten: values.write,
      isInteractions: values.interactions,
      paths: positionals.map((path) => (path.startsWith('/') ? path : `/${path}`)),
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error })
  }
}

/**
 * Writes a text into README.md, between the markers of this name.
 * @param {string} name
 * @param {string} text
 */
async function write(name, text) {
  const changed = replaceBetweenMarkers(await readFile(readme, 'utf8'), name, text)
  const options = { ...(await resolveConfig(readme)), filepath: readme }
  await writeFile(readme, await format(changed, options))
  console.log('Written into README.md.')
}
