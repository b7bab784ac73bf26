import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  deletePendingEstimates,
  hasBeenSent,
  storeEstimate,
  pendingEstimates,
  retryPendingEstimates,
  submitEstimateLead,
  subscribeToPendingEstimates,
  type EstimateBackup,
  type SendOptions,
} from '../../../src/leads'
import { startEstimateRetries } from '../../../src/leads/deviceOutbox'
import { databaseStore } from '../../../src/leads/estimateDatabase'
import { MemoryStorage } from './MemoryStorage'
import { contact } from '../../support/sampleSubmission'
import { sampleLead } from './sampleLead'

const rejecting: SendOptions = { url: 'https://scripts.example/exec', fetch: async () => Response.error() }
const accepting: SendOptions = { ...rejecting, fetch: async () => new Response('ok') }

/** Opens a browser with nothing stored. */
async function openBrowser(storage: () => unknown, indexedDB: unknown = new IDBFactory()) {
  const browserWindow = Object.defineProperty(new EventTarget(), 'localStorage', { get: storage })
  vi.stubGlobal('window', browserWindow)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('indexedDB', indexedDB)
  await retryPendingEstimates(rejecting)
}

/** Everything in the database. */
const readDatabase = async () => JSON.stringify(await databaseStore().read())

let storage: MemoryStorage

beforeEach(async () => {
  // The database needs setImmediate.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  storage = new MemoryStorage()
  await openBrowser(() => storage)
  return () => vi.useRealTimers()
})

describe('in a browser', () => {
  it('a failed estimate is stored on the device until it is sent', async () => {
    const seen: (readonly EstimateBackup[])[] = []
    const unsubscribe = subscribeToPendingEstimates(() => seen.push(pendingEstimates()))
    expect(await submitEstimateLead(sampleLead(), contact, rejecting)).toBe('stored')
    expect(pendingEstimates()).toHaveLength(1)
    expect(storage.list).toEqual([expect.objectContaining({ localBackup: true, grandTotal: '27995990' })])
    await retryPendingEstimates(rejecting)
    expect(pendingEstimates()).toHaveLength(1)
    await retryPendingEstimates(accepting)
    expect(pendingEstimates()).toEqual([])
    expect(seen.map(({ length }) => length)).toContain(1)
    expect(seen.at(-1)).toEqual([])
    unsubscribe()
  })

  it('a sent estimate leaves only its time of submission on the device', async () => {
    expect(hasBeenSent(sampleLead().timestamp)).toBe(false)
    expect(await submitEstimateLead(sampleLead(), contact, accepting)).toBe('sent')
    expect(storage.keys).toEqual([])
    expect(await readDatabase()).toContain(`"timestamp":"${sampleLead().timestamp}"`)
    expect(await readDatabase()).not.toContain('visitor@example.com')
    expect(hasBeenSent(sampleLead().timestamp)).toBe(true)
  })

  it('one of two stored estimates is deleted', async () => {
    await storeEstimate(sampleLead(1), contact)
    await storeEstimate(sampleLead(2), contact)
    expect(pendingEstimates()).toHaveLength(2)
    await deletePendingEstimates(pendingEstimates().slice(0, 1))
    expect(pendingEstimates().map(({ timestamp }) => timestamp)).toEqual([sampleLead(2).timestamp])
  })

  it('pending estimates are sent when the site starts and when the browser comes back online', async () => {
    await storeEstimate(sampleLead(), contact)
    let status = 500
    const statuses: number[] = []
    const end = startEstimateRetries({
      ...rejecting,
      fetch: async () => {
        statuses.push(status)
        return new Response('', { status })
      },
    })
    await vi.waitFor(() => expect(statuses).toEqual([500]))
    expect(pendingEstimates()).toHaveLength(1)
    status = 200
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(pendingEstimates()).toEqual([])
    })
    expect(statuses).toEqual([500, 200])
    end()
  })

  it('without a URL in the build, the estimate is stored', async () => {
    expect(await submitEstimateLead(sampleLead(), contact, { url: '' })).toBe('stored')
  })
})

it('a browser that blocks its storage gets the result "lost" and no error', async () => {
  await openBrowser(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }, null)
  expect(pendingEstimates()).toEqual([])
  expect(await submitEstimateLead(sampleLead(), contact, rejecting)).toBe('lost')
  expect(await submitEstimateLead(sampleLead(), contact, accepting)).toBe('sent')
  expect(await storeEstimate(sampleLead(), contact)).toBe(false)
  await deletePendingEstimates(pendingEstimates())
  await retryPendingEstimates(accepting)
  const end = startEstimateRetries(accepting)
  await vi.advanceTimersByTimeAsync(60_000)
  end()
  expect(pendingEstimates()).toEqual([])
})

it('a browser without storage (null, as in some embedded views) gets no error either', async () => {
  await openBrowser(() => null, null)
  expect(pendingEstimates()).toEqual([])
  expect(await submitEstimateLead(sampleLead(1), contact, rejecting)).toBe('lost')
})

it('a database that never opens delays an estimate once, and local storage replaces it', async () => {
  await openBrowser(() => storage)
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  const submission = submitEstimateLead(sampleLead(5), contact, rejecting)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await submission).toBe('stored')
  expect(storage.list).toEqual([expect.objectContaining({ timestamp: sampleLead(5).timestamp })])
})
