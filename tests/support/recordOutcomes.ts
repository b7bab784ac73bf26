import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { versionOf, writeRecord } from './records.ts'
import { noRuns, withOutcomes, type NewOutcome, type TestRuns } from '../../stories/evidence/testRuns.ts'

const file = join(import.meta.dirname, '../../stories/evidence/testRuns.json')

/**
 * Records what a run has shown, with its date and browsers; the docs pages show it.
 * @param executables The paths of the browsers.
 */
export async function recordOutcomes(
  outcomes: readonly NewOutcome[],
  executables: readonly (string | undefined)[] = [],
): Promise<void> {
  if (outcomes.length === 0) return
  const text = await readFile(file, 'utf8').catch(() => JSON.stringify(noRuns))
  const runs: TestRuns = JSON.parse(text)
  const date = new Date().toISOString().slice(0, 10)
  const browsers = executables.map(versionOf).filter((version) => version !== '')
  const next = withOutcomes(runs, outcomes, { date, browsers: browsers.join(', ') })
  await writeRecord(file, next)
}
