import type { Reporter } from 'vitest/node'
import { outcomeOf } from '../../stories/evidence/testRuns.ts'
import { recordOutcomes } from './recordOutcomes.ts'

/** A reporter that records for each component whether the contrasts of all roles are sufficient, if they were computed. */
export const contrastRecorder: Reporter = {
  async onTestRunEnd(modules, errors, reason) {
    if (reason === 'interrupted' || errors.length > 0) return
    const module = modules.find(({ moduleId }) => moduleId.endsWith('/contrast.test.ts'))
    const tests = [...(module?.children.allTests() ?? [])]
    if (tests.length === 0 || tests.some((test) => !['passed', 'failed'].includes(test.result().state)))
      return
    const results = tests.map((test) => ({ name: test.name, isPassed: test.result().state === 'passed' }))
    // Imported on demand, because it parses sources with TypeScript, for which a run of other tests shouldn't wait.
    const { componentNames, testedHashes } = await import('../../stories/evidence/componentStatus.ts')
    await recordOutcomes(
      componentNames().map((component) => {
        const tested = testedHashes(component).contrast
        return Object.assign({ component, check: 'contrast' as const, tested }, outcomeOf(results))
      }),
    )
  },
}
