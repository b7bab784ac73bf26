import { Queue } from 'workbox-background-sync'
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { withEstimateLock } from '../../leads/estimateLock'
import { requestTimeoutMs } from '../../leads/requestTimeout'
import type { EstimatesMessage } from '../../leads/estimatesMessage'

declare const self: ServiceWorkerGlobalScope
declare const buildId: string

const maxAgeSeconds = 60 * 86_400
setCacheNameDetails({ prefix: 'site', precache: 'precache', suffix: '' })
clientsClaim()

/** Whether a document is the site's, and not the sign-in page of a network or a notice of the host. */
const isOwnDocument = async (response: Response) => /<html data-build="/.test(await response.clone().text())

/** Whether a response is a file of the site, and not a document in its place. */
const isFile = ({ ok, headers }: Response) => ok && !/html/.test(headers.get('content-type') ?? '')

const pagePlugin: WorkboxPlugin = {
  // Neither a query nor a trailing slash changes the page.
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname.replace(/(.)\/+$/, '$1'),
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error('A server that fails counts as no connection.')
    return response
  },
  // A navigation fails if its response was redirected.
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected && (await isOwnDocument(response)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    (await matchPrecache(request.url)) ?? cachedResponse,
  handlerDidError: () => matchPrecache('/offline.html'),
}
const pageLimits = new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds })
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    !/\.\w+$/.test(url.pathname) &&
    (request.mode === 'navigate' || request.headers.get('accept') === 'text/html'),
  new NetworkFirst({ cacheName: 'site-pages', networkTimeoutSeconds: 3, plugins: [pageLimits, pagePlugin] }),
)

// Files that were used outlive their version: stored pages and open tabs still need them. The precache has the others.
const fileLimits = new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds, purgeOnQuotaError: true })
const precached: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (!isFile(response)) throw new Error('A newer version may have replaced the file.')
    return response
  },
  handlerDidError: ({ request }) => matchPrecache(request),
}
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'site-files', plugins: [fileLimits, precached] }),
)
// A worker that would store another document isn't installed.
const ownDocuments: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isAsset = new URL(request.url).pathname.startsWith('/assets/')
    const isOwn = isAsset ? isFile(response) : response.ok && (await isOwnDocument(response))
    return isOwn ? response : null
  },
}
addPlugins([ownDocuments])
precacheAndRoute(self.__WB_MANIFEST)

/** Runs the work while no page sends an estimate. */
const locked = <Result>(work: () => Promise<Result>) => withEstimateLock(navigator.locks, work)

async function replaceEntries(queue: Queue, requests: readonly Request[]) {
  while ((await queue.size()) > 0) await queue.shiftRequest()
  for (const request of requests) await queue.pushRequest({ request })
}

/** Sends each estimate once. @throws if one could not be sent, so that the browser tries again later */
async function sendEstimates(queue: Queue) {
  let hasFailed = false
  // Under the lock, the queue has an entry that another sync event is sending, too.
  for (let count = await locked(() => queue.size()); count > 0; count -= 1) {
    await locked(async () => {
      // A page may have replaced the entries meanwhile.
      const entry = await queue.shiftRequest()
      if (!entry) return
      const init = { signal: AbortSignal.timeout(requestTimeoutMs) }
      const response = await fetch(entry.request.clone(), init).catch(() => undefined)
      if (response?.ok) return
      hasFailed = true
      await queue.pushRequest(entry)
    })
  }
  // Without background sync, Workbox itself tries again when the worker starts.
  if (hasFailed && 'sync' in self.registration) throw new Error('Not all estimates could be sent.')
}

const estimateQueue = new Queue('constructionEstimates', {
  onSync: ({ queue }) => sendEstimates(queue),
})

type WorkerMessage = EstimatesMessage | { readonly type: 'BUILD' | 'SKIP_WAITING' }

self.addEventListener('message', (event) => {
  const { data, ports }: { data: WorkerMessage; ports: readonly MessagePort[] } = event
  if (data.type === 'BUILD') ports[0]?.postMessage(buildId)
  if (data.type === 'SKIP_WAITING') void self.skipWaiting()
  if (data.type !== 'ESTIMATES') return
  const init = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
  const requests = data.bodies.map((body) => new Request(data.url, { ...init, body }))
  event.waitUntil(locked(() => replaceEntries(estimateQueue, requests)))
})
