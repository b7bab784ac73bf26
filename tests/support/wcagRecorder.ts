import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase } from 'playwright/types/testReporter'
import { findHeadlessChromium } from '../../scripts/chromium.mjs'
import { versionOf, writeRecord } from './records.ts'
import { isBuildCurrent, wcagHash, type SiteRun, type SiteRuns } from '../../stories/evidence/siteRuns.ts'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'stories/evidence/siteRuns.json')

/** A test and how it ended. */
type EndedTest = Pick<TestCase, 'title' | 'outcome'>

/** Counts how tests ended. One that passes only when it is repeated has failed. */
export function countOutcomes(
  tests: readonly EndedTest[],
): Pick<SiteRun, 'passed' | 'failed' | 'skipped' | 'failedNames'> {
  const endedAs = (...outcomes: readonly ReturnType<EndedTest['outcome']>[]) =>
    tests.filter((test) => outcomes.includes(test.outcome()))
  const failed = endedAs('unexpected', 'flaky')
  return {
    passed: endedAs('expected').length,
    failed: failed.length,
    skipped: endedAs('skipped').length,
    ...(failed.length > 0 && { failedNames: failed.map(({ title }) => title) }),
  }
}

/**
 * A reporter that records in `stories/evidence/siteRuns.json` how a run of all tests of `npm run test:wcag` ended. A run of
 * some of them isn't recorded, nor one of a build that is older than the sources.
 */
export default class WcagRecorder implements Reporter {
  #tests: readonly TestCase[] = []
  #tested = ''
  #isWhole = false
  #isBuilt = false

  onBegin({ grep, grepInvert, shard }: Pick<FullConfig, 'grep' | 'grepInvert' | 'shard'>, suite: Suite) {
    this.#tests = suite.allTests()
    const files = new Set(this.#tests.map(({ location }) => basename(location.file)))
    const specs = readdirSync(join(root, 'tests/wcag')).filter((name) => name.endsWith('.spec.ts'))
    this.#isWhole =
      String(grep) === '/.*/' &&
      grepInvert === null &&
      shard === null &&
      specs.every((name) => files.has(name))
    // The sources can be edited during the run.
    this.#tested = wcagHash()
    this.#isBuilt = isBuildCurrent()
  }

  async onEnd({ status }: { status: string }) {
    // With `--list` no test runs.
    const hasRun = this.#tests.some(({ results }) => results.length > 0)
    if (!this.#isWhole || !hasRun || status === 'interrupted') return
    if (!this.#isBuilt) {
      console.warn('The run isn’t recorded: the build is older than its sources. Run npm run build first.')
      return
    }
    const run: SiteRun = {
      date: new Date().toISOString().slice(0, 10),
      browsers: versionOf(await findHeadlessChromium()),
      tested: this.#tested,
      ...countOutcomes(this.#tests),
    }
    const known: SiteRuns = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
    const next: SiteRuns = { ...known, wcag: run }
    await writeRecord(file, next)
  }
}
