import type { Contact, EstimateLead } from './estimateLead'
import type { PendingEstimate } from './estimateStore'
import { createOutbox, type SubmitResult, type BrowserEnvironment } from './outbox'
import type { SendOptions } from './postForm'
import { scheduleRetries } from './retrySchedule'

const browser: BrowserEnvironment = {
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
  get isOnline() {
    return navigator.onLine
  },
}

const deviceOutbox = createOutbox(browser)

/**
 * Sends an estimate, or stores it on this device if that fails. Resolves to 'sent', 'stored', or 'lost' if both failed;
 * never rejects. Source: docs/product.md#pending-estimates.
 */
export function submitEstimateLead(
  lead: EstimateLead,
  contact: Contact,
  options: SendOptions = {},
): Promise<SubmitResult> {
  return deviceOutbox.submit(lead, contact, options)
}

/** The pending estimates on this device, oldest first; the same array until it changes. */
export function pendingEstimates(): readonly PendingEstimate[] {
  return deviceOutbox.pending()
}

/**
 * Calls the listener when `pendingEstimates` may have changed, in this tab or another.
 * @returns a function that unsubscribes it
 */
export function subscribeToPendingEstimates(listener: () => void): () => void {
  return deviceOutbox.subscribe(listener)
}

/**
 * Whether any tab of this browser has delivered the estimate submitted at this time, within the last week. Subscribe
 * to changes with `subscribeToPendingEstimates`.
 */
export function hasBeenSent(timestamp: string): boolean {
  return deviceOutbox.hasBeenSent(timestamp)
}

/** Stores an estimate on this device without trying to send it; false if that fails. Never rejects. */
export function storeEstimate(lead: EstimateLead, contact: Contact): Promise<boolean> {
  return deviceOutbox.store(lead, contact)
}

/** Permanently deletes the pending estimate submitted at this time, if there is one. */
export function deletePendingEstimate(timestamp: string): void {
  deviceOutbox.remove(deviceOutbox.pending().filter((estimate) => estimate.timestamp === timestamp))
}

/** Tries to send all pending estimates now; those that fail stay in `pendingEstimates`. Never rejects. */
export function retryPendingEstimates(options: SendOptions = {}): Promise<void> {
  return deviceOutbox.retry(options)
}

/**
 * Sends pending estimates automatically: immediately, when the browser comes back online, and in between with
 * exponential backoff. If the browser supports Web Locks, one tab sends at a time.
 * @returns a function that stops it
 */
export function startRetries(options: SendOptions = {}): () => void {
  return scheduleRetries(deviceOutbox, browser, options)
}
