import type { Contact, EstimateLead } from './estimateLead'
import type { PendingEstimate } from './estimateStore'
import { createOutbox, type SubmitOutcome, type BrowserEnvironment } from './outbox'
import type { SendOptions } from './post'
import { resendAutomatically } from './resending'

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
 * Sends an estimate, or stores it on this device if that fails: 'kept', or 'lost' if storing fails too. Never
 * rejects. Source: docs/product.md#kept-estimates.
 */
export function submitEstimateLead(
  lead: EstimateLead,
  contact: Contact,
  options: SendOptions = {},
): Promise<SubmitOutcome> {
  return deviceOutbox.submit(lead, contact, options)
}

/** The unsent estimates on this device, oldest first; the same array until it changes. */
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

/** Stores an estimate on this device until it can be sent; false if that fails. Never rejects. */
export function keepEstimate(lead: EstimateLead, contact: Contact): Promise<boolean> {
  return deviceOutbox.keep(lead, contact)
}

/** Permanently deletes the unsent estimate submitted at this time, if there is one. */
export function deletePendingEstimate(timestamp: string): void {
  deviceOutbox.remove(deviceOutbox.pending().filter((estimate) => estimate.timestamp === timestamp))
}

/** Tries to send all pending estimates now; those that fail stay in `pendingEstimates`. Never rejects. */
export function resendPendingEstimates(options: SendOptions = {}): Promise<void> {
  return deviceOutbox.resend(options)
}

/**
 * Sends pending estimates automatically: at once, when the browser comes back online, and in between with
 * exponential backoff. If the browser supports Web Locks, one tab sends at a time.
 * @returns a function that stops it
 */
export function startResending(options: SendOptions = {}): () => void {
  return resendAutomatically(deviceOutbox, browser, options)
}
