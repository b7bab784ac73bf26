import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { noRuns, withOutcomes, type NewOutcome, type TestRuns } from '../../stories/evidence/testRuns.ts'

const file = join(import.meta.dirname, '../../stories/evidence/testRuns.json')

/** Records what a run has shown, with its date; the docs pages show it. */
export async function recordOutcomes(outcomes: readonly NewOutcome[]): Promise<void> {
  if (outcomes.length === 0) return
  const text = await readFile(file, 'utf8').catch(() => JSON.stringify(noRuns))
  const runs: TestRuns = JSON.parse(text)
  const next = withOutcomes(runs, outcomes, new Date().toISOString().slice(0, 10))
  const nextText = `${JSON.stringify(next, null, 2)}\n`
  if (nextText !== text) await writeFile(file, nextText)
}
