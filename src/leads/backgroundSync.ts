import { databaseStore } from './estimateDatabase'
import { channelName } from './storageNames'
import type { EstimateStore } from './storedEstimates'
import { sendStored } from './sendStored'

/** The tag of the background sync in which the service worker sends estimates. It is the same in every version. */
export const syncTag = 'constructionEstimates'

/** Tells all other tabs and the service worker that the stored estimates have changed. */
export function announceChange(channel: Pick<BroadcastChannel, 'postMessage'> | undefined): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target.
  channel?.postMessage('changed')
}

/**
 * Sends all stored estimates from the service worker, which may run without any page.
 * @throws if one of them could not be sent, the lock was not free or the database could not be read, so that the browser
 * tries again later
 */
export async function sendInBackground(): Promise<void> {
  const channel = new BroadcastChannel(channelName)
  const database = databaseStore()
  const store: EstimateStore = {
    read: database.read,
    update: async (change) => {
      const stored = await database.update(change)
      announceChange(channel)
      return stored
    },
  }
  try {
    const sender = { store, locks: navigator.locks }
    const hasFailed = await sendStored(sender, { waits: true, waitsForSubmissions: true })
    if (hasFailed !== false) throw new Error('Not all stored estimates could be sent.')
  } finally {
    channel.close()
  }
}
