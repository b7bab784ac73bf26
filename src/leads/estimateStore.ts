import { estimateFields, estimateBody, type Contact, type EstimateLead } from './estimateLead'

/** An estimate that has not been delivered, stored on the visitor's device. */
export interface PendingEstimate extends EstimateLead {
  readonly contactInfo: Contact
  readonly localBackup: true
}

/** The part of the Storage interface that the store needs. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const listKey = 'constructionEstimates'
const journalPrefix = `${listKey}:`
const tombstonePrefix = `${listKey}.gone:`
const corruptKey = `${listKey}.corrupt`

/**
 * How long a write may take to become visible in other tabs, in milliseconds. Until then, another tab may overwrite the
 * list with an old version, even if it holds the lock.
 */
export const settleMs = 1000

/**
 * The pending estimates of one storage area, in a list under `constructionEstimates`.
 *
 * Tabs may overwrite each other's list, so each change is first written to a key of its own: a journal entry for an
 * added estimate, a tombstone for a removed one. `rebuild` applies them to the list, and deletes them once no tab can
 * overwrite it any more. Source: docs/product.md#pending-estimates.
 */
export interface EstimateStore {
  /** The pending estimates, oldest first; the same array until it changes. Empty if the storage is blocked. */
  readonly pending: () => readonly PendingEstimate[]
  /** Whether this estimate is still pending. */
  readonly has: (estimate: PendingEstimate) => boolean
  /** Adds an estimate; false if the storage rejects it. */
  readonly add: (estimate: PendingEstimate) => boolean
  /** Removes estimates, even if another tab writes them back. */
  readonly remove: (estimates: readonly PendingEstimate[]) => void
  /** Applies journal entries and tombstones to the list; true if it must be called again after `settleMs`. */
  readonly rebuild: () => boolean
}

/** Whether a storage event with this key can affect the estimates; clearing the storage is reported without a key. */
export function isEstimateKey(key: unknown): boolean {
  return typeof key !== 'string' || key.startsWith(listKey)
}

const noEstimates: readonly PendingEstimate[] = []

/** A store over a storage area. Calling `area` may throw, and so may any use of its result. */
export function createEstimateStore(area: () => StorageArea): EstimateStore {
  const firstSeenAt = new Map<string, number>()
  /** The removed estimates whose tombstone the storage rejected. */
  const removedInMemory = new Set<string>()
  let lastRead: Stored | undefined
  let snapshot = noEstimates
  let snapshotIds = ''

  const read = () => {
    const texts = readTexts(area())
    const text = [...texts].flat().join('\n')
    if (lastRead?.text !== text) lastRead = { text, ...parseStored(texts) }
    return lastRead
  }

  const isRemoved = (id: string, { removed }: Stored) => removed.has(id) || removedInMemory.has(id)
  const withoutRemoved = (stored: Stored) => [...stored.estimates].filter(([id]) => !isRemoved(id, stored))

  /** Records when this tab first saw the key; returns whether every tab must have seen it by now. */
  const checkSettled = (key: string) => {
    const since = firstSeenAt.get(key) ?? Date.now()
    firstSeenAt.set(key, since)
    return Date.now() - since >= settleMs
  }

  const drop = (storage: StorageArea, key: string) => {
    storage.removeItem(key)
    firstSeenAt.delete(key)
  }

  return {
    pending: () => {
      const stored = attempt(read)
      if (!stored) return noEstimates
      const entries = withoutRemoved(stored)
      const ids = entries.map(([id]) => id).join()
      if (ids !== snapshotIds) {
        snapshot = entries.map(([, estimate]) => estimate)
        snapshotIds = ids
      }
      return snapshot
    },
    has: (estimate) => {
      const id = idOf(estimate)
      const stored = attempt(read)
      return stored !== undefined && stored.estimates.has(id) && !isRemoved(id, stored)
    },
    add: (estimate) => {
      const id = idOf(estimate)
      return succeeds(() => {
        const storage = area()
        storage.setItem(journalPrefix + id, JSON.stringify(estimate))
        drop(storage, tombstonePrefix + id)
        removedInMemory.delete(id)
      })
    },
    remove: (estimates) => {
      for (const id of estimates.map(idOf)) {
        // If the storage is too full for a tombstone, the removal is remembered in memory until the list is rebuilt.
        if (!succeeds(() => area().setItem(tombstonePrefix + id, ''))) removedInMemory.add(id)
      }
    },
    rebuild: () =>
      attempt(() => {
        const storage = area()
        const stored = read()
        const estimates = withoutRemoved(stored).map(([, estimate]) => estimate)
        const isWritten = succeeds(() => writeList(storage, stored, estimates))
        let isSettling = false
        // `wasApplied` refers to the list as read: another tab may still overwrite the one just written.
        const dropOnceSettled = (key: string, wasApplied: boolean) => {
          if (!checkSettled(key)) isSettling = true
          else if (wasApplied) drop(storage, key)
          // The list just written reflects the change, but only a later reading can tell whether it still does.
          else isSettling ||= isWritten
        }
        for (const id of stored.journal) {
          if (isRemoved(id, stored)) drop(storage, journalPrefix + id)
          else dropOnceSettled(journalPrefix + id, stored.listed.has(id))
        }
        for (const id of stored.removed) dropOnceSettled(tombstonePrefix + id, !stored.estimates.has(id))
        return isSettling
      }) ?? false,
  }
}

