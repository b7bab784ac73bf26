import { beforeAll, describe, expect, it } from 'vitest'
import { retryPendingEstimates } from '../../../../src/leads'
import { initialState, type EstimatorEvent } from '../../../../src/pages/estimator/estimatorState'
import { createEstimatorStore } from '../../../../src/pages/estimator/estimatorStore'
import { parseState, serializeState } from '../../../../src/pages/estimator/estimatorStorage'
import { blockedStorage, MemoryStorage } from '../../leads/MemoryStorage'

const timestamp = '2026-01-01T00:00:00.000Z'
const typed: readonly EstimatorEvent[] = [
  { type: 'contactChanged', field: 'name', value: 'Test Visitor', at: 'entry' },
  { type: 'inputChanged', change: { field: 'plotSize', value: '10' } },
  { type: 'inputChanged', change: { field: 'grade', value: 'A+' } },
  { type: 'comparisonStarted' },
  { type: 'inputChanged', change: { field: 'service', service: 'interior', value: false } },
  { type: 'stepShown', step: 'calculator' },
]
const started: EstimatorEvent = { type: 'submissionStarted', timestamp }

function storeWith(storage: MemoryStorage, ...events: readonly EstimatorEvent[]) {
  const store = createEstimatorStore(() => storage)
  for (const event of [...typed, ...events]) store.dispatch(event)
  return store
}

// Until the outbox has read its store, every submission may still be under way.
beforeAll(() => retryPendingEstimates())

describe('the estimator’s state in a tab', () => {
  it.each(['sent', 'stored'] as const)(
    'is restored on the next page, with an estimate that is %s',
    (result) => {
      const storage = new MemoryStorage()
      const { get } = storeWith(storage, started, { type: 'submissionEnded', timestamp, result })
      expect(createEstimatorStore(() => storage).get()).toEqual(get())
      expect(get().inputs.groundFloorArea).toBe('1432')
    },
  )

  it('is deleted when a new estimate is started', () => {
    const storage = new MemoryStorage()
    storeWith(storage).dispatch({ type: 'newEstimateStarted' })
    expect(storage.keys).toEqual([])
  })

  it('looks up the result of a submission whose page closed before the response', () => {
    const { get } = storeWith(new MemoryStorage(), started)
    expect(parseState(serializeState(get()), () => 'stored').submissions[0]?.result).toBe('stored')
  })

  it('has an unknown result for a submission that is neither sent nor stored', () => {
    const storage = new MemoryStorage()
    storeWith(storage, started)
    expect(createEstimatorStore(() => storage).get().submissions[0]?.result).toBe('unknown')
  })
})

describe('a tab without usable state', () => {
  const valid = serializeState(storeWith(new MemoryStorage(), started).get())

  it.each([
    ['no text', null],
    ['truncated JSON', valid.slice(0, -2)],
    ['a number for a plot', valid.replace('"plotSize":"10"', '"plotSize":10')],
    ['an unknown unit', valid.replace('"unit":"marla"', '"unit":"acre"')],
    ['no e-mail address', valid.replace('"email":""', '"email":null')],
    ['an unknown step', valid.replace('"step":"calculator"', '"step":"payment"')],
    ['a submission without a time', valid.replace(timestamp, 'soon')],
  ])('with %s starts empty', (_, text) => {
    expect(text).not.toBe(valid)
    expect(parseState(valid, () => 'lost').inputs.plotSize).toBe('10')
    expect(parseState(text, () => 'lost')).toBe(initialState)
  })

  it('with a blocked storage keeps the state as long as the page', () => {
    const store = createEstimatorStore(() => blockedStorage)
    expect(store.get()).toBe(initialState)
    for (const event of typed) store.dispatch(event)
    expect(store.get().inputs.plotSize).toBe('10')
  })
})
