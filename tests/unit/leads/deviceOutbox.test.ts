import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  deletePendingEstimate,
  hasBeenSent,
  keepEstimate,
  pendingEstimates,
  resendPendingEstimates,
  startResending,
  submitEstimateLead,
  subscribeToPendingEstimates,
  type PendingEstimate,
  type SendOptions,
} from '../../../src/leads'
import { MemoryStorage } from './MemoryStorage'
import { contact } from '../../support/submission'
import { sampleLead } from './sampleEstimate'

const refused: SendOptions = { url: 'https://scripts.example/exec', fetch: async () => Response.error() }
const accepted: SendOptions = { ...refused, fetch: async () => new Response('ok') }

function openBrowser(storage: () => unknown) {
  const browserWindow = Object.defineProperty(new EventTarget(), 'localStorage', { get: storage })
  vi.stubGlobal('window', browserWindow)
  vi.stubGlobal('navigator', { onLine: true })
  return browserWindow
}

let storage: MemoryStorage

beforeEach(() => {
  vi.useFakeTimers()
  storage = new MemoryStorage()
  openBrowser(() => storage)
  return () => vi.useRealTimers()
})

describe('in a browser', () => {
  it('a failed estimate waits on the device, is sent again and leaves it', async () => {
    const seen: (readonly PendingEstimate[])[] = []
    const unsubscribe = subscribeToPendingEstimates(() => seen.push(pendingEstimates()))
    expect(await submitEstimateLead(sampleLead(), contact, refused)).toBe('kept')
    expect(pendingEstimates()).toHaveLength(1)
    expect(storage.list).toEqual([expect.objectContaining({ localBackup: true, grandTotal: '27995990' })])
    await resendPendingEstimates(refused)
    expect(pendingEstimates()).toHaveLength(1)
    await resendPendingEstimates(accepted)
    expect(pendingEstimates()).toEqual([])
    expect(seen.map(({ length }) => length)).toContain(1)
    expect(seen.at(-1)).toEqual([])
    unsubscribe()
  })

  it('a sent estimate leaves nothing behind but the time at which it was submitted', async () => {
    expect(hasBeenSent(sampleLead().timestamp)).toBe(false)
    expect(await submitEstimateLead(sampleLead(), contact, accepted)).toBe('sent')
    expect(storage.keys).toEqual([`constructionEstimates.sent:${sampleLead().timestamp}`])
    expect(JSON.stringify([...storage.items])).not.toContain('visitor@example.com')
    expect(hasBeenSent(sampleLead().timestamp)).toBe(true)
  })

  it('a kept estimate is deleted by the time at which it was submitted', async () => {
    await keepEstimate(sampleLead(1), contact)
    await keepEstimate(sampleLead(2), contact)
    deletePendingEstimate('2026-01-01T00:00:00.000Z')
    expect(pendingEstimates()).toHaveLength(2)
    deletePendingEstimate(sampleLead(1).timestamp)
    expect(pendingEstimates().map(({ timestamp }) => timestamp)).toEqual([sampleLead(2).timestamp])
  })

  it('what waits is sent when the site starts, and when the browser comes back online', async () => {
    await keepEstimate(sampleLead(), contact)
    let status = 500
    const end = startResending({ ...refused, fetch: async () => new Response('', { status }) })
    await vi.advanceTimersByTimeAsync(0)
    expect(pendingEstimates()).toHaveLength(1)
    status = 200
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(pendingEstimates()).toEqual([])
    end()
  })

  it('a build without an address keeps the estimate', async () => {
    expect(await submitEstimateLead(sampleLead(), contact, { url: '' })).toBe('kept')
  })
})

it('a browser that closes its storage gets a clear "lost", and no error', async () => {
  openBrowser(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(pendingEstimates()).toEqual([])
  expect(await submitEstimateLead(sampleLead(), contact, refused)).toBe('lost')
  expect(await submitEstimateLead(sampleLead(), contact, accepted)).toBe('sent')
  expect(await keepEstimate(sampleLead(), contact)).toBe(false)
  deletePendingEstimate(sampleLead().timestamp)
  await resendPendingEstimates(accepted)
  const end = startResending(accepted)
  await vi.advanceTimersByTimeAsync(60_000)
  end()
  expect(pendingEstimates()).toEqual([])
})

it('a browser without storage (null, as in some embedded views) is no error either', async () => {
  openBrowser(() => null)
  expect(pendingEstimates()).toEqual([])
  expect(await submitEstimateLead(sampleLead(), contact, refused)).toBe('lost')
})
