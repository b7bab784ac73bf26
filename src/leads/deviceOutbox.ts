import type { Contact, EstimateLead } from './estimateLead'
import type { PendingEstimate } from './estimateStore'
import { createOutbox, type SubmitOutcome, type Surroundings } from './outbox'
import type { SendOptions } from './post'
import { resendFrom } from './resending'

const browser: Surroundings = {
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
 * Sends an estimate, and keeps it on this device when that fails: 'kept', or 'lost' when the device refuses
 * it too. Never rejects. Source: docs/product.md#kept-estimates.
 */
export function submitEstimateLead(
  lead: EstimateLead,
  contact: Contact,
  options: SendOptions = {},
): Promise<SubmitOutcome> {
  return deviceOutbox.submit(lead, contact, options)
}

/** The estimates that wait on this device, oldest first; the same array until it changes. */
export function pendingEstimates(): readonly PendingEstimate[] {
  return deviceOutbox.pending()
}

/** Calls the listener when `pendingEstimates` may have changed, in other tabs too; gives back what ends that. */
export function subscribeToPendingEstimates(listener: () => void): () => void {
  return deviceOutbox.subscribe(listener)
}

/**
 * Whether the estimate that was submitted at this time has been delivered from this browser, in the last days and by
 * whatever tab; `subscribeToPendingEstimates` tells when that may have changed.
 */
export function hasBeenSent(timestamp: string): boolean {
  return deviceOutbox.hasBeenSent(timestamp)
}

/** Keeps an estimate on this device until it can be sent; false when the device refused it. Never rejects. */
export function keepEstimate(lead: EstimateLead, contact: Contact): Promise<boolean> {
  return deviceOutbox.keep(lead, contact)
}

/** Deletes the kept estimate that was submitted at this time, for good; without one, nothing happens. */
export function deletePendingEstimate(timestamp: string): void {
  deviceOutbox.remove(deviceOutbox.pending().filter((estimate) => estimate.timestamp === timestamp))
}

/** Tries now to send what waits; what remains in `pendingEstimates` afterwards was not sent. Never rejects. */
export function resendPendingEstimates(options: SendOptions = {}): Promise<void> {
  return deviceOutbox.resend(options)
}

/**
 * Sends what waits by itself: at once, when the browser comes back online, and in between after growing
 * pauses; one tab at a time where the browser has locks. Gives back what ends that.
 */
export function startResending(options: SendOptions = {}): () => void {
  return resendFrom(deviceOutbox, browser, options)
}
