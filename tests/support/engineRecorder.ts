import { join, relative } from 'node:path'
import type { FullConfig, Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { browserTests } from '../../stories/evidence/browserTests.ts'
import { findEngines } from '../../scripts/engines.mjs'
import { testedHashes } from '../../stories/evidence/componentStatus.ts'
import { outcomeOf } from '../../stories/evidence/testRuns.ts'
import { recordOutcomes } from './recordOutcomes.ts'

const root = join(import.meta.dirname, '../..')

/**
 * A reporter that records for each component of `browserTests` whether the tests of its file passed in Firefox and in
 * WebKitGTK. A run of some of the tests, or without one of these engines, isn't recorded.
 */
export default class EngineRecorder implements Reporter {
  readonly #results = new Map<TestCase, boolean>()
  #isWhole = false

  onBegin({ grep, projects }: Pick<FullConfig, 'grep' | 'projects'>) {
    const engines = new Set(projects.map(({ name }) => name))
    this.#isWhole = String(grep) === '/.*/' && engines.has('firefox') && engines.has('webkit')
  }

  onTestEnd(test: TestCase, { status }: TestResult) {
    if (status === 'skipped' || test.parent.project()?.name === 'chromium') return
    this.#results.set(test, status === test.expectedStatus)
  }

  async onEnd() {
    if (!this.#isWhole) return
    const { engines } = await findEngines()
    await recordOutcomes(
      Object.entries(browserTests).flatMap(([component, { file }]) => {
        const own = [...this.#results].filter(([{ location }]) => relative(root, location.file) === file)
        if (own.length === 0) return []
        const results = own.map(([{ title }, isPassed]) => ({ name: title, isPassed }))
        const tested = testedHashes(component).engines
        return [{ component, check: 'engines' as const, tested, ...outcomeOf(results) }]
      }),
      engines.flatMap(({ name, executable }) => (name === 'chromium' ? [] : executable)),
    )
  }
}
