import type { FullConfig, Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { findChromium } from '../../scripts/chromium.mjs'
import { testedHashes } from '../../stories/evidence/componentStatus.ts'
import type { NewOutcome } from '../../stories/evidence/testRuns.ts'
import { recordOutcomes } from './recordOutcomes.ts'

/** A reporter that records for each component whether its screenshots are like their baselines, if they were compared. */
export default class PictureRecorder implements Reporter {
  readonly #outcomes: NewOutcome[] = []
  #isComparing = false

  onBegin({ updateSnapshots }: Pick<FullConfig, 'updateSnapshots'>) {
    this.#isComparing = updateSnapshots === 'none' && process.env['PICTURES'] !== 'none'
  }

  onTestEnd({ title }: TestCase, { status }: TestResult) {
    const [, component] = /^Components\/(\w+) matches its baselines at /.exec(title) ?? []
    if (component === undefined || !this.#isComparing || !['passed', 'failed'].includes(status)) return
    const counts = status === 'passed' ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
    const tested = testedHashes(component).pictures
    this.#outcomes.push({ component, check: 'pictures', tested, ...counts })
  }

  async onEnd() {
    await recordOutcomes(this.#outcomes, [await findChromium()])
  }
}
