import { estimateFields, estimateForm, type Contact, type EstimateLead } from './estimateLead'

/** An estimate that waits on the visitor's device until it can be sent. */
export interface PendingEstimate extends EstimateLead {
  readonly contactInfo: Contact
  readonly localBackup: true
}

/** The part of the browser's storage that the store needs. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const listKey = 'constructionEstimates'
const journalPrefix = `${listKey}:`
const gonePrefix = `${listKey}.gone:`
const corruptKey = `${listKey}.corrupt`

/**
 * How long, in milliseconds, another tab may take to see what this one wrote. Browsers show tabs each
 * other's writes late, even to a tab that holds a lock, so for this long a tab may put an old list back.
 */
export const settlingMs = 1000

/**
 * The estimates of one storage area, listed under `constructionEstimates`. Tabs overwrite each other's list, so
 * each change is first noted under a key of its own, which no other tab writes: a new estimate in the journal, a
 * removed one as gone. The list is rebuilt from these, and a note is dropped when the list has settled.
 * Source: docs/product.md#kept-estimates.
 */
export interface EstimateStore {
  /** What waits, oldest first; the same array until it changes. Nothing where the storage is closed. */
  readonly pending: () => readonly PendingEstimate[]
  /** Whether this estimate still waits. */
  readonly has: (estimate: PendingEstimate) => boolean
  /** Notes an estimate, and says whether the device took it. */
  readonly add: (estimate: PendingEstimate) => boolean
  /** Notes estimates as gone, so that they stay out where another tab writes them back. */
  readonly remove: (estimates: readonly PendingEstimate[]) => void
  /** Brings the list up to date and drops notes that have settled; true while some still have to. */
  readonly rebuild: () => boolean
}

/** Whether a change under this key can be one of the estimates; no key stands for a cleared storage. */
export function concernsEstimates(key: unknown): boolean {
  return typeof key !== 'string' || key.startsWith(listKey)
}

const nothing: readonly PendingEstimate[] = []

/** A store over a storage area that may throw at any access, and at being looked up too. */
export function createEstimateStore(area: () => StorageArea): EstimateStore {
  const seenSince = new Map<string, number>()
  const goneUnnoted = new Set<string>()
  let lastRead: Stored | undefined
  let snapshot = nothing
  let snapshotIds = ''

  const read = () => {
    const texts = textsIn(area())
    const text = [...texts].flat().join('\n')
    if (lastRead?.text !== text) lastRead = { text, ...understood(texts) }
    return lastRead
  }

  const isGone = (id: string, { gone }: Stored) => gone.has(id) || goneUnnoted.has(id)
  const waiting = (stored: Stored) => [...stored.estimates].filter(([id]) => !isGone(id, stored))

  const hasSettled = (key: string) => {
    const since = seenSince.get(key) ?? Date.now()
    seenSince.set(key, since)
    return Date.now() - since >= settlingMs
  }

  const drop = (storage: StorageArea, key: string) => {
    storage.removeItem(key)
    seenSince.delete(key)
  }

  return {
    pending: () => {
      const stored = attempt(read)
      if (!stored) return nothing
      const entries = waiting(stored)
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
      return stored !== undefined && stored.estimates.has(id) && !isGone(id, stored)
    },
    add: (estimate) => {
      const id = idOf(estimate)
      return (
        attempt(() => {
          const storage = area()
          storage.setItem(journalPrefix + id, JSON.stringify(estimate))
          drop(storage, gonePrefix + id)
          goneUnnoted.delete(id)
          return true
        }) ?? false
      )
    },
    remove: (estimates) => {
      for (const id of estimates.map(idOf)) {
        const isNoted = attempt(() => {
          area().setItem(gonePrefix + id, '')
          return true
        })
        // A full storage takes no note, but it still gives up the estimate itself.
        if (!isNoted) goneUnnoted.add(id)
      }
    },
    rebuild: () =>
      attempt(() => {
        const storage = area()
        const stored = read()
        const { journal, listed, gone } = stored
        const estimates = waiting(stored).map(([, estimate]) => estimate)
        const isWritten = attempt(() => writeList(storage, stored, estimates)) ?? false
        let isSettling = false
        for (const id of journal) {
          const key = journalPrefix + id
          if (isGone(id, stored)) drop(storage, key)
          else if (!hasSettled(key)) isSettling = true
          else if (listed.has(id)) drop(storage, key)
          else isSettling ||= isWritten
        }
        for (const id of gone) {
          const key = gonePrefix + id
          if (!hasSettled(key)) isSettling = true
          else if (!stored.estimates.has(id)) drop(storage, key)
          else isSettling ||= isWritten
        }
        return isSettling
      }) ?? false,
  }
}

/** What a storage holds, under every key of the store but those of corrupt lists. */
interface Stored {
  readonly text: string
  readonly listText: string | undefined
  /** Undefined where the text is not that of an array. */
  readonly list: readonly unknown[] | undefined
  /** Everything that is listed or in the journal, gone or not, by id; oldest first. */
  readonly estimates: ReadonlyMap<string, PendingEstimate>
  readonly listed: ReadonlySet<string>
  readonly journal: ReadonlySet<string>
  readonly gone: ReadonlySet<string>
}

function textsIn(storage: StorageArea): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? ''
    if (key !== listKey && !key.startsWith(journalPrefix) && !key.startsWith(gonePrefix)) continue
    texts.set(key, storage.getItem(key) ?? '')
  }
  return texts
}

function understood(texts: ReadonlyMap<string, string>): Omit<Stored, 'text'> {
  const listText = texts.get(listKey)
  const value = listText === undefined ? [] : parsed(listText)
  const list: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined

  const fromList = (list ?? []).filter(isPendingEstimate)
  const fromJournal = [...texts]
    .filter(([key]) => key.startsWith(journalPrefix))
    .map(([, text]) => parsed(text))
    .filter(isPendingEstimate)
  const gone = [...texts.keys()].filter((key) => key.startsWith(gonePrefix))

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
    gone: new Set(gone.map((key) => key.slice(gonePrefix.length))),
  }
}

/** Writes the list anew; entries that some other code put there stay as they are. True where it did not throw. */
function writeList(
  storage: StorageArea,
  { listText, list }: Stored,
  estimates: readonly PendingEstimate[],
): true {
  const foreign = (list ?? []).filter((entry) => !isPendingEstimate(entry))
  const entries = [...foreign, ...estimates]
  const text = JSON.stringify(entries)
  if (entries.length > 0) {
    if (!list && listText !== undefined) setAside(storage, listText)
    if (text !== listText) storage.setItem(listKey, text)
  } else if (list && listText !== undefined) storage.removeItem(listKey)
  return true
}

/** Keeps an unreadable list for whoever can still make sense of it; an earlier one is not overwritten. */
function setAside(storage: StorageArea, text: string) {
  let key = corruptKey
  for (let number = 2; (storage.getItem(key) ?? text) !== text; number += 1) key = `${corruptKey}.${number}`
  storage.setItem(key, text)
}

/** Tells estimates apart: the same in every tab and however often an estimate is kept. */
function idOf(estimate: EstimateLead): string {
  let checksum = 0
  for (const character of estimateForm(estimate).toString()) {
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

function parsed(text: string): unknown {
  return attempt((): unknown => JSON.parse(text))
}

/** The result, or undefined where the attempt throws: a storage may be full, blocked or damaged at any time. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
