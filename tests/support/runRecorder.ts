import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { outcomeOf, type Check, type NewOutcome } from '../../stories/evidence/testRuns.ts'
import { findHeadlessChromium } from '../../scripts/chromium.mjs'
import { comparisons } from './evidence.ts'
import { recordOutcomes } from './recordOutcomes.ts'

type Hashes = ReadonlyMap<string, Readonly<Record<Check, string>>>

/** The hashes of what is tested, at the start of the run: sources can be edited meanwhile. */
let hashes: Promise<Hashes> = Promise.resolve(new Map())

/**
 * A reporter that records in `stories/evidence/testRuns.json` what the stories of each component have shown, with the date
 * and a hash of what was tested; the docs pages show it. A file of which only some tests ran isn't recorded.
 */
export const runRecorder: Reporter = {
  onTestRunStart(specifications) {
    hashes = hashesOf(specifications.map(({ moduleId }) => storyFileOf(moduleId)))
  },
  async onTestRunEnd(modules, errors, reason) {
    if (reason === 'interrupted' || errors.length > 0) return
    const tested = await hashes
    const outcomes = await Promise.all(modules.map((module) => outcomesOf(module, tested)))
    await recordOutcomes(outcomes.flat(), [await findHeadlessChromium()])
  },
}

/** The folder and the name of a story file. */
function storyFileOf(path: string) {
  const [, folder, name = ''] =
    /\/stories\/(design-system|tests)\/(\w+)\.stories\.tsx$/.exec(path.replaceAll('\\', '/')) ?? []
  return { folder, name }
}

async function hashesOf(files: readonly ReturnType<typeof storyFileOf>[]): Promise<Hashes> {
  // Imported on demand, because it parses sources with TypeScript, which the stories shouldn't wait for.
  const { componentNames, testedHashes } = await import('../../stories/evidence/componentStatus.ts')
  const isShared = files.some(({ folder }) => folder === 'tests')
  const names = componentNames().filter((name) => isShared || files.some((one) => one.name === name))
  return new Map(names.map((name) => [name, testedHashes(name)]))
}

async function outcomesOf(module: TestModule, known: Hashes): Promise<readonly NewOutcome[]> {
  const { folder, name } = storyFileOf(module.moduleId)
  const tests = [...module.children.allTests()]
  if (folder === undefined || tests.length === 0 || module.errors().length > 0) return []
  if (tests.some((test) => !['passed', 'failed'].includes(test.result().state))) return []
  const outcome = (component: string, check: Check, results: ReturnType<typeof outcomeOf>) => {
    const tested = known.get(component)?.[check]
    return tested === undefined ? [] : [{ component, check, tested, ...results }]
  }
  if (folder === 'design-system') return outcome(name, 'stories', resultsOf(tests))
  if (name === 'ForcedColours') {
    const { coveredBy } = await import('../../stories/evidence/componentStatus.ts')
    return [...coveredBy()].flatMap(([component, stories]) => {
      const own = tests.filter((test) => stories.some((story) => story.name === test.name))
      return own.length === stories.length ? outcome(component, 'forcedColours', resultsOf(own)) : []
    })
  }
  // With `--update` the texts are written, not compared.
  const isCompared = module.project.config.snapshotOptions.updateSnapshot !== 'all'
  if (name !== 'ScreenReaderTexts' || !isCompared) return []
  return [...comparisons].flatMap(([component, states]) =>
    outcome(component, 'accessibilityTree', outcomeOf(states)),
  )
}

function resultsOf(tests: readonly TestCase[]) {
  return outcomeOf(tests.map((test) => ({ name: test.name, isPassed: test.result().state === 'passed' })))
}
