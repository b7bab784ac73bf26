/**
 * Published in place of the service worker when that is turned off: replaces the worker in a visitor's browser, deletes
 * what it has stored, and unregisters itself.
 */
import { cacheNames } from '../protocol'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
  for (const name of Object.values(cacheNames)) await caches.delete(name)
  indexedDB.deleteDatabase('workbox-expiration')
  await self.registration.unregister()
}
