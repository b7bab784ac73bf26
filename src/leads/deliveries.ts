import type { StorageArea } from './estimateStore'

/**
 * A record of the delivered estimates, by their time of submission, shared by all tabs of this browser. It holds at
 * most `maxCount` entries, each for a week.
 */
export interface Deliveries {
  /** Records a delivery; only for the lifetime of the page if the storage can't be written to. */
  readonly add: (timestamp: string) => void
  /** Whether the estimate submitted at this time is known to have been delivered. */
  readonly has: (timestamp: string) => boolean
  /** Removes entries that are too old or too many. */
  readonly tidy: () => void
}

/** One key per entry, because tabs would overwrite each other's list. */
const keyPrefix = 'constructionEstimates.sent:'
const maxAgeMs = 7 * 24 * 60 * 60 * 1000
const maxCount = 20

/** The deliveries recorded in a storage area. Calling `area` may throw, and so may any use of its result. */
export function createDeliveries(area: () => StorageArea): Deliveries {
  const inMemory = new Set<string>()

  const tidy = () => {
    try {
      const storage = area()
      const records = readRecords(storage).toSorted((one, other) => other.deliveredAt - one.deliveredAt)
      for (const [index, { key, deliveredAt }] of records.entries()) {
        // Absolute, so that an entry from before a clock was set back doesn't stay until its date is reached.
        const isFresh = Math.abs(Date.now() - deliveredAt) < maxAgeMs
        if (!isFresh || index >= maxCount) storage.removeItem(key)
      }
    } catch {
      // A blocked storage has nothing to remove.
    }
  }

  return {
    tidy,
    add: (timestamp) => {
      try {
        area().setItem(keyPrefix + timestamp, String(Date.now()))
      } catch {
        inMemory.add(timestamp)
      }
      tidy()
    },
    has: (timestamp) => {
      if (inMemory.has(timestamp)) return true
      try {
        return area().getItem(keyPrefix + timestamp) !== null
      } catch {
        return false
      }
    },
  }
}

function readRecords(storage: StorageArea) {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(keyPrefix))
    .map((key) => ({ key, deliveredAt: Number(storage.getItem(key)) || 0 }))
}
