import { announceChange } from './backgroundSync'
import type { Contact, EstimateLead } from './estimateLead'
import {
  estimateBackup,
  findEstimate,
  idOf,
  merge,
  noEstimates,
  tidied,
  withEstimate,
  withRemoval,
  type EstimateBackup,
  type EstimateStore,
  type StoredEstimates,
} from './storedEstimates'
import {
  clearLocalStore,
  findLocalEstimates,
  localStore,
  withFound,
  writeList,
  type StorageArea,
} from './estimateLocalStorage'
import type { SendOptions } from './postForm'
import { isEstimateKey } from './storageNames'
import { deliver, sendStored, withEstimateLock, type Locks } from './sendStored'

/** The browser features that an outbox uses. All but `database` are read on each use; reading `storage` may throw. */
export interface BrowserEnvironment {
  readonly database: EstimateStore
  readonly storage: StorageArea
  readonly locks: Locks | undefined
  /** The target of `online`, `pageshow` and `storage` events. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Tells other tabs and the service worker of changes, and receives theirs. */
  readonly channel:
    Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'> | undefined
  /** False if the browser knows that it has no connection. */
  readonly isOnline: boolean
  /** Asks the service worker to send the stored estimates as soon as there is a connection, even if the site is closed. */
  readonly requestSync: () => void
}

/** The result of a submission: sent to the firm, stored on this device, or neither. */
export type SubmitResult = 'sent' | 'stored' | 'lost'

/**
 * The state of a submission.
 * - sent: recorded as sent.
 * - stored: on this device, after a failed attempt.
 * - sending: on this device, but no attempt has failed yet; or the store has not been read yet.
 * - unknown: neither stored nor recorded as sent.
 */
export type SubmissionStatus = 'sent' | 'stored' | 'sending' | 'unknown'

interface RetryOptions extends SendOptions {
  /** What to do while another retry is running, in this tab or another: wait for it, or skip this one. @default 'wait' */
  readonly whenLocked?: 'wait' | 'skip'
}

/**
 * Stores each estimate before it is sent, and keeps it until a response is OK. None of its functions throws or rejects.
 *
 * The database is authoritative. Local storage has a copy of the pending estimates, and replaces a database that fails.
 */
export interface Outbox {
  /** The stored estimates with a failed attempt, oldest first; the same array until one is added or removed. */
  readonly pending: () => readonly EstimateBackup[]
  /** Whether no estimate is stored: none is pending, and none is being sent for the first time. */
  readonly isEmpty: () => boolean
  readonly statusOf: (timestamp: string) => SubmissionStatus
  /** Calls the listener when an estimate may have changed, in this tab or another; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  /** Stores an estimate, sends it, and removes it if that succeeds. */
  readonly submit: (lead: EstimateLead, contact: Contact, options?: SendOptions) => Promise<SubmitResult>
  /** Stores an estimate as pending; resolves to false if that fails. */
  readonly store: (lead: EstimateLead, contact: Contact) => Promise<boolean>
  /** Removes estimates permanently. */
  readonly remove: (estimates: readonly EstimateBackup[]) => Promise<void>
  /**
   * Tries to send each stored estimate once, one after the other; those with an OK response are removed. An estimate that
   * is being sent by the page it was submitted on is skipped and doesn't count as failed. Resolves to whether any attempt has failed, or to
   * undefined if another retry is still running in this tab, another tab or the service worker.
   */
  readonly retry: (options?: RetryOptions) => Promise<boolean | undefined>
  /** Reads the store, adds the estimates that are only in local storage to it, and removes expired records. */
  readonly tidy: () => Promise<void>
}

const nothing: readonly EstimateBackup[] = []

