/**
 * The service worker. It stores the estimator and the offline page when it is installed, and pages, scripts and pictures
 * as the visitor opens them. Documents come from the network first, so that visitors see a new version of the site at
 * once; files come from the cache, because their names change with their content. It responds to no other requests. In
 * browsers that have background sync, it also sends the stored estimates.
 */
import { clientsClaim, copyResponse } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { sendInBackground, syncTag } from '../../leads/backgroundSync'
import { cacheNames, type WorkerMessage } from '../protocol'
import { pageKey, requestKind, type RequestKind } from '../routing'

declare const self: ServiceWorkerGlobalScope

const daySeconds = 86_400

/** The least recently used entries beyond these limits are deleted. */
const limits = {
  pages: { maxEntries: 40, maxAgeSeconds: 60 * daySeconds },
  files: { maxEntries: 150, maxAgeSeconds: 60 * daySeconds },
  pictures: { maxEntries: 100, maxAgeSeconds: 60 * daySeconds, purgeOnQuotaError: true },
} as const

/** How long to wait for a document from the network before the stored one is shown, in seconds. */
const networkTimeoutSeconds = 3

const offlinePath = '/offline.html'

const isHtml = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') ?? false

const precache = new PrecacheController({
  cacheName: cacheNames.precache,
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }) }],
})
precache.addToCacheList([...import.meta.env.PRECACHE])

const precached = (url: string) => precache.matchPrecache(pageKey(url))

const pagePlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  cacheWillUpdate: async ({ request, response }) => {
    const isPrecached = precache.getCacheKeyForURL(pageKey(request.url)) !== undefined
    if (response.status !== 200 || !isHtml(response) || isPrecached) return null
    // A navigation fails if its response was redirected.
    return response.redirected ? copyResponse(response) : response
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    (await precached(request.url)) ?? cachedResponse,
  handlerDidError: () => precached(new URL(offlinePath, self.location.origin).href),
}

/** A host may respond to a missing file with an HTML page. */
const filePlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !isHtml(response) ? response : null),
}

const strategies = {
  page: new NetworkFirst({
    cacheName: cacheNames.pages,
    networkTimeoutSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin(limits.pages), pagePlugin],
  }),
  file: new CacheFirst({
    cacheName: cacheNames.files,
    plugins: [filePlugin, new ExpirationPlugin(limits.files)],
  }),
  picture: new CacheFirst({
    cacheName: cacheNames.pictures,
    plugins: [filePlugin, new ExpirationPlugin(limits.pictures)],
  }),
}

function respond(kind: RequestKind, request: Request, event: ExtendableEvent): Promise<Response> {
  const isPrecachedFile = kind !== 'page' && precache.getCacheKeyForURL(request.url) !== undefined
  return (isPrecachedFile ? precache.strategy : strategies[kind]).handle({ request, event })
}

const kindOf = (request: Request) =>
  requestKind(
    { method: request.method, mode: request.mode, url: request.url, hasRange: request.headers.has('range') },
    self.location.origin,
  )

for (const kind of ['page', 'file', 'picture'] as const) {
  registerRoute(
    ({ request }) => kindOf(request) === kind,
    ({ request, event }) => respond(kind, request, event),
  )
}

self.addEventListener('install', (event) => {
  void precache.install(event)
})

self.addEventListener('activate', (event) => event.waitUntil(activate(event)))
clientsClaim()

async function activate(event: ExtendableEvent) {
  await moveReplacedFiles()
  await precache.activate(event)
  // The browser requests a document while the worker is still starting.
  await self.registration.navigationPreload?.enable()
}

/** Moves precached files of the previous build to the cache of files: open tabs and stored pages still need them. */
async function moveReplacedFiles() {
  const current = new Set(precache.getCachedURLs())
  const previous = await caches.open(cacheNames.precache)
  const files = await caches.open(cacheNames.files)
  const expiration = new CacheExpiration(cacheNames.files, limits.files)
  for (const request of await previous.keys()) {
    const response = await previous.match(request)
    if (current.has(request.url) || !response || isHtml(response)) continue
    await files.put(request, response)
    await expiration.updateTimestamp(request.url)
  }
}

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data
  switch (message.type) {
    case 'build':
      return event.ports[0]?.postMessage(import.meta.env.BUILD_ID)
    case 'activate':
      return event.waitUntil(self.skipWaiting())
    case 'keep':
      return event.waitUntil(storePage(message.path, message.files, event))
  }
})

self.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendInBackground())
})

/** Stores a page that was opened before the worker was active, or by a link: its files first, so that it is complete. */
async function storePage(path: string, files: readonly string[], event: ExtendableEvent) {
  for (const url of files) {
    const request = new Request(url, { priority: 'low' })
    const kind = kindOf(request)
    // A file that can't be fetched is missing offline; the others are still stored.
    if (kind) await respond(kind, request, event).catch(() => undefined)
  }
  await respond('page', new Request(new URL(path, self.location.origin), { priority: 'low' }), event)
}
