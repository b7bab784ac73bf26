import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { workerUrl } from '../src/offline/startOffline.ts'

const root = join(import.meta.dirname, '..')

/** Published in place of the worker if that is turned off: deletes what it has stored, and unregisters itself. */
const removal = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name)
  for (const name of ['workbox-background-sync', 'workbox-expiration']) indexedDB.deleteDatabase(name)
  await self.registration.unregister()
}
`

/** Writes the service worker to the built site, with the list of the files that it stores when it is installed. */
export async function writeServiceWorker({ site, isOff }: { site: string; isOff: boolean }): Promise<void> {
  if (isOff) return writeFile(join(site, workerUrl), removal)
  const buildId = await markDocuments(site)
  const assets = (await readdir(join(site, 'assets'))).filter((name) => /\.js$|^archivo-(?!latin)/.test(name))
  const precache = [
    ...['/calculate_actual_cost', '/offline.html'].map((url) => ({ url, revision: buildId })),
    // Their names contain a hash of their content.
    ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
  ]
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { buildId: JSON.stringify(buildId), 'self.__WB_MANIFEST': JSON.stringify(precache) },
    build: {
      outDir: site,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/offline/worker/serviceWorker.ts'),
        // Older browsers don't support modules in service workers.
        output: { format: 'iife', entryFileNames: workerUrl.slice(1) },
      },
    },
  })
}

/** Marks all documents with a hash of their content, by which an open page recognizes a new version; returns it. */
async function markDocuments(site: string) {
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html')).toSorted()
  const documents = await Promise.all(names.map((name) => readFile(join(site, name), 'utf8')))
  const buildId = createHash('sha256').update(documents.join('')).digest('hex').slice(0, 16)
  for (const [index, html] of documents.entries()) {
    await writeFile(join(site, names[index] ?? ''), html.replace('<html ', `<html data-build="${buildId}" `))
  }
  return buildId
}
