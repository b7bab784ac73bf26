import { sendEstimateLead } from './estimateLead'
import {
  findEstimate,
  idOf,
  withFailure,
  withRemoval,
  type EstimateBackup,
  type EstimateStore,
} from './storedEstimates'
import type { SendOptions, SendResult } from './postForm'

/** The part of Web Locks that the outbox needs. */
export interface Locks {
  readonly request: (
    name: string,
    options: LockOptions,
    work: (lock: Lock | null) => unknown,
  ) => Promise<unknown>
}

/** The features that sending needs, both in a page and in the service worker. */
export interface Sender {
  readonly store: EstimateStore
  /** Web Locks, which browsers provide in secure contexts only. */
  readonly locks: Locks | undefined
}

interface LockedOptions {
  /** Whether to wait for a lock that is not free, rather than give up. */
  readonly waits: boolean
}

/**
 * `all` is held while all stored estimates are sent, one after the other; `one` is held while a single estimate is sent,
 * at its first submission or on a retry.
 */
const lockNames = {
  all: 'constructionEstimates.sending',
  one: (id: string) => `constructionEstimates.sending:${id}`,
}

/** How long to wait for a lock, in milliseconds; a frozen tab may never release it. */
const lockTimeoutMs = 30_000

/**
 * How long a lease is valid, in milliseconds: longer than a request may take. Leases replace Web Locks that are missing or
 * fail.
 */
const leaseMs = 30_000
const leasePollMs = 500

/** How to send the stored estimates. */
export interface SendStoredOptions extends SendOptions, LockedOptions {
  /** Whether to wait for an estimate that its own page is sending, rather than skip it. */
  readonly waitsForSubmissions: boolean
}

/**
 * Sends each stored estimate once, one after the other, while nothing else does. Skips estimates that have been sent or
 * deleted meanwhile. Never rejects.
 * @returns whether any attempt has failed, or has waited in vain for an estimate's own page; undefined if the lock was
 * not free or the store could not be read
 */
export function sendStored(
  sender: Sender,
  { waits, waitsForSubmissions, ...options }: SendStoredOptions,
): Promise<boolean | undefined> {
  return withLock(sender, lockNames.all, { waits }, async () => {
    let hasFailed = false
    for (const { estimate } of (await sender.store.read()).estimates) {
      const id = idOf(estimate)
      const result = await withEstimateLock(sender, estimate, { waits: waitsForSubmissions }, async () => {
        const stored = findEstimate(await sender.store.read(), id)
        return stored && deliver(sender.store, stored.estimate, options)
      })
      const isSkipped = result === undefined && waitsForSubmissions
      const isLeft = isSkipped && findEstimate(await sender.store.read(), id) !== undefined
      hasFailed ||= result === 'failed' || isLeft
    }
    return hasFailed
  })
}

/** Runs the work while nothing else sends this estimate; returns undefined if the work didn't run or failed. */
export function withEstimateLock<Result>(
  sender: Sender,
  estimate: EstimateBackup,
  options: LockedOptions,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return withLock(sender, lockNames.one(idOf(estimate)), options, work)
}

/**
 * Sends an estimate under its lock, and stores the result: after an OK response the estimate is removed, in one step with
 * the record of its delivery. Never rejects; if the store fails, the estimate stays as it is.
 */
export async function deliver(
  store: EstimateStore,
  estimate: EstimateBackup,
  options: SendOptions,
): Promise<SendResult> {
  const result = await sendEstimateLead(estimate, options)
  await store
    .update((stored) =>
      result === 'sent' ? withRemoval(stored, [estimate], true) : withFailure(stored, estimate),
    )
    .catch(() => undefined)
  return result
}

async function withLock<Result>(
  sender: Sender,
  name: string,
  { waits }: LockedOptions,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  let result: Result | undefined
  let hasStarted = false
  const run = async () => {
    hasStarted = true
    result = await work()
  }
  const timeout = AbortSignal.timeout(lockTimeoutMs)
  try {
    if (!sender.locks) await withLease(sender.store, name, waits, run)
    else {
      await sender.locks.request(
        name,
        waits ? { signal: timeout } : { ifAvailable: true },
        (lock) => lock && run(),
      )
    }
  } catch {
    // On timeout, another tab is still sending. Any other error before the start means that locks don't work here.
    if (!hasStarted && !timeout.aborted)
      await withLease(sender.store, name, waits, run).catch(() => undefined)
  }
  return result
}

/** Uses a lease in the store instead of a Web Lock. The lease of a closed tab lasts until it expires. */
async function withLease(store: EstimateStore, name: string, waits: boolean, run: () => Promise<void>) {
  const claim = async () => {
    let isClaimed = true
    await store
      .update((stored) => {
        const remaining = (stored.leases[name] ?? 0) - Date.now()
        // A lease with more than `leaseMs` left was claimed before the clock was set back, so it is ignored.
        isClaimed = remaining <= 0 || remaining > leaseMs
        return isClaimed ? { ...stored, leases: { ...stored.leases, [name]: Date.now() + leaseMs } } : stored
      })
      .catch(() => undefined)
    return isClaimed
  }
  const deadline = performance.now() + lockTimeoutMs
  while (!(await claim())) {
    if (!waits || performance.now() > deadline) return
    await new Promise((resolve) => setTimeout(resolve, leasePollMs))
  }
  try {
    await run()
  } finally {
    await store
      .update(({ leases: { [name]: _ended, ...leases }, ...stored }) => ({ ...stored, leases }))
      .catch(() => undefined)
  }
}
