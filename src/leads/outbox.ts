import { createDeliveries } from './deliveries'
import { sendEstimateLead, trimmedContact, type Contact, type EstimateLead } from './estimateLead'
import {
  concernsEstimates,
  createEstimateStore,
  settlingMs,
  type PendingEstimate,
  type StorageArea,
} from './estimateStore'
import type { SendOptions } from './post'

/** What an outbox needs of the browser. Each is looked up when it is used; the storage may throw even then. */
export interface Surroundings {
  readonly storage: StorageArea
  /** Web Locks; browsers have them in secure contexts only. */
  readonly locks: Locks | undefined
  /** Where `online`, `pagehide` and `storage` events arrive. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** False when the browser knows that it has no connection. */
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

/** What became of a submitted estimate: with the firm, kept on this device, or neither. */
export type SubmitOutcome = 'sent' | 'kept' | 'lost'

/** How the outbox sends, and what it does where another tab is sending already. */
interface ResendOptions extends SendOptions {
  /** Whether to wait for the other tab, or to leave the sending to it. @default 'wait' */
  readonly whileOtherTabSends?: 'wait' | 'leave'
}

/** Sends estimates, keeps those that could not be sent, and sends them later. No part of it throws or rejects. */
export interface Outbox {
  /** What waits on this device, oldest first; the same array until it changes. */
  readonly pending: () => readonly PendingEstimate[]
  /** Whether the estimate that was submitted at this time has been delivered, in the last days and by whatever tab. */
  readonly hasBeenSent: (timestamp: string) => boolean
  /** Calls the listener after each possible change, from other tabs too; gives back what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Sends an estimate, and keeps it when that fails or when the page ends before the answer. */
  readonly submit: (lead: EstimateLead, contact: Contact, options?: SendOptions) => Promise<SubmitOutcome>
  /** Keeps an estimate; false when the device refused it. */
  readonly keep: (lead: EstimateLead, contact: Contact) => Promise<boolean>
  /** Takes estimates out for good. */
  readonly remove: (estimates: readonly PendingEstimate[]) => void
  /** Tries to send each waiting estimate once; each leaves the list when it is answered with an OK status. */
  readonly resend: (options?: ResendOptions) => Promise<void>
  /** Finishes what an earlier visit left half written, and drops what is too old. */
  readonly tidy: () => Promise<void>
}

const storageLock = 'constructionEstimates'
const sendingLock = 'constructionEstimates.sending'

/** Milliseconds to wait for another tab's lock: a tab that hangs must not stop this one for good. */
const storagePatienceMs = 2000
const sendingPatienceMs = 30_000

/** Milliseconds for which the sending lock is held after a removal, until other tabs can see it. */
const visibilityMs = 50

/** An outbox in the given surroundings. */
export function createOutbox(surroundings: Surroundings): Outbox {
  const store = createEstimateStore(() => surroundings.storage)
  const listeners = new Set<() => void>()
  let settling: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  const deliveries = createDeliveries(() => surroundings.storage)

  const rebuild = () => {
    clearTimeout(settling)
    if (store.rebuild()) settling = setTimeout(() => void tidy(), settlingMs)
    for (const listener of listeners) listener()
  }

  const tidy = async () => {
    const { locks } = surroundings
    if (!locks) return rebuild()
    try {
      await locks.request(storageLock, { signal: AbortSignal.timeout(storagePatienceMs) }, rebuild)
    } catch {
      // The store's notes keep this safe; the lock only spares most of the repairs.
      rebuild()
    }
  }

  const remove = (estimates: readonly PendingEstimate[]) => {
    store.remove(estimates)
    rebuild()
  }

  const keep = async (lead: EstimateLead, contact: Contact) => {
    if (!store.add(pendingEstimate(lead, contact))) return false
    await tidy()
    return true
  }

  const sendAll = async (options: SendOptions) => {
    let hasSent = false
    for (const estimate of store.pending()) {
      if (!store.has(estimate)) continue
      if ((await sendEstimateLead(estimate, options)) === 'failed') continue
      // Before the removal: another tab that finds it gone has to know why.
      deliveries.add(estimate.timestamp)
      remove([estimate])
      hasSent = true
    }
    if (hasSent && surroundings.locks) await new Promise((resolve) => setTimeout(resolve, visibilityMs))
  }

  const sendAlone = async ({ whileOtherTabSends = 'wait', ...options }: ResendOptions) => {
    const { locks } = surroundings
    if (!locks) return sendAll(options)
    const patience = AbortSignal.timeout(sendingPatienceMs)
    const manners: LockOptions = whileOtherTabSends === 'leave' ? { ifAvailable: true } : { signal: patience }
    try {
      await locks.request(sendingLock, manners, async (lock) => {
        if (lock) await sendAll(options)
      })
    } catch {
      // Either the other tab is still sending, or this browser gives no locks to this page.
      if (!patience.aborted) await sendAll(options)
    }
  }

  return {
    pending: store.pending,
    hasBeenSent: deliveries.has,
    keep,
    remove,
    tidy: () => {
      deliveries.tidy()
      return tidy()
    },
    subscribe: (listener) => {
      const { events } = surroundings
      const followOtherTabs = (event: Event) => {
        if (concernsEstimates('key' in event ? event.key : undefined)) listener()
      }
      listeners.add(listener)
      events.addEventListener('storage', followOtherTabs)
      return () => {
        listeners.delete(listener)
        events.removeEventListener('storage', followOtherTabs)
      }
    },
    submit: async (lead, contact, options = {}) => {
      const { events } = surroundings
      const estimate = pendingEstimate(lead, contact)
      // A page that ends can still write to the storage, but no longer wait for an answer.
      const keepBeforeTheEnd = () => store.add(estimate)
      events.addEventListener('pagehide', keepBeforeTheEnd)
      const outcome = await sendEstimateLead(lead, options)
      events.removeEventListener('pagehide', keepBeforeTheEnd)
      if (outcome === 'failed') return (await keep(lead, contact)) ? 'kept' : 'lost'
      deliveries.add(estimate.timestamp)
      if (store.has(estimate)) remove([estimate])
      return 'sent'
    },
    resend: (options = {}) => {
      sending ??= sendAlone(options).finally(() => {
        sending = undefined
      })
      return sending
    },
  }
}

function pendingEstimate(lead: EstimateLead, contact: Contact): PendingEstimate {
  return { ...lead, contactInfo: trimmedContact(contact), localBackup: true }
}
