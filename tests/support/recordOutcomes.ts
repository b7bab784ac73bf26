import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withOutcomes, type NewOutcome, type TestRuns } from '../../stories/evidence/testRuns.ts'

const file = join(import.meta.dirname, '../../stories/evidence/testRuns.json')

/** Records what a run has shown, with its date; the docs pages show it. */
export async function recordOutcomes(outcomes: readonly NewOutcome[]): Promise<void> {
  const runs: TestRuns = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  const next = withOutcomes(runs, outcomes, new Date().toISOString().slice(0, 10))
  const text = `${JSON.stringify(next, null, 2)}\n`
  if (text !== `${JSON.stringify(runs, null, 2)}\n`) await writeFile(file, text)
}
