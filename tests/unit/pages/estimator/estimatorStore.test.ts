import { beforeAll, describe, expect, it } from 'vitest'
import { initialInputs } from '../../../../src/estimator'
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
  { type: 'inputChanged', change: { field: 'service', service: 'interior', value: false } },
  { type: 'stepShown', step: 'calculator' },
]

function storeWith(storage: MemoryStorage, events: readonly EstimatorEvent[] = typed) {
  const store = createEstimatorStore(() => storage)
  for (const event of events) store.dispatch(event)
  return store
}

// Until the outbox has read its store, every submission may still be under way.
beforeAll(() => retryPendingEstimates())

describe('the estimator’s state in a tab', () => {
  it('is restored on the next page', () => {
    const storage = new MemoryStorage()
    const { get } = storeWith(storage, [
      ...typed,
      { type: 'submissionStarted', timestamp },
      { type: 'submissionEnded', timestamp, result: 'sent' },
    ])
    expect(createEstimatorStore(() => storage).get()).toEqual(get())
    expect(get().inputs.groundFloorArea).toBe('1432')
  })

  it('is restored with an estimate that is stored on the device, whose result is serialized as "kept"', () => {
    const storage = new MemoryStorage()
    const { get } = storeWith(storage, [
      ...typed,
      { type: 'submissionStarted', timestamp },
      { type: 'submissionEnded', timestamp, result: 'stored' },
    ])
    expect(storage.getItem('estimator')).toContain('"outcome":"kept"')
    expect(createEstimatorStore(() => storage).get()).toEqual(get())
  })

  it('is restored with the inputs that are compared, and without them if they are invalid', () => {
    const storage = new MemoryStorage()
    const { get } = storeWith(storage, [
      ...typed,
      { type: 'comparisonStarted' },
      { type: 'inputChanged', change: { field: 'grade', value: 'A' } },
    ])
    const restored = createEstimatorStore(() => storage).get()
    expect(restored.comparedInputs).toEqual(get().comparedInputs)
    expect(restored.comparedInputs?.grade).toBe('A+')
    const invalid = { ...JSON.parse(storage.getItem('estimator') ?? ''), comparedInputs: { plotSize: '10' } }
    const state = parseState(JSON.stringify(invalid), () => 'lost')
    expect(state.inputs.grade).toBe('A')
    expect(state.comparedInputs).toBeUndefined()
  })

  it('is the same object until it changes', () => {
    const store = storeWith(new MemoryStorage())
    expect(store.get()).toBe(store.get())
  })

  it('is deleted when a new estimate is started', () => {
    const storage = new MemoryStorage()
    storeWith(storage).dispatch({ type: 'newEstimateStarted' })
    expect(storage.keys).toEqual([])
  })

  it('has areas derived by the current rules', () => {
    const state = storeWith(new MemoryStorage()).get()
    const old = serializeState({ ...state, inputs: { ...state.inputs, groundFloorArea: '1' } })
    expect(parseState(old, () => 'lost').inputs.groundFloorArea).toBe('1432')
    const manual = serializeState({
      ...state,
      inputs: { ...state.inputs, mode: 'manual', groundFloorArea: '1' },
    })
    expect(parseState(manual, () => 'lost').inputs.groundFloorArea).toBe('1')
  })

  it('looks up the result of a submission whose page closed before the response, serialized as "pending"', () => {
    const storage = new MemoryStorage()
    const { get } = storeWith(storage, [...typed, { type: 'submissionStarted', timestamp }])
    expect(storage.getItem('estimator')).toContain('"outcome":"pending"')
    expect(parseState(serializeState(get()), () => 'stored').submissions[0]?.result).toBe('stored')
  })

  it('has an unknown result for a submission that is neither sent nor stored, on this page and the next', () => {
    const storage = new MemoryStorage()
    storeWith(storage, [...typed, { type: 'submissionStarted', timestamp }])
    const outcomes = (['review', 'calculator'] as const).map((step) => {
      const store = createEstimatorStore(() => storage)
      store.dispatch({ type: 'stepShown', step })
      return store.get().submissions[0]?.result
    })
    expect(outcomes).toEqual(['unknown', 'unknown'])
  })

  it('marks a submission of unknown result as sent once its delivery is known', () => {
    const { get } = storeWith(new MemoryStorage(), [...typed, { type: 'submissionStarted', timestamp }])
    const unknown = parseState(serializeState(get()), () => 'unknown')
    expect(parseState(serializeState(unknown), () => 'sent').submissions[0]?.result).toBe('sent')
  })
})

describe('a tab without usable state', () => {
  const valid: unknown = JSON.parse(
    serializeState(
      storeWith(new MemoryStorage(), [...typed, { type: 'submissionStarted', timestamp }]).get(),
    ),
  )
  const withInvalid = (path: readonly string[], value: unknown) => {
    const copy: unknown = structuredClone(valid)
    let target = Object(copy)
    for (const name of path.slice(0, -1)) target = target[name]
    target[path.at(-1) ?? ''] = value
    return JSON.stringify(copy)
  }

  it.each([
    ['no text', null],
    ['an empty text', ''],
    ['truncated JSON', JSON.stringify(valid).slice(0, -2)],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number for a plot', withInvalid(['inputs', 'plotSize'], 10)],
    ['an unknown unit', withInvalid(['inputs', 'unit'], 'acre')],
    ['a unit named like a method', withInvalid(['inputs', 'unit'], 'toString')],
    ['an unknown grade', withInvalid(['inputs', 'grade'], 'B')],
    ['an unknown mode', withInvalid(['inputs', 'mode'], 'magic')],
    ['a service that is not a flag', withInvalid(['inputs', 'services', 'interior'], 'yes')],
    ['a missing area', withInvalid(['inputs', 'firstFloorArea'], undefined)],
    ['no e-mail address', withInvalid(['contact', 'email'], null)],
    ['an unknown step', withInvalid(['step'], 'payment')],
    ['submissions that are not a list', withInvalid(['submissions'], {})],
    ['a submission without a time', withInvalid(['submissions', '0', 'timestamp'], 'soon')],
    ['a submission with an invalid result', withInvalid(['submissions', '0', 'outcome'], 'maybe')],
  ])('with %s starts empty', (_, text) => {
    expect(parseState(JSON.stringify(valid), () => 'lost').inputs.plotSize).toBe('10')
    expect(parseState(text, () => 'lost')).toBe(initialState)
  })

  it('with a blocked storage keeps the state as long as the page', () => {
    const store = createEstimatorStore(() => blockedStorage)
    expect(store.get()).toBe(initialState)
    for (const event of typed) store.dispatch(event)
    expect(store.get().inputs.plotSize).toBe('10')
    store.dispatch({ type: 'newEstimateStarted' })
    expect(store.get().inputs).toEqual(initialInputs)
  })

  it('with a full storage loses nothing on the page', () => {
    const storage = new MemoryStorage()
    const store = storeWith(storage)
    storage.limit = 0
    store.dispatch({ type: 'inputChanged', change: { field: 'plotSize', value: '5' } })
    expect(store.get().inputs.plotSize).toBe('5')
  })
})
