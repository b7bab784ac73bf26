import { createStore } from '../lib/createStore'
import { withEstimateLock, type Locks } from './estimateLock'
import { parseJson } from '../lib/json'
import { isEstimateBackup, isRemoval, type EstimateBackup, type Removal } from './estimateBackup'
import type { EstimateLead } from './estimateLead'

/** The result of a submission: sent to the firm, stored on this device, neither, or deleted by the visitor meanwhile. */
export type SubmitResult = 'sent' | 'stored' | 'lost' | 'deleted'

/** What an outbox needs of its environment. */
export interface OutboxEnvironment {
  /** Returns the local storage. It may throw, and so may any use of the storage. */
  readonly storage: () => Storage
  /** Web Locks, which browsers provide in secure contexts only. */
  readonly locks: Locks | undefined
  /** Sends an estimate; resolves to whether the receiver has accepted it, and never rejects. */
  readonly send: (estimate: EstimateBackup) => Promise<boolean>
}

/** The estimates on this device that are not yet sent. Source: docs/product.md#pending-estimates. */
export interface Outbox {
  /** Lists an estimate, sends it, and removes it once it is sent. Never rejects. */
  readonly submit: (lead: EstimateLead) => Promise<SubmitResult>
  /**
   * 'sending' while this page sends the estimate for the first time, then 'stored' while it is listed, 'sent' for a week
   * after that; undefined if it was deleted or lost.
   */
  readonly status: (timestamp: string) => 'sending' | 'sent' | 'stored' | undefined
  /**
   * The listed estimates, oldest first, without those that this page is sending for the first time; the same array until
   * it changes.
   */
  readonly pending: () => readonly EstimateBackup[]
  /** All listed estimates, oldest first. */
  readonly listed: () => readonly EstimateBackup[]
  /** Calls the listener after any change, also in another tab; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Sends the pending estimates, one after the other. Resolves to whether none is left; never rejects. */
  readonly resend: () => Promise<boolean>
  /** Deletes estimates permanently. */
  readonly remove: (estimates: readonly EstimateBackup[]) => void
  /** Resends at once and on each `online` event, and follows the changes of other tabs. Call once. */
  readonly start: (events: EventTarget) => void
}

type Records = ReadonlyMap<string, EstimateBackup | Removal>

/** The key of the list in local storage. */
const listKey = 'constructionEstimates'
const removalMaxAgeMs = 7 * 24 * 60 * 60 * 1000

/**
 * Creates an outbox. Each estimate has a key of its own in local storage, which keeps a `Removal` once the estimate was sent
 * or deleted. The list is written from these keys, so that no tab undoes what another one has done.
 */
