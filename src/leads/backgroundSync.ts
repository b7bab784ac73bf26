import { databaseStore } from './estimateDatabase'
import type { EstimateStore } from './storedEstimates'
import { sendStored } from './sendStored'

/** The tag of the background sync in which the service worker sends estimates. It is the same in every version. */
export const syncTag = 'constructionEstimates'

/** The name of the channel on which pages and the service worker announce changes to each other. */
export const channelName = 'constructionEstimates'

/** Tells all other tabs and the service worker that the stored estimates have changed. */
export function announceChange(channel: Pick<BroadcastChannel, 'postMessage'> | undefined): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target.
  channel?.postMessage('changed')
}

/**
 * Sends all stored estimates from the service worker, which may run without any page.
 * @throws if one of them could not be sent, or another tab was still sending, so that the browser tries again later
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
    if (hasFailed !== false) throw new Error('An estimate could not be sent.')
  } finally {
    channel.close()
  }
}
