/**
 * What a test run can show of a component: that its own stories pass, that its texts for screen readers are as committed, that
 * the stories in forced colours that it shares with others pass, that its screenshots are like their baselines, that on its
 * docs page it handles the keys that no story can press, that the contrasts of all roles are sufficient, that the journeys
 * through the built site pass, and that it works on the site's pages in Firefox and WebKitGTK.
 */
export const checks = [
  'stories',
  'accessibilityTree',
  'forcedColours',
  'pictures',
  'docsPage',
  'contrast',
  'journeys',
  'engines',
] as const
export type Check = (typeof checks)[number]

/** The outcome of a run. */
interface RunOutcome {
  /** The hash of the code and texts that were tested. */
  readonly tested: string
  readonly passed: number
  readonly failed: number
  /** The names of what failed, such as a story or a test; none if nothing has, or if they weren't recorded. */
  readonly failedNames?: readonly string[]
}

/** The outcome of the last run, with the day on which it was first reached. */
export interface TestRun extends RunOutcome {
  /** Such as `2026-01-31`. */
  readonly date: string
}

/** A run that covered all components of a check. */
export interface WholeRun {
  readonly date: string
  /** Such as `Chromium 156.0.8078.108`; empty for a check without a browser. */
  readonly browsers: string
}

/** The recorded runs: `stories/evidence/testRuns.json`. */
export interface TestRuns {
  /** The last run of each check that covered all of its components. */
  readonly lastRuns: Readonly<Partial<Record<Check, WholeRun>>>
  /** The last outcome of each check, by component. */
  readonly components: Readonly<Record<string, ComponentRuns>>
}

/** The last outcome of each check of a component. */
export type ComponentRuns = Readonly<Partial<Record<Check, TestRun>>>

/** No run yet. */
export const noRuns: TestRuns = { lastRuns: {}, components: {} }

/** What a run found about a component. */
export interface NewOutcome extends RunOutcome {
  readonly component: string
  readonly check: Check
}

/**
 * Adds the outcomes of a run that has just ended. An outcome that is known keeps its date, so that another run of the same
 * code changes only what is known of the last run, if it covered all components of a check.
 */
export function withOutcomes(
  runs: TestRuns,
  outcomes: readonly NewOutcome[],
  run: Readonly<WholeRun>,
): TestRuns {
  const { date } = run
  const next = new Map(Object.entries(runs.components))
  for (const { component, check, ...outcome } of outcomes) {
    const known = next.get(component)?.[check]
    if (!isSame(known, outcome))
      next.set(component, { ...next.get(component), [check]: { date, ...outcome } })
  }
  const isWhole = (check: Check) => {
    const covered = new Set(outcomes.flatMap((outcome) => (outcome.check === check ? outcome.component : [])))
    return covered.size > 0 && [...next].every(([name, known]) => !known[check] || covered.has(name))
  }
  return {
    lastRuns: {
      ...runs.lastRuns,
      ...Object.fromEntries(checks.filter(isWhole).map((check) => [check, run])),
    },
    components: Object.fromEntries([...next].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Counts the results of tests or stories, and names those that failed, each once. */
export function outcomeOf(results: readonly { readonly name: string; readonly isPassed: boolean }[]) {
  const failures = results.filter(({ isPassed }) => !isPassed)
  const counts = { passed: results.length - failures.length, failed: failures.length }
  return failures.length === 0
    ? counts
    : { ...counts, failedNames: [...new Set(failures.map(({ name }) => name))] }
}

function isSame(known: RunOutcome | undefined, { tested, passed, failed, failedNames = [] }: RunOutcome) {
  return (
    known?.tested === tested &&
    known.passed === passed &&
    known.failed === failed &&
    (known.failedNames ?? []).join('\n') === failedNames.join('\n')
  )
}