/** Creates an outbox in the given environment. */
export function createOutbox(environment: BrowserEnvironment): Outbox {
  const { database } = environment
  const local = localStore(() => environment.storage)
  const listeners = new Set<() => void>()
  /** The content of the store when it was last read; before that, the content of local storage. */
  let known: StoredEstimates | undefined
  let isRead = false
  /** Removal records that could not be stored anywhere. */
  let unsaved = noEstimates
  let snapshot = nothing
  let snapshotIds = ''

  const current = () => {
    known ??= attempt(() => findLocalEstimates(environment.storage)) ?? noEstimates
    return known
  }
  const pending = () => {
    const failed = current().estimates.filter(({ hasFailed }) => hasFailed)
    const ids = failed.map(({ estimate }) => idOf(estimate)).join()
    if (ids !== snapshotIds) {
      snapshot = failed.map(({ estimate }) => estimate)
      snapshotIds = ids
    }
    return snapshot
  }

  const publish = (stored: StoredEstimates) => {
    known = merge(stored, unsaved)
    isRead = true
    // If there is no room for the list, the estimates are still in the database.
    attempt(() => writeList(environment.storage, pending()))
    for (const listener of listeners) listener()
    return known
  }

  /** Applies a change to a store, and adds the estimates that are only in local storage to it. */
  const updateIn = async (target: EstimateStore, change: (stored: StoredEstimates) => StoredEstimates) => {
    const found = attempt(() => findLocalEstimates(environment.storage))
    const updated = await target.update((stored) => {
      const all = merge(stored, unsaved)
      return change(found ? withFound(all, found) : all)
    })
    unsaved = noEstimates
    if (target === database) attempt(() => clearLocalStore(environment.storage))
    return updated
  }

  const readFrom = async (target: EstimateStore) => {
    const stored = await target.read()
    const found = attempt(() => findLocalEstimates(environment.storage))
    const all = found ? withFound(stored, found) : stored
    return all === stored ? stored : updateIn(target, (latest) => latest).catch(() => all)
  }

  const readNow = async () =>
    publish(await readFrom(database).catch(() => readFrom(local).catch(() => noEstimates)))

  const updateNow = async (change: (stored: StoredEstimates) => StoredEstimates) => {
    try {
      const updated = await updateIn(database, change).catch(() => undefined)
      if (updated) return publish(updated)
      await updateIn(local, change)
      return await readNow()
    } catch (error) {
      unsaved = { ...noEstimates, removed: change(current()).removed }
      publish(current())
      throw error
    } finally {
      attempt(() => announceChange(environment.channel))
    }
  }

  let last: Promise<unknown> = Promise.resolve()
  /** Runs the calls one after the other, so that older data never replace newer data. */
  const inOrder = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  const store: EstimateStore = {
    read: () => inOrder(readNow),
    update: (change) => inOrder(() => updateNow(change)),
  }
  const sender = {
    store,
    get locks() {
      return environment.locks
    },
  }
  const refresh = () => void store.read()

  const resultOf = (estimate: EstimateBackup): SubmitResult => {
    const id = idOf(estimate)
    const removed = current().removed.find((record) => record.id === id)
    if (removed?.isSent) return 'sent'
    // An estimate that another page deleted had been stored, so it isn't lost.
    return removed || findEstimate(current(), id) ? 'stored' : 'lost'
  }

  const add = (estimate: EstimateBackup, hasFailed: boolean) =>
    store
      .update((stored) => withEstimate(stored, { estimate, hasFailed }))
      .then(
        () => true,
        () => false,
      )

  return {
    pending,
    isEmpty: () => current().estimates.length === 0,
    statusOf: (timestamp) => {
      const { estimates, removed } = current()
      if (removed.some((record) => record.timestamp === timestamp && record.isSent)) return 'sent'
      const stored = estimates.find(({ estimate }) => estimate.timestamp === timestamp)
      if (stored) return stored.hasFailed ? 'stored' : 'sending'
      return isRead ? 'unknown' : 'sending'
    },
    subscribe: (listener) => {
      const { events, channel } = environment
      const handleStorage = (event: Event) => {
        if (isEstimateKey('key' in event ? event.key : undefined)) refresh()
      }
      if (listeners.size === 0) refresh()
      listeners.add(listener)
      events.addEventListener('storage', handleStorage)
      events.addEventListener('pageshow', refresh)
      channel?.addEventListener('message', refresh)
      return () => {
        listeners.delete(listener)
        events.removeEventListener('storage', handleStorage)
        events.removeEventListener('pageshow', refresh)
        channel?.removeEventListener('message', refresh)
      }
    },
    store: (lead, contact) => add(estimateBackup(lead, contact), true),
    remove: async (estimates) => {
      await store.update((stored) => withRemoval(stored, estimates, false)).catch(() => undefined)
    },
    submit: async (lead, contact, options = {}) => {
      const estimate = estimateBackup(lead, contact)
      await withEstimateLock(sender, estimate, { waits: true }, async () => {
        await add(estimate, false)
        environment.requestSync()
        return deliver(store, estimate, options)
      })
      return resultOf(estimate)
    },
    retry: ({ whenLocked = 'wait', ...options } = {}) =>
      sendStored(sender, { ...options, waits: whenLocked === 'wait', waitsForSubmissions: false }),
    tidy: async () => {
      const stored = await store.read()
      if (tidied(stored) !== stored) await store.update(tidied).catch(() => undefined)
    },
  }
}

/** Returns the result, or undefined if the work throws: a storage may be full, blocked or corrupt at any time. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