export function createOutbox({ storage, locks, send }: OutboxEnvironment): Outbox {
  /** The keys of the estimates that this page is sending for the first time. */
  const sending = new Set<string>()
  /** Removals to write: new ones, and those that could not be stored yet. */
  const unsaved = new Map<string, Removal>()
  let records: Records | undefined
  /** The records as last read; at first use, because the first access to local storage blocks the page. */
  const known = () => (records ??= attempt(() => readRecords(storage())) ?? new Map())
  const pending = createStore<readonly EstimateBackup[]>([])

  const read = () => {
    records = new Map([...(attempt(() => readRecords(storage())) ?? []), ...unsaved])
  }

  /** Writes what could not be written before, and the list. */
  const sync = () => {
    for (const [key, removal] of unsaved) {
      attempt(() => {
        storage().setItem(key, JSON.stringify(removal))
        unsaved.delete(key)
      })
    }
    read()
    attempt(() => writeList(storage(), listed(known())))
  }

  const publish = () => {
    sync()
    const next = listed(known()).filter((estimate) => !sending.has(keyOf(estimate)))
    const isSame = next.map(keyOf).join() === pending.get().map(keyOf).join()
    pending.set(isSame ? pending.get() : next)
  }

  /** Runs the work while no other tab sends an estimate. */
  const locked = (work: () => Promise<void>) => withEstimateLock(locks, work)

  /** Sends an estimate, unless it was sent or deleted meanwhile. */
  const deliver = (estimate: EstimateBackup) =>
    locked(async () => {
      const key = keyOf(estimate)
      read()
      if (!isRemoval(known().get(key)) && (await send(estimate))) {
        unsaved.set(key, { removed: 'sent', at: Date.now() })
      }
      sending.delete(key)
      publish()
    })

  const resend = async () => {
    await locked(async () => publish())
    for (const estimate of pending.get()) await deliver(estimate)
    return pending.get().length === 0
  }

  return {
    submit: async (lead) => {
      const { name, email, phone } = lead
      const estimate: EstimateBackup = { ...lead, contactInfo: { name, email, phone }, localBackup: true }
      const key = keyOf(estimate)
      sending.add(key)
      // What was deleted can be submitted again, even if there is no room for it.
      unsaved.delete(key)
      attempt(() => storage().removeItem(key))
      attempt(() => storage().setItem(key, JSON.stringify(estimate)))
      publish()
      await deliver(estimate)
      const record = known().get(key)
      if (!record) return 'lost'
      return isRemoval(record) ? record.removed : 'stored'
    },
    status: (timestamp) => {
      const isOfEstimate = (key: string) => key.startsWith(`${listKey}.${timestamp}.`)
      if ([...sending].some(isOfEstimate)) return 'sending'
      const [, record] = [...known()].find(([key]) => isOfEstimate(key)) ?? []
      if (!isRemoval(record)) return record && 'stored'
      return record.removed === 'sent' ? 'sent' : undefined
    },
    pending: pending.get,
    listed: () => listed(known()),
    subscribe: pending.subscribe,
    resend,
    remove: (estimates) => {
      for (const estimate of estimates) unsaved.set(keyOf(estimate), { removed: 'deleted', at: Date.now() })
      publish()
    },
    start: (events) => {
      // Under the lock, because what another tab is sending for the first time isn't pending.
      for (const type of ['storage', 'pageshow'])
        events.addEventListener(type, () => void locked(async () => publish()))
      events.addEventListener('online', () => void resend())
      void resend()
    },
  }
}

/** The key of an estimate. Receivers tell estimates apart by timestamp and e-mail address; the key has its checksum. */
function keyOf({ timestamp, email }: EstimateLead): string {
  let checksum = 0
  for (const character of email) checksum = (checksum * 31 + (character.codePointAt(0) ?? 0)) % 2 ** 32
  return `${listKey}.${timestamp}.${checksum.toString(36)}`
}

/** The estimates among the records, oldest first. */
function listed(records: Records): readonly EstimateBackup[] {
  const sorted = [...records].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return sorted.flatMap(([, record]) => (isRemoval(record) ? [] : [record]))
}

/** Reads the records that have keys of their own, and the estimates that are only in the list. Deletes old removals. */
function readRecords(storage: Storage): Records {
  const { estimates } = parseList(storage.getItem(listKey))
  const records = new Map<string, EstimateBackup | Removal>(estimates.map((one) => [keyOf(one), one]))
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys.filter((name) => name.startsWith(`${listKey}.`))) {
    const value = parseJson(storage.getItem(key))
    // `Math.abs`, because the clock may have been set back.
    const isOld = isRemoval(value) && Math.abs(Date.now() - value.at) > removalMaxAgeMs
    if (isOld) storage.removeItem(key)
    else if (isRemoval(value) || (isEstimateBackup(value) && keyOf(value) === key)) records.set(key, value)
  }
  return records
}

/** Writes the list. A list that isn't one of estimates is backed up, and each of its estimates gets a key of its own. */
function writeList(storage: Storage, estimates: readonly EstimateBackup[]) {
  const text = storage.getItem(listKey)
  if (text !== null && parseList(text).isCorrupt) storage.setItem(`${listKey}.corrupt`, text)
  for (const estimate of estimates) {
    const key = keyOf(estimate)
    if (storage.getItem(key) === null) storage.setItem(key, JSON.stringify(estimate))
  }
  const newText = JSON.stringify(estimates)
  if (estimates.length === 0) storage.removeItem(listKey)
  else if (newText !== text) storage.setItem(listKey, newText)
}

function parseList(text: string | null) {
  const value = parseJson(text)
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value]
  const estimates = entries.filter(isEstimateBackup)
  return { estimates, isCorrupt: !Array.isArray(value) || estimates.length < entries.length }
}

/** Returns the result, or undefined if the work throws: a storage may be full, blocked or corrupt at any time. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
