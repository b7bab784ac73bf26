import { get, promisifyRequest, update, type UseStore } from 'idb-keyval'
import { databaseName } from './storageNames'
import { noEstimates, parseStored, type EstimateStore } from './storedEstimates'

const key = 'estimates'

/**
 * How long the database may take to respond, in milliseconds: Safari sometimes never opens one. After that the database isn't
 * used again until the page is loaded again, or the service worker syncs again, so that a submission doesn't wait for it
 * several times.
 */
const databaseTimeoutMs = 3000

/** The store in IndexedDB, which pages share with the service worker. */
export function databaseStore(): EstimateStore {
  let isUnresponsive = false

  const withinTime = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isUnresponsive) throw new Error('The database does not respond.')
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isUnresponsive = true
        reject(new Error('The database does not respond.'))
      }, databaseTimeoutMs)
    })
    try {
      return await Promise.race([work(), timeout])
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    read: async () => parseStored(await withinTime(() => get(key, useDatabase))),
    update: async (change) => {
      let result = noEstimates
      const applyChange = (value: unknown) => {
        result = change(parseStored(value))
        return result
      }
      await withinTime(() => update(key, applyChange, useDatabase))
      return result
    },
  }
}

/** Opens the database for each use: an open connection can break, and blocks the deletion of the site's data. */
const useDatabase: UseStore = async (mode, work) => {
  const request = indexedDB.open(databaseName)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(key))
  const database = await promisifyRequest(request)
  try {
    // Strict: written to the disk before it counts as stored, in case the battery dies.
    const transaction = database.transaction(key, mode, { durability: 'strict' })
    return await work(transaction.objectStore(key))
  } finally {
    database.close()
  }
}
