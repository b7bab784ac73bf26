import { createDeliveries } from './deliveries'
import { sendEstimateLead, trimmedContact, type Contact, type EstimateLead } from './estimateLead'
import {
  isEstimateKey,
  createEstimateStore,
  settleMs,
  type PendingEstimate,
  type StorageArea,
} from './estimateStore'
import type { SendOptions } from './postForm'

/** The browser features that an outbox uses. They are looked up on each use, and looking up the storage may throw. */
export interface BrowserEnvironment {
  readonly storage: StorageArea
  /** Web Locks, which browsers provide in secure contexts only. */
  readonly locks: Locks | undefined
  /** The target of `online`, `pagehide` and `storage` events. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** False if the browser knows that it has no connection. */
  readonly isOnline: boolean
}

/** The part of Web Locks that the outbox needs. */
export interface Locks {
  readonly request: (
    name: string,
    options: LockOptions,
    work: (lock: Lock | null) => unknown,
  ) => Promise<unknown>
}

/** The result of a submission: sent to the firm, stored on this device, or neither. */
export type SubmitResult = 'sent' | 'stored' | 'lost'

interface RetryOptions extends SendOptions {
  /** What to do while another attempt is running, in this tab or another: wait for it, or skip this one. @default 'wait' */
  readonly whenLocked?: 'wait' | 'skip'
}

/** Sends estimates, stores those that could not be sent, and retries them. None of its functions throws or rejects. */
export interface Outbox {
  /** The pending estimates on this device, oldest first; the same array until it changes. */
  readonly pending: () => readonly PendingEstimate[]
  /** Whether any tab has delivered the estimate with this timestamp in the last week. */
  readonly hasBeenSent: (timestamp: string) => boolean
  /** Calls the listener when an estimate may have changed, in this tab or another; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  /** Sends an estimate; stores it if that fails, or if the page closes before the response. */
  readonly submit: (lead: EstimateLead, contact: Contact, options?: SendOptions) => Promise<SubmitResult>
  /** Stores an estimate; false if that fails. */
  readonly store: (lead: EstimateLead, contact: Contact) => Promise<boolean>
  /** Removes estimates permanently. */
  readonly remove: (estimates: readonly PendingEstimate[]) => void
  /** Tries to send each pending estimate once, one attempt at a time; those with an OK response are removed. */
  readonly retry: (options?: RetryOptions) => Promise<void>
  /** Completes writes that an earlier visit left unfinished, and removes expired delivery records. */
  readonly tidy: () => Promise<void>
}

const storageLock = 'constructionEstimates'
const sendingLock = 'constructionEstimates.sending'

/** How long to wait for another tab's lock, in milliseconds; a frozen tab may never release it. */
const storageLockTimeoutMs = 2000
const sendingLockTimeoutMs = 30_000

/** Creates an outbox in the given environment. */
export function createOutbox(environment: BrowserEnvironment): Outbox {
  const estimates = createEstimateStore(() => environment.storage)
  const listeners = new Set<() => void>()
  let settleTimer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  const deliveries = createDeliveries(() => environment.storage)

  const rebuild = () => {
    clearTimeout(settleTimer)
    if (estimates.rebuild()) settleTimer = setTimeout(() => void rebuildWithLock(), settleMs)
    for (const listener of listeners) listener()
  }

  const rebuildWithLock = async () => {
    const { locks } = environment
    if (!locks) return rebuild()
    try {
      await locks.request(storageLock, { signal: AbortSignal.timeout(storageLockTimeoutMs) }, rebuild)
    } catch {
      // Safe without the lock: it makes conflicting writes rarer, and the store resolves them.
      rebuild()
    }
  }

  const remove = (removed: readonly PendingEstimate[]) => {
    estimates.remove(removed)
    rebuild()
  }

  const store = async (lead: EstimateLead, contact: Contact) => {
    if (!estimates.add(pendingEstimate(lead, contact))) return false
    await rebuildWithLock()
    return true
  }

  const sendAll = async (options: SendOptions) => {
    let hasSent = false
    for (const estimate of estimates.pending()) {
      // It may have been removed while an earlier one was being sent.
      if (!estimates.has(estimate)) continue
      if ((await sendEstimateLead(estimate, options)) === 'failed') continue
      // Before the removal, so that other tabs know why the estimate is gone.
      deliveries.add(estimate.timestamp)
      remove([estimate])
      hasSent = true
    }
    // Holds the lock until other tabs can see the removal: otherwise they would send the estimate again.
    if (hasSent && environment.locks) await new Promise((resolve) => setTimeout(resolve, settleMs))
  }

  const sendWithLock = async ({ whenLocked = 'wait', ...options }: RetryOptions) => {
    const { locks } = environment
    if (!locks) return sendAll(options)
    const timeout = AbortSignal.timeout(sendingLockTimeoutMs)
    const lockOptions: LockOptions = whenLocked === 'skip' ? { ifAvailable: true } : { signal: timeout }
    try {
      await locks.request(sendingLock, lockOptions, async (lock) => {
        if (lock) await sendAll(options)
      })
    } catch {
      // On timeout, another tab is still sending. Any other error means that this browser's locks don't work.
      if (!timeout.aborted) await sendAll(options)
    }
  }

  return {
    pending: estimates.pending,
    hasBeenSent: deliveries.has,
    store,
    remove,
    tidy: () => {
      deliveries.tidy()
      return rebuildWithLock()
    },
    subscribe: (listener) => {
      const { events } = environment
      const handleStorage = (event: Event) => {
        if (isEstimateKey('key' in event ? event.key : undefined)) listener()
      }
      listeners.add(listener)
      events.addEventListener('storage', handleStorage)
      return () => {
        listeners.delete(listener)
        events.removeEventListener('storage', handleStorage)
      }
    },
    submit: async (lead, contact, options = {}) => {
      const { events } = environment
      const estimate = pendingEstimate(lead, contact)
      // A closing page can still write to the storage, but can't wait for the response.
      let isStored = false
      const storeOnPageHide = () => {
        isStored ||= estimates.add(estimate)
      }
      events.addEventListener('pagehide', storeOnPageHide)
      const result = await sendEstimateLead(lead, options)
      events.removeEventListener('pagehide', storeOnPageHide)
      if (result === 'sent') {
        deliveries.add(estimate.timestamp)
        if (estimates.has(estimate)) remove([estimate])
        return 'sent'
      }
      // Another page may have sent it in the meantime.
      if (deliveries.has(estimate.timestamp)) return 'sent'
      if (!isStored) return (await store(lead, contact)) ? 'stored' : 'lost'
      // Not stored a second time, because the visitor may have deleted it on another page.
      await rebuildWithLock()
      return 'stored'
    },
    retry: (options = {}) => {
      if (sending && options.whenLocked === 'skip') return sending
      // Joining the current attempt isn't enough: it may be skipped, or have started before an estimate was stored.
      const attempt = Promise.resolve(sending)
        .then(() => sendWithLock(options))
        .finally(() => {
          if (sending === attempt) sending = undefined
        })
      sending = attempt
      return attempt
    },
  }
}

function pendingEstimate(lead: EstimateLead, contact: Contact): PendingEstimate {
  return { ...lead, contactInfo: trimmedContact(contact), localBackup: true }
}
