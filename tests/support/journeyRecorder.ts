import type { FullConfig, Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { findHeadlessChromium } from '../../scripts/chromium.mjs'
import { componentsInJourneys, testedHashes } from '../../stories/evidence/componentStatus.ts'
import { outcomeOf } from '../../stories/evidence/testRuns.ts'
import { recordOutcomes } from './recordOutcomes.ts'

/**
 * A reporter that records how many journeys passed and which failed, for each component whose promises name them. A run
 * of some of the journeys isn't recorded.
 */
export default class JourneyRecorder implements Reporter {
  readonly #results = new Map<TestCase, boolean>()
  #isWhole = false

  onBegin({ grep, grepInvert, shard }: Pick<FullConfig, 'grep' | 'grepInvert' | 'shard'>) {
    this.#isWhole = String(grep) === '/.*/' && grepInvert === null && shard === null
  }

  onTestEnd(test: TestCase, { status }: TestResult) {
    if (status !== 'skipped') this.#results.set(test, status === test.expectedStatus)
  }

  async onEnd({ status }: { status: string }) {
    if (!this.#isWhole || status === 'interrupted') return
    const results = outcomeOf([...this.#results].map(([{ title }, isPassed]) => ({ name: title, isPassed })))
    await recordOutcomes(
      componentsInJourneys().map((component) => {
        const tested = testedHashes(component).journeys
        return Object.assign({ component, check: 'journeys' as const, tested }, results)
      }),
      [await findHeadlessChromium()],
    )
  }
}
