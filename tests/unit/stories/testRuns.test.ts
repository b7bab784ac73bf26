import { describe, expect, it } from 'vitest'
import { outcomeOf, withOutcomes, type NewOutcome, type TestRuns } from '../../../stories/evidence/testRuns'

const outcome: NewOutcome = { component: 'Note', check: 'stories', tested: 'a1', passed: 3, failed: 0 }

const stories = { date: '2026-01-31', tested: 'a1', passed: 3, failed: 0 }

const run = { date: '2026-11-23', browsers: 'Chromium 156.0' }

const recorded: TestRuns = { lastRuns: {}, components: { Note: { stories } } }

describe('recording a run', () => {
  it('keeps the day of an outcome that the same code had before, and records the run', () => {
    expect(withOutcomes(recorded, [outcome], run)).toEqual({
      lastRuns: { stories: run },
      components: recorded.components,
    })
  })

  it('changes nothing if the same code had the same outcome in a run of some components', () => {
    const others: TestRuns = { ...recorded, components: { ...recorded.components, Alert: { stories } } }
    expect(withOutcomes(others, [outcome], run)).toEqual(others)
  })

  it.each([
    ['other code', { tested: 'a2' }],
    ['another number of stories', { passed: 4 }],
    ['a failure', { passed: 2, failed: 1, failedNames: ['Default'] }],
  ])('replaces the run after %s', (_, change) => {
    const next = withOutcomes(recorded, [{ ...outcome, ...change }], run)
    expect(next.components['Note']?.stories).toEqual({
      date: '2026-11-23',
      tested: 'a1',
      passed: 3,
      failed: 0,
      ...change,
    })
  })

  it('replaces the run if other stories fail, even as many, and keeps it if the same ones fail', () => {
    const failure = { ...outcome, passed: 2, failed: 1, failedNames: ['Default'] }
    const first = withOutcomes(recorded, [failure], run)
    const later = { ...run, date: '2026-11-24' }
    expect(withOutcomes(first, [failure], later).components).toEqual(first.components)
    const next = withOutcomes(first, [{ ...failure, failedNames: ['Narrow'] }], later)
    expect(next.components['Note']?.stories).toMatchObject({ date: '2026-11-24', failedNames: ['Narrow'] })
  })

  it('keeps the other checks and components, in alphabetical order', () => {
    const next = withOutcomes(
      recorded,
      [
        { ...outcome, check: 'accessibilityTree' },
        { ...outcome, component: 'Alert' },
      ],
      run,
    )
    expect(Object.keys(next.components)).toEqual(['Alert', 'Note'])
    expect(Object.keys(next.components['Note'] ?? {})).toEqual(['stories', 'accessibilityTree'])
  })
})

describe('the outcome of results', () => {
  it('counts them and names those that failed, each once', () => {
    expect(
      outcomeOf([
        { name: 'Default', isPassed: true },
        { name: 'Narrow', isPassed: false },
        { name: 'Narrow', isPassed: false },
      ]),
    ).toEqual({ passed: 1, failed: 2, failedNames: ['Narrow'] })
  })

  it('has no names if nothing failed', () => {
    expect(outcomeOf([{ name: 'Default', isPassed: true }])).toEqual({ passed: 1, failed: 0 })
  })
})
