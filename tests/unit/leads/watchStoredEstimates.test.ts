import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Leads from '../../../src/leads'
import { contact } from '../../support/sampleSubmission'
import { estimateBackup } from '../../../src/leads/storedEstimates'
import { MemoryStorage } from './MemoryStorage'
import { sampleLead } from './sampleLead'

const list = JSON.stringify([estimateBackup(sampleLead(), contact)])

let storage: MemoryStorage
let leads: Pick<
  typeof Leads,
  | 'loadListedEstimates'
  | 'pendingEstimates'
  | 'retryPendingEstimates'
  | 'subscribeToPendingEstimates'
  | 'watchStoredEstimates'
>
let stop: (() => void) | undefined
const importOutbox = vi.fn<Parameters<typeof Leads.watchStoredEstimates>[0]>((importModule) => importModule())

/** Opens a browser in which the code for stored estimates has not been loaded. */
beforeEach(async () => {
  // The database needs setImmediate.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  storage = new MemoryStorage()
  const browserWindow = Object.defineProperty(new EventTarget(), 'localStorage', { get: () => storage })
  vi.stubGlobal('window', browserWindow)
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('indexedDB', new IDBFactory())
  importOutbox.mockClear()
  vi.resetModules()
  // Not from index.ts, which loads the outbox.
  const { loadListedEstimates, watchStoredEstimates } =
    await import('../../../src/leads/watchStoredEstimates')
  leads = {
    ...(await import('../../../src/leads/pendingEstimates')),
    loadListedEstimates,
    watchStoredEstimates,
  }
  return () => {
    // Otherwise work that is not done yet would start a timer in the tests of another file.
    stop?.()
    stop = undefined
    vi.useRealTimers()
  }
})

const settle = () => vi.advanceTimersByTimeAsync(50)

describe('the code for stored estimates', () => {
  it('is not loaded while nothing is stored', async () => {
    await leads.loadListedEstimates(importOutbox)
    stop = leads.watchStoredEstimates(importOutbox)
    await settle()
    expect(importOutbox).not.toHaveBeenCalled()
    expect(leads.pendingEstimates()).toEqual([])
    expect(await leads.retryPendingEstimates()).toBeUndefined()
  })

  it('is loaded before the first render if local storage lists an estimate', async () => {
    storage.setItem('constructionEstimates', list)
    await leads.loadListedEstimates(importOutbox)
    expect(importOutbox).toHaveBeenCalledOnce()
    expect(leads.pendingEstimates()).toHaveLength(1)
  })

  it('is loaded if the database exists', async () => {
    const { databaseStore } = await import('../../../src/leads/estimateDatabase')
    await databaseStore().update((stored) => stored)
    stop = leads.watchStoredEstimates(importOutbox)
    await vi.waitFor(() => expect(importOutbox).toHaveBeenCalledOnce())
  })

  it('is loaded if the browser cannot list its databases', async () => {
    const database = new IDBFactory()
    Object.defineProperty(database, 'databases', { value: undefined })
    vi.stubGlobal('indexedDB', database)
    stop = leads.watchStoredEstimates(importOutbox)
    await vi.waitFor(() => expect(importOutbox).toHaveBeenCalledOnce())
  })

  it('is loaded when another tab stores an estimate, and announces it', async () => {
    const listener = vi.fn<() => void>()
    leads.subscribeToPendingEstimates(listener)
    stop = leads.watchStoredEstimates(importOutbox)
    await settle()
    storage.setItem('constructionEstimates', list)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'constructionEstimates' }))
    await vi.waitFor(() => expect(leads.pendingEstimates()).toHaveLength(1))
    expect(listener).toHaveBeenCalled()
  })

  it('is loaded again after a failure, when the browser is back online', async () => {
    storage.setItem('constructionEstimates', list)
    importOutbox.mockRejectedValueOnce(new Error('There is no connection.'))
    await leads.loadListedEstimates(importOutbox)
    importOutbox.mockRejectedValueOnce(new Error('There is no connection.'))
    stop = leads.watchStoredEstimates(importOutbox)
    await settle()
    expect(leads.pendingEstimates()).toEqual([])
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(leads.pendingEstimates()).toHaveLength(1))
  })

  it('starts nothing once it has been stopped, even when the code arrives afterwards', async () => {
    storage.setItem('constructionEstimates', list)
    leads.watchStoredEstimates(importOutbox)()
    await vi.waitFor(() => expect(leads.pendingEstimates()).toHaveLength(1))
    await settle()
    expect(vi.getTimerCount()).toBe(0)
    importOutbox.mockClear()
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(importOutbox).not.toHaveBeenCalled()
  })
})
