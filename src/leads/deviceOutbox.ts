import { syncTag } from './backgroundSync'
import type { Contact, EstimateLead } from './estimateLead'
import { databaseStore } from './estimateDatabase'
import { createOutbox, type BrowserEnvironment, type SubmissionStatus, type SubmitResult } from './outbox'
import { provideOutbox } from './pendingEstimates'
import type { SendOptions } from './postForm'
import { scheduleEstimateRetries } from './scheduleEstimateRetries'
import { channelName } from './storageNames'

/** A registration with background sync, which not all browsers have. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

let openChannel: BroadcastChannel | undefined

const browser: BrowserEnvironment = {
  database: databaseStore(),
  get storage() {
    return window.localStorage
  },
  get locks() {
    const { locks }: { locks?: LockManager } = navigator
    return locks
  },
  get events() {
    return window
  },
  get channel() {
    if (typeof BroadcastChannel === 'function') openChannel ??= new BroadcastChannel(channelName)
    return openChannel
  },
  get isOnline() {
    return navigator.onLine
  },
  requestSync: () => void requestSync(),
}

async function requestSync() {
  try {
    const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator
    const registration: SyncRegistration | undefined = await serviceWorker?.getRegistration()
    await registration?.sync?.register(syncTag)
  } catch {
    // Not allowed, or no worker is active yet: the page sends the estimate, now or at the next visit.
  }
}

const deviceOutbox = createOutbox(browser)

/**
 * Stores an estimate on this device, sends it, and removes it once it is sent. Resolves to 'sent', 'stored', or 'lost' if
 * it could be neither sent nor stored; never rejects. Source: docs/product.md#pending-estimates.
 */
export function submitEstimateLead(
  lead: EstimateLead,
  contact: Contact,
  options: SendOptions = {},
): Promise<SubmitResult> {
  return deviceOutbox.submit(lead, contact, options)
}

/** The status of the estimate with this timestamp; the latest 20 removals, sent or deleted, are remembered for a week. */
export function submissionStatus(timestamp: string): SubmissionStatus {
  return deviceOutbox.statusOf(timestamp)
}

/** Stores an estimate on this device without trying to send it; false if that fails. Never rejects. */
export function storeEstimate(lead: EstimateLead, contact: Contact): Promise<boolean> {
  return deviceOutbox.store(lead, contact)
}

/**
 * Sends stored estimates automatically: at once, each time the browser comes back online, and otherwise with exponential
 * backoff. Only one tab, or the service worker, does so at a time.
 * @returns a function that stops it
 */
function startEstimateRetries(options: SendOptions = {}): () => void {
  return scheduleEstimateRetries(deviceOutbox, browser, options)
}

provideOutbox({ ...deviceOutbox, startRetries: startEstimateRetries })
