import type { FullConfig, Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter'
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

  onTestEnd({ title }: TestCase, { status, steps }: Pick<TestResult, 'status' | 'steps'>) {
    const [, component] = /^Components\/(\w+) matches its baselines at /.exec(title) ?? []
    if (component === undefined || !this.#isComparing || !['passed', 'failed'].includes(status)) return
    const tested = testedHashes(component).pictures
    const outcome = { component, check: 'pictures', tested } as const
    if (status === 'passed') {
      this.#outcomes.push({ ...outcome, passed: 1, failed: 0 })
      return
    }
    // Each story is a step of the test.
    const failedNames = steps.flatMap((step) =>
      step.category === 'test.step' && hasError(step) ? step.title : [],
    )
    this.#outcomes.push({
      ...outcome,
      passed: 0,
      failed: 1,
      ...(failedNames.length > 0 && { failedNames }),
    })
  }

  async onEnd() {
    await recordOutcomes(this.#outcomes, [await findChromium()])
  }
}

/** Whether a step or one within it has failed: a failed soft assertion leaves no error on the step around it. */
function hasError({ error, steps }: TestStep): boolean {
  return error !== undefined || steps.some(hasError)
}
