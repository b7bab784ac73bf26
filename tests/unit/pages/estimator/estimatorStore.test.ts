import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { initialInputs } from '../../../../src/estimator'
import { parseHouses } from '../../../../src/pages/estimator/planning/keptHouses'
import { initialState, type EstimatorEvent } from '../../../../src/pages/estimator/wizard/estimatorState'
import {
  estimatorStore as firstStore,
  parseState,
} from '../../../../src/pages/estimator/wizard/estimatorStore'
import { blockedStorage, MemoryStorage } from '../../leads/MemoryStorage'

const key = 'estimator.1'
const timestamp = '2026-01-01T00:00:00.000Z'
const typed: readonly EstimatorEvent[] = [
  { type: 'contactChanged', field: 'name', value: 'Test Visitor' },
  { type: 'inputChanged', change: { field: 'plotSize', value: '7,5 marla' } },
  { type: 'inputChanged', change: { field: 'grade', value: 'A+' } },
  { type: 'inputChanged', change: { field: 'service', service: 'interior', value: false } },
  { type: 'stepShown', step: 'calculator' },
  { type: 'submissionStarted', timestamp },
]

let storage: MemoryStorage
let estimatorStore = firstStore

/** Opens the page in a tab with this storage. */
async function open(sessionStorage: Storage, localStorage: Storage = new MemoryStorage()) {
  vi.stubGlobal('window', { sessionStorage, localStorage })
  vi.resetModules()
  ;({ estimatorStore } = await import('../../../../src/pages/estimator/wizard/estimatorStore'))
}

function typeAll() {
  for (const event of typed) estimatorStore.dispatch(event)
}

beforeEach(async () => {
  storage = new MemoryStorage()
  await open(storage)
})

describe('the estimator’s state in a tab', () => {
  it('is restored on the next page, with what was typed and submitted', async () => {
    typeAll()
    const state = estimatorStore.get()
    expect(state.inputs.plotSize).toBe('7,5 marla')
    expect(state.submissions).toHaveLength(1)
    estimatorStore.save()
    await open(new MemoryStorage())
    expect(estimatorStore.get()).toEqual(initialState)
    await open(storage)
    expect(estimatorStore.get()).toEqual(state)
  })

  it('is saved once after several changes, or when the page is left', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const save = vi.spyOn(storage, 'setItem')
    typeAll()
    expect(save).not.toHaveBeenCalled()
    vi.advanceTimersByTime(300)
    expect(save).toHaveBeenCalledOnce()
    estimatorStore.save()
    expect(save).toHaveBeenCalledOnce()
    estimatorStore.dispatch({ type: 'newEstimateStarted' })
    estimatorStore.save()
    expect(storage.getItem(key)).not.toContain('Test Visitor')
  })

  it('contains what another tab has sent meanwhile', async () => {
    typeAll()
    estimatorStore.save()
    const localStorage = new MemoryStorage()
    localStorage.setItem(`constructionEstimates.${timestamp}.1`, `{"removed":"sent","at":${Date.now()}}`)
    await open(storage, localStorage)
    await open(storage)
    expect(estimatorStore.get().submissions).toMatchObject([{ timestamp, isSent: true }])
  })

  it('lasts as long as the page if the storage is blocked', async () => {
    await open(blockedStorage)
    expect(estimatorStore.get()).toEqual(initialState)
    typeAll()
    estimatorStore.save()
    expect(estimatorStore.get().inputs.plotSize).toBe('7,5 marla')
  })
})

describe('a house is kept for the next visit', () => {
  const inputs = { ...initialInputs, plotSize: '5', grade: 'A' } as const
  const link = { type: 'houseOpened', inputs, from: 'link' } as const
  const change = { type: 'inputChanged', change: { field: 'grade', value: 'A+' } } as const

  it.each<[string, readonly EstimatorEvent[], string | undefined]>([
    ['not if its link is only opened', [link], undefined],
    ['once it is changed', [link, change], 'A+'],
    ['once it is taken to the calculator', [link, { type: 'stepShown', step: 'calculator' }], 'A'],
    ['if it was opened by the visitor', [{ ...link, from: 'page' }], 'A'],
  ])('%s', async (_, events, grade) => {
    const localStorage = new MemoryStorage()
    await open(new MemoryStorage(), localStorage)
    for (const event of events) {
      estimatorStore.dispatch(event)
      estimatorStore.save()
    }
    expect(parseHouses(localStorage.getItem('estimatorHouses')).last?.grade).toBe(grade)
  })
})

describe('a saved state', () => {
  const savedText = () => {
    typeAll()
    estimatorStore.save()
    return storage.getItem(key) ?? ''
  }

  it.each([
    ['truncated JSON', (text: string) => text.slice(0, -2)],
    ['a list', () => '[]'],
    ['null', () => 'null'],
    ['a number for a plot', (text: string) => text.replace('"plotSize":"7,5 marla"', '"plotSize":10')],
    ['an unknown unit', (text: string) => text.replace('"unit":"marla"', '"unit":"acre"')],
    ['no e-mail address', (text: string) => text.replace('"email":""', '"email":null')],
    ['an unknown step', (text: string) => text.replace('"step":"calculator"', '"step":"payment"')],
  ])('with %s is not used', (_, damage) => {
    const text = savedText()
    expect(damage(text)).not.toBe(text)
    expect(parseState(text)).not.toBe(initialState)
    expect(parseState(damage(text))).toBe(initialState)
  })

  it('loses a submission without a time', () => {
    const text = savedText()
    expect(parseState(text).submissions).toHaveLength(1)
    expect(parseState(text.replace(timestamp, 'soon')).submissions).toEqual([])
  })

  it('does not exist at first', () => {
    expect(parseState(null)).toBe(initialState)
  })
})
