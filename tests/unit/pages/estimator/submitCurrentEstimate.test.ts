import { beforeEach, expect, it, vi } from 'vitest'
import { deleteEstimates, pendingEstimates } from '../../../../src/leads'
import { currentSubmission, submissionStatus } from '../../../../src/pages/estimator/estimatorState'
import { estimatorStore } from '../../../../src/pages/estimator/estimatorStore'
import { submitCurrentEstimate } from '../../../../src/pages/estimator/submitCurrentEstimate'
import { blockedStorage, MemoryStorage } from '../../leads/MemoryStorage'

const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  fetch.mockReset().mockRejectedValue(new TypeError('offline'))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('window', { localStorage: new MemoryStorage(), sessionStorage: new MemoryStorage() })
  estimatorStore.dispatch({ type: 'newEstimateStarted' })
  estimatorStore.dispatch({ type: 'inputChanged', change: { field: 'plotSize', value: '10' } })
})

function status() {
  const state = estimatorStore.get()
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
