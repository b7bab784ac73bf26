import type { Reporter } from 'vitest/node'
import { recordOutcomes } from './recordOutcomes.ts'

/** A reporter that records for each component whether the contrasts of all roles are sufficient, if they were computed. */
export const contrastRecorder: Reporter = {
  async onTestRunEnd(modules, errors, reason) {
    if (reason === 'interrupted' || errors.length > 0) return
    const module = modules.find(({ moduleId }) => moduleId.endsWith('/contrast.test.ts'))
    const states = [...(module?.children.allTests() ?? [])].map((test) => test.result().state)
    if (states.length === 0 || states.some((state) => !['passed', 'failed'].includes(state))) return
    const passed = states.filter((state) => state === 'passed').length
    // Imported on demand, because it parses sources with TypeScript, for which a run of other tests shouldn't wait.
    const { componentNames, testedHashes } = await import('../../stories/evidence/componentStatus.ts')
    await recordOutcomes(
      componentNames().map((component) => {
        const tested = testedHashes(component).contrast
        return { component, check: 'contrast', tested, passed, failed: states.length - passed }
      }),
    )
  },
}
