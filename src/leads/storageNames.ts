/** The key of the list of pending estimates in local storage. Source: docs/product.md#pending-estimates. */
export const listKey = 'constructionEstimates'

/** The key of the whole store (estimates, removal records, leases) where IndexedDB is missing or fails. */
export const storeKey = `${listKey}.store`

/** The name of the database. */
export const databaseName = 'constructionEstimates'

/** The name of the channel on which pages and the service worker announce changes to each other. */
export const channelName = 'constructionEstimates'

/** Whether a storage event with this key can affect the estimates; clearing the storage is reported without a key. */
export function isEstimateKey(key: unknown): boolean {
  return typeof key !== 'string' || key.startsWith(listKey)
}
