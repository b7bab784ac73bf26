import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { sendInBackground } from '../../leads/backgroundSync'

declare const self: ServiceWorkerGlobalScope
declare const buildId: string

const maxAgeSeconds = 60 * 86_400
setCacheNameDetails({ prefix: 'site', precache: 'precache', suffix: '' })
clientsClaim()

const pagePlugin: WorkboxPlugin = {
  // Neither a query nor a trailing slash changes the page.
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname.replace(/(.)\/+$/, '$1'),
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error('A server that fails counts as no connection.')
    return response
  },
  // A navigation fails if its response was redirected.
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
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

const pictureLimits = new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds, purgeOnQuotaError: true })
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/assets\/.+\.(?:avif|webp|svg|png|jpe?g)$/.test(url.pathname),
  new CacheFirst({ cacheName: 'site-pictures', plugins: [pictureLimits] }),
)

// Files that were used outlive their version: stored pages and open tabs still need them. The precache has the others.
const fileLimits = new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds })
const precached: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (!response.ok) throw new Error('A newer version may have replaced the file.')
    return response
  },
  handlerDidError: ({ request }) => matchPrecache(request),
}
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'site-files', plugins: [fileLimits, precached] }),
)
precacheAndRoute(self.__WB_MANIFEST)

self.addEventListener('message', ({ data, ports }) => {
  if (data.type === 'BUILD') ports[0]?.postMessage(buildId)
  if (data.type === 'SKIP_WAITING') void self.skipWaiting()
})

// TypeScript's library lacks background sync.
const sendEstimates = (event: ExtendableEvent) => event.waitUntil(sendInBackground())
self.addEventListener('sync', sendEstimates as EventListener)
