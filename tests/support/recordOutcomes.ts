import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
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
  const browsers = executables.flatMap((executable) => (executable ? versionOf(executable) : []))
  const next = withOutcomes(runs, outcomes, { date, browsers: browsers.join(', ') })
  const nextText = await format(JSON.stringify(next, null, 2), {
    ...(await resolveConfig(file)),
    filepath: file,
  })
  if (nextText !== text) await writeFile(file, nextText)
}

/** The name and version of a browser, such as `Chromium 156.0.8078.108`; none if it doesn't tell. */
function versionOf(executable: string): string[] {
  // WebKitGTK's browser needs a display even for this.
  const [program, ...args] = executable.endsWith('MiniBrowser')
    ? ['xvfb-run', '--auto-servernum', executable]
    : [executable]
  const { stdout } = spawnSync(program, [...args, '--version'], { encoding: 'utf8', timeout: 10_000 })
  return /\p{Lu}[\p{L} ]+ \d[\w.]*/u.exec(stdout ?? '')?.slice(0, 1) ?? []
}
