import type { Outbox } from './outbox'
import type { SendOptions } from './postForm'
import type { EstimateBackup } from './storedEstimates'

/** The outbox of this device. Most visitors have stored nothing, so its code is loaded only when something may be stored. */
export interface DeviceOutbox extends Pick<
  Outbox,
  'pending' | 'statusOf' | 'subscribe' | 'remove' | 'retry'
> {
  /** Starts to send stored estimates automatically; returns a function that stops it. */
  readonly startRetries: () => () => void
}

interface Subscription {
  readonly listener: () => void
  /** Ends the subscription to the outbox. */
  end: (() => void) | undefined
}

const none: readonly EstimateBackup[] = []

let outbox: DeviceOutbox | undefined
let waiting: ((provided: DeviceOutbox) => void)[] = []
const subscriptions = new Set<Subscription>()

/** The outbox calls this when its code has been loaded, on any page. */
export function provideOutbox(provided: DeviceOutbox): void {
  outbox = provided
  for (const callback of waiting) callback(provided)
  waiting = []
  for (const subscription of subscriptions) {
    subscription.end = provided.subscribe(subscription.listener)
    subscription.listener()
  }
}

/** Calls back with the outbox once its code has been loaded, or at once if it has been. */
export function whenProvided(callback: (provided: DeviceOutbox) => void): void {
  if (outbox) callback(outbox)
  else waiting.push(callback)
}

/** The pending estimates on this device, oldest first; the same array until one is added or removed. */
export function pendingEstimates(): readonly EstimateBackup[] {
  return outbox?.pending() ?? none
}

/**
 * Calls the listener when `pendingEstimates` or `submissionStatus` may have changed, in this tab or another.
 * @returns a function that unsubscribes it
 */
export function subscribeToPendingEstimates(listener: () => void): () => void {
  const subscription: Subscription = { listener, end: outbox?.subscribe(listener) }
  subscriptions.add(subscription)
  return () => {
    subscriptions.delete(subscription)
    subscription.end?.()
  }
}

/** Whether this browser has sent the estimate with this timestamp, as far as `submissionStatus` remembers. */
export function hasBeenSent(timestamp: string): boolean {
  return outbox?.statusOf(timestamp) === 'sent'
}

/** Permanently deletes pending estimates. Never rejects. */
export async function deletePendingEstimates(estimates: readonly EstimateBackup[]): Promise<void> {
  await outbox?.remove(estimates)
}

/**
 * Tries to send all stored estimates now, except one that its own page is still sending; those that fail stay in
 * `pendingEstimates`. Never rejects.
 * @returns whether any attempt has failed; undefined if another retry is still running in this tab, another tab or the
 * service worker
 */
export async function retryPendingEstimates(options: SendOptions = {}): Promise<boolean | undefined> {
  return outbox?.retry(options)
}