/** The contents of all keys of the store, except backups of corrupt lists. */
interface Stored {
  readonly text: string
  readonly listText: string | undefined
  /** Undefined if the text is not a JSON array. */
  readonly list: readonly unknown[] | undefined
  /** Everything in the list or the journal, removed or not, by id; oldest first. */
  readonly estimates: ReadonlyMap<string, PendingEstimate>
  /** The ids in the list. */
  readonly listed: ReadonlySet<string>
  /** The ids with a journal entry. */
  readonly journal: ReadonlySet<string>
  /** The ids with a tombstone. */
  readonly removed: ReadonlySet<string>
}

function readTexts(storage: StorageArea): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? ''
    if (key !== listKey && !key.startsWith(journalPrefix) && !key.startsWith(tombstonePrefix)) continue
    texts.set(key, storage.getItem(key) ?? '')
  }
  return texts
}

function parseStored(texts: ReadonlyMap<string, string>): Omit<Stored, 'text'> {
  const listText = texts.get(listKey)
  const value = listText === undefined ? [] : parseJson(listText)
  const list: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined

  const fromList = (list ?? []).filter(isPendingEstimate)
  const fromJournal = [...texts]
    .filter(([key]) => key.startsWith(journalPrefix))
    .map(([, text]) => parseJson(text))
    .filter(isPendingEstimate)
  const removed = [...texts.keys()].filter((key) => key.startsWith(tombstonePrefix))

  return {
    listText,
    list,
    estimates: new Map(
      [...fromList, ...fromJournal]
        .toSorted((one, other) => one.timestamp.localeCompare(other.timestamp))
        .map((estimate) => [idOf(estimate), estimate]),
    ),
    listed: new Set(fromList.map(idOf)),
    journal: new Set(fromJournal.map(idOf)),
    removed: new Set(removed.map((key) => key.slice(tombstonePrefix.length))),
  }
}

/** Writes the estimates to the list, and keeps its entries that are not estimates. */
function writeList(storage: StorageArea, { listText, list }: Stored, estimates: readonly PendingEstimate[]) {
  const otherEntries = (list ?? []).filter((entry) => !isPendingEstimate(entry))
  const entries = [...otherEntries, ...estimates]
  const text = JSON.stringify(entries)
  if (entries.length > 0) {
    if (!list && listText !== undefined) backUpCorruptList(storage, listText)
    if (text !== listText) storage.setItem(listKey, text)
  } else if (list && listText !== undefined) storage.removeItem(listKey)
}

/** Backs up an unreadable list before it is replaced, without overwriting an earlier backup. */
function backUpCorruptList(storage: StorageArea, text: string) {
  let key = corruptKey
  for (let number = 2; (storage.getItem(key) ?? text) !== text; number += 1) key = `${corruptKey}.${number}`
  storage.setItem(key, text)
}

/** A stable id: the same in every tab, however often an estimate is stored. */
function idOf(estimate: EstimateLead): string {
  let checksum = 0
  for (const character of estimateBody(estimate).toString()) {
    checksum = (Math.imul(checksum, 31) + character.charCodeAt(0)) >>> 0
  }
  return `${estimate.timestamp}:${checksum.toString(36)}`
}

function isPendingEstimate(value: unknown): value is PendingEstimate {
  if (!isRecord(value) || value['localBackup'] !== true || !isRecord(value['contactInfo'])) return false
  const { name, email, phone } = value['contactInfo']
  const texts = [name, email, phone, ...estimateFields.map((field) => value[field])]
  return texts.every((text) => typeof text === 'string')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function parseJson(text: string): unknown {
  return attempt((): unknown => JSON.parse(text))
}

/** Returns the result, or undefined if the work throws: a storage may be full, blocked or corrupt at any time. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Returns false if the work throws. */
function succeeds(work: () => void): boolean {
  return (
    attempt(() => {
      work()
      return true
    }) ?? false
  )
}
