import { estimateFields, trimmedContact, type Contact, type EstimateLead } from './estimateLead'

/** An estimate with its contact details, as it is stored on the visitor's device. */
export interface EstimateBackup extends EstimateLead {
  readonly contactInfo: Contact
  readonly localBackup: true
}

/** An estimate in the store: from before its first request until a response is OK or the visitor deletes it. */
export interface StoredEstimate {
  readonly estimate: EstimateBackup
  /** Whether an attempt has failed; until then one may be under way, and the estimate is not shown as pending. */
  readonly hasFailed: boolean
}

/**
 * The record of an estimate that was sent or deleted. Of what the visitor entered it contains only a checksum of the e-mail
 * address.
 */
interface RemovedEstimate {
  readonly id: string
  /** The time of submission. */
  readonly timestamp: string
  /** When it was removed, in milliseconds since 1970. */
  readonly removedAt: number
  readonly isSent: boolean
}

/** Everything that is stored about estimates. */
export interface StoredEstimates {
  /** Oldest first. */
  readonly estimates: readonly StoredEstimate[]
  readonly removed: readonly RemovedEstimate[]
  /**
   * When each lease expires, in milliseconds since 1970, by the name of the lock that it replaces; used only where Web
   * Locks are missing or fail.
   */
  readonly leases: Readonly<Record<string, number>>
}

/** A place for estimates. Both functions reject if the browser blocks it or it is full. */
export interface EstimateStore {
  readonly read: () => Promise<StoredEstimates>
  /** Applies a change atomically, whatever other tabs and the service worker do; returns the result. */
  readonly update: (change: (stored: StoredEstimates) => StoredEstimates) => Promise<StoredEstimates>
}

export const noEstimates: StoredEstimates = { estimates: [], removed: [], leases: {} }

/** Converts a lead and its contact details to an estimate to store. */
export function estimateBackup(lead: EstimateLead, contact: Contact): EstimateBackup {
  return { ...lead, contactInfo: trimmedContact(contact), localBackup: true }
}

/**
 * A stable id. It distinguishes estimates as the receiver does, by the time of submission and the e-mail address, but
 * contains only a checksum of the address.
 */
export function idOf({ timestamp, email }: EstimateLead): string {
  return `${timestamp}:${checksumOf(email)}`
}

/** A short checksum of a text. */
function checksumOf(text: string): string {
  let checksum = 0
  for (let index = 0; index < text.length; index += 1) {
    checksum = (Math.imul(checksum, 31) + text.charCodeAt(index)) >>> 0
  }
  return checksum.toString(36)
}

/** Finds a stored estimate by its id; undefined if it was sent or deleted. */
export function findEstimate({ estimates }: StoredEstimates, id: string): StoredEstimate | undefined {
  return estimates.find(({ estimate }) => idOf(estimate) === id)
}

/** Adds an estimate, even if it was deleted before. */
export function withEstimate(stored: StoredEstimates, added: StoredEstimate): StoredEstimates {
  const id = idOf(added.estimate)
  const others = stored.estimates.filter(({ estimate }) => idOf(estimate) !== id)
  return {
    ...stored,
    estimates: sorted([...others, added]),
    removed: stored.removed.filter((record) => record.id !== id),
  }
}

/** Records that an attempt to send this estimate has failed, unless it was sent or deleted meanwhile. */
export function withFailure(stored: StoredEstimates, estimate: EstimateBackup): StoredEstimates {
  const isRemoved = stored.removed.some(({ id }) => id === idOf(estimate))
  return isRemoved ? stored : withEstimate(stored, { estimate, hasFailed: true })
}

/** Removes estimates, and records that they were sent or deleted. */
export function withRemoval(
  stored: StoredEstimates,
  estimates: readonly EstimateBackup[],
  isSent: boolean,
): StoredEstimates {
  const removedAt = Date.now()
  const removed = estimates.map((one) => ({ id: idOf(one), timestamp: one.timestamp, removedAt, isSent }))
  return merge(stored, { ...noEstimates, removed })
}

/**
 * The estimates and removal records of both, without the estimates that either one records as removed. The leases come
 * from `one`.
 */
export function merge(one: StoredEstimates, other: StoredEstimates): StoredEstimates {
  const removed = new Map(one.removed.map((record) => [record.id, record]))
  for (const record of other.removed) {
    if (removed.get(record.id)?.isSent !== true) removed.set(record.id, record)
  }
  const estimates = new Map<string, StoredEstimate>()
  for (const stored of [...one.estimates, ...other.estimates]) {
    const id = idOf(stored.estimate)
    if (removed.has(id)) continue
    const hasFailed = stored.hasFailed || estimates.get(id)?.hasFailed === true
    estimates.set(id, { estimate: stored.estimate, hasFailed })
  }
  return {
    estimates: sorted([...estimates.values()]),
    removed: [...removed.values()],
    leases: one.leases,
  }
}

const maxRecordAgeMs = 7 * 24 * 60 * 60 * 1000
const maxRecords = 20

/** Deletes removal records older than a week, and all but the latest 20; returns the same object if there is nothing to delete. */
export function tidied(stored: StoredEstimates): StoredEstimates {
  const latest = stored.removed
    .toSorted((one, other) => other.removedAt - one.removedAt)
    .slice(0, maxRecords)
    // `Math.abs`, so that a record dated in the future, because the clock was set back, expires, too.
    .filter(({ removedAt }) => Math.abs(Date.now() - removedAt) < maxRecordAgeMs)
  return latest.length === stored.removed.length ? stored : { ...stored, removed: latest }
}

function sorted(estimates: readonly StoredEstimate[]): readonly StoredEstimate[] {
  return estimates.toSorted((one, other) => one.estimate.timestamp.localeCompare(other.estimate.timestamp))
}

/** Parses a stored value; leaves out the entries that are not valid. */
export function parseStored(value: unknown): StoredEstimates {
  if (!isRecord(value)) return noEstimates
  const { estimates, removed, leases } = value
  return {
    estimates: Array.isArray(estimates) ? estimates.filter(isStoredEstimate) : [],
    removed: Array.isArray(removed) ? removed.filter(isRemovedEstimate) : [],
    leases: isRecord(leases) ? Object.fromEntries(Object.entries(leases).filter(isNumberEntry)) : {},
  }
}

/** Whether a value is an estimate with all its fields. */
export function isEstimateBackup(value: unknown): value is EstimateBackup {
  if (!isRecord(value) || value['localBackup'] !== true || !isRecord(value['contactInfo'])) return false
  const { name, email, phone } = value['contactInfo']
  const texts = [name, email, phone, ...estimateFields.map((field) => value[field])]
  return texts.every((text) => typeof text === 'string')
}

function isStoredEstimate(value: unknown): value is StoredEstimate {
  return isRecord(value) && typeof value['hasFailed'] === 'boolean' && isEstimateBackup(value['estimate'])
}

function isRemovedEstimate(value: unknown): value is RemovedEstimate {
  if (!isRecord(value) || typeof value['isSent'] !== 'boolean') return false
  const { id, timestamp, removedAt } = value
  return typeof id === 'string' && typeof timestamp === 'string' && typeof removedAt === 'number'
}

function isNumberEntry(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
