import type { StorageArea } from './estimateStore'

/**
 * The times of submission of the estimates that were delivered, so that every tab and every later page of this
 * browser knows of them. A time stays for a week at most, and no more than `largestCount` stay.
 */
export interface Deliveries {
  /** Notes that the estimate of this time was delivered; where the storage takes no note, for this page only. */
  readonly add: (timestamp: string) => void
  /** Whether the estimate of this time is known to have been delivered. */
  readonly has: (timestamp: string) => boolean
  /** Drops the notes that are too old or too many. */
  readonly tidy: () => void
}

/** A key for each note: tabs would overwrite each other's list. */
const keyPrefix = 'constructionEstimates.sent:'
const longestMs = 7 * 24 * 60 * 60 * 1000
const largestCount = 20

/** The deliveries noted in a storage area that may throw at any access, and at being looked up too. */
export function createDeliveries(area: () => StorageArea): Deliveries {
  const unnoted = new Set<string>()

  const tidy = () => {
    try {
      const storage = area()
      const notes = notesIn(storage).toSorted((one, other) => other.deliveredAt - one.deliveredAt)
      for (const [place, { key, deliveredAt }] of notes.entries()) {
        // A clock that was set back is no reason to keep a note for longer.
        const isFresh = Math.abs(Date.now() - deliveredAt) < longestMs
        if (!isFresh || place >= largestCount) storage.removeItem(key)
      }
    } catch {
      // Nothing to drop where the storage is closed.
    }
  }

  return {
    tidy,
    add: (timestamp) => {
      try {
        area().setItem(keyPrefix + timestamp, String(Date.now()))
      } catch {
        unnoted.add(timestamp)
      }
      tidy()
    },
    has: (timestamp) => {
      if (unnoted.has(timestamp)) return true
      try {
        return area().getItem(keyPrefix + timestamp) !== null
      } catch {
        return false
      }
    },
  }
}

function notesIn(storage: StorageArea) {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(keyPrefix))
    .map((key) => ({ key, deliveredAt: Number(storage.getItem(key)) || 0 }))
}
