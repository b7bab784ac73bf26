import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { deleteEstimates, pendingEstimates, resendEstimates } from '../../../../src/leads'
import {
  currentSubmission,
  submissionStatus,
  type EstimatorState,
} from '../../../../src/pages/estimator/wizard/estimatorState'
import { estimatorStore, parseState } from '../../../../src/pages/estimator/wizard/estimatorStore'
import { submitCurrentEstimate } from '../../../../src/pages/estimator/wizard/submitCurrentEstimate'
import { blockedStorage, MemoryStorage } from '../../leads/MemoryStorage'

const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  fetch.mockReset().mockRejectedValue(new TypeError('offline'))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('window', { localStorage: new MemoryStorage(), sessionStorage: new MemoryStorage() })
  estimatorStore.dispatch({ type: 'newEstimateStarted' })
  estimatorStore.dispatch({ type: 'inputChanged', change: { field: 'plotSize', value: '10' } })
})

function status(state: EstimatorState = estimatorStore.get()) {
  const submission = currentSubmission(state)
  return submission && submissionStatus(submission, state)
}

it('sends an estimate again with its first timestamp after it was lost', async () => {
  vi.stubGlobal('window', { localStorage: blockedStorage, sessionStorage: new MemoryStorage() })
  await submitCurrentEstimate()
  expect(status()).toBe('lost')
  await submitCurrentEstimate()
  const [first, second] = fetch.mock.calls.map(([, init]) => String(init?.body))
  expect(first).toMatch(/^timestamp=20/)
  expect(second).toBe(first)
})

it('sends nothing more while an estimate is being sent', async () => {
  const attempts = Promise.all([submitCurrentEstimate(), submitCurrentEstimate()])
  expect(status()).toBe('sending')
  await attempts
  expect(fetch).toHaveBeenCalledOnce()
})

it('can submit an estimate again after it was deleted, but not while it is stored or once it is sent', async () => {
  await submitCurrentEstimate()
  await submitCurrentEstimate()
  expect(status()).toBe('stored')
  expect(fetch).toHaveBeenCalledOnce()

  deleteEstimates(pendingEstimates())
  expect(status()).toBeUndefined()
  fetch.mockResolvedValue(new Response('', { status: 200 }))
  await submitCurrentEstimate()
  await submitCurrentEstimate()
  expect(status()).toBe('sent')
  expect(fetch).toHaveBeenCalledTimes(2)
})

it.each([
  ['more than a week', () => vi.setSystemTime(Date.now() + 8 * 86_400_000)],
  ['the clock was corrected', () => vi.setSystemTime(Date.now() - 8 * 86_400_000)],
  ['another tab has cleared the storage', () => window.localStorage.clear()],
])('what was sent stays sent in its tab, also if the tab is loaded again after %s', async (_, happen) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await submitCurrentEstimate()
  expect(status()).toBe('stored')
  fetch.mockResolvedValue(new Response('', { status: 200 }))
  await resendEstimates()
  expect(status()).toBe('sent')

  happen()
  await resendEstimates()
  expect(status(), 'on the page').toBe('sent')
  expect(status(parseState(window.sessionStorage.getItem('estimator.1'))), 'after a reload').toBe('sent')
  await submitCurrentEstimate()
  expect(fetch).toHaveBeenCalledTimes(2)
})
