/**
 * What a test run can show of a component: that its own stories pass, that its accessibility tree is as committed, that
 * the stories in forced colours that it shares with others pass, that its screenshots are like their baselines, and that on
 * its docs page it handles the keys that no story can press.
 */
export const checks = ['stories', 'accessibilityTree', 'forcedColours', 'pictures', 'docsPage'] as const
export type Check = (typeof checks)[number]

/** The outcome of a run. */
interface RunOutcome {
  /** The hash of the code and texts that were tested. */
  readonly tested: string
  readonly passed: number
  readonly failed: number
}

/** The outcome of the last run, with the day on which it was first reached. */
export interface TestRun extends RunOutcome {
  /** Such as `2026-01-31`. */
  readonly date: string
}

/** The last run of each check, by component. */
export type TestRuns = Readonly<Record<string, Readonly<Partial<Record<Check, TestRun>>>>>

/** What a run found about a component. */
export interface NewOutcome extends RunOutcome {
  readonly component: string
  readonly check: Check
}

/**
 * Adds the outcomes of a run that has just ended. An outcome that is known keeps its date, so that a run of the same code
 * changes nothing.
 */
export function withOutcomes(runs: TestRuns, outcomes: readonly NewOutcome[], date: string): TestRuns {
  const next = new Map(Object.entries(runs))
  for (const { component, check, tested, passed, failed } of outcomes) {
    const known = next.get(component)?.[check]
    const isSame = known?.tested === tested && known.passed === passed && known.failed === failed
    if (!isSame) next.set(component, { ...next.get(component), [check]: { date, tested, passed, failed } })
  }
  return Object.fromEntries([...next].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
