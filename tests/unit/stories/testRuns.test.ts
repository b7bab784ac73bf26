import { describe, expect, it } from 'vitest'
import { withOutcomes, type NewOutcome, type TestRuns } from '../../../stories/evidence/testRuns'

const outcome: NewOutcome = { component: 'Note', check: 'stories', tested: 'a1', passed: 3, failed: 0 }

const recorded: TestRuns = {
  Note: { stories: { date: '2026-01-31', tested: 'a1', passed: 3, failed: 0 } },
}

describe('recording a run', () => {
  it('changes nothing if the same code had the same outcome', () => {
    expect(withOutcomes(recorded, [outcome], '2026-11-23')).toEqual(recorded)
  })

  it.each([
    ['other code', { tested: 'a2' }],
    ['another number of stories', { passed: 4 }],
    ['a failure', { passed: 2, failed: 1 }],
  ])('replaces the run after %s', (_, change) => {
    const next = withOutcomes(recorded, [{ ...outcome, ...change }], '2026-11-23')
    expect(next['Note']?.stories).toEqual({
      date: '2026-11-23',
      tested: 'a1',
      passed: 3,
      failed: 0,
      ...change,
    })
  })

  it('keeps the other checks and components, in alphabetical order', () => {
    const next = withOutcomes(
      recorded,
      [
        { ...outcome, check: 'accessibilityTree' },
        { ...outcome, component: 'Alert' },
      ],
      '2026-11-23',
    )
    expect(Object.keys(next)).toEqual(['Alert', 'Note'])
    expect(Object.keys(next['Note'] ?? {})).toEqual(['stories', 'accessibilityTree'])
  })
})
