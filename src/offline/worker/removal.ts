/**
 * The service worker of a site without one: it replaces the worker that a visitor's browser has registered, deletes
 * what that has stored, and unregisters itself.
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
