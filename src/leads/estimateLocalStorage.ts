import { listKey, storeKey } from './storageNames'
import {
  findEstimate,
  idOf,
  isEstimateBackup,
  merge,
  noEstimates,
  parseStored,
  type EstimateBackup,
  type EstimateStore,
  type StoredEstimates,
} from './storedEstimates'

/** The part of the Storage interface that estimates need. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const corruptKey = `${listKey}.corrupt`

/** The store in local storage, for when IndexedDB is missing or fails. Calling `area` may throw, and so may any use of its result. */
export function localStore(area: () => StorageArea): EstimateStore {
  const read = async () => parseStored(parseJson(area().getItem(storeKey) ?? ''))
  return {
    read,
    update: async (change) => {
      const storage = area()
      const stored = parseStored(parseJson(storage.getItem(storeKey) ?? ''))
      const changed = change(stored)
      if (changed !== stored) storage.setItem(storeKey, JSON.stringify(changed))
      return changed
    },
  }
}

/** Deletes the store in local storage, once the database contains it. */
export function clearLocalStore(storage: StorageArea): void {
  if (storage.getItem(storeKey) !== null) storage.removeItem(storeKey)
}

/** Finds the estimates in local storage: those in the list, and those stored while there was no database. */
export function findLocalEstimates(storage: StorageArea): StoredEstimates {
  const read = (key: string) => parseJson(storage.getItem(key) ?? '')
  const list = read(listKey)
  const listed = (Array.isArray(list) ? list : []).filter(isEstimateBackup)
  return merge(parseStored(read(storeKey)), {
    ...noEstimates,
    estimates: listed.map((estimate) => ({ estimate, hasFailed: true })),
  })
}

/** Adds what was found to the stored estimates; returns the same object if they contain all of it. */
export function withFound(stored: StoredEstimates, found: StoredEstimates): StoredEstimates {
  const isSent = (id: string) => stored.removed.some((record) => record.id === id && record.isSent)
  const isRemoved = (id: string) => stored.removed.some((record) => record.id === id)
  const isComplete =
    found.removed.every(({ id, isSent: wasSent }) => (wasSent ? isSent(id) : isRemoved(id))) &&
    found.estimates.every(({ estimate, hasFailed }) => {
      const id = idOf(estimate)
      const known = findEstimate(stored, id)
      return isRemoved(id) || (known !== undefined && (known.hasFailed || !hasFailed))
    })
  return isComplete ? stored : merge(stored, found)
}

/**
 * Replaces the estimates in the list with these. Entries that are not estimates stay; a list that can't be read is backed
 * up.
 * @throws if the storage is blocked or full
 */
export function writeList(storage: StorageArea, estimates: readonly EstimateBackup[]): void {
  const text = storage.getItem(listKey)
  const value = text === null ? [] : parseJson(text)
  const list: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined
  const entries = [...(list ?? []).filter((entry) => !isEstimateBackup(entry)), ...estimates]
  if (entries.length > 0) {
    if (!list && text !== null) backUpCorruptList(storage, text)
    const newText = JSON.stringify(entries)
    if (newText !== text) storage.setItem(listKey, newText)
  } else if (list && text !== null) storage.removeItem(listKey)
}

/** Backs up an unreadable list before it is replaced, without overwriting an earlier backup. */
function backUpCorruptList(storage: StorageArea, text: string) {
  let key = corruptKey
  for (let number = 2; (storage.getItem(key) ?? text) !== text; number += 1) key = `${corruptKey}.${number}`
  storage.setItem(key, text)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
