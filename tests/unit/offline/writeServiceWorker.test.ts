import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { writeServiceWorker } from '../../../scripts/serviceWorker'

const files = {
  'index.html': '<html lang="en">Home</html>',
  'calculate_actual_cost.html': '<html lang="en">Estimator</html>',
  'offline.html': '<html lang="en">Offline</html>',
  'services/Drafting.html': '<html lang="en">Drafting</html>',
  'manifest.webmanifest': '{}',
  'assets/main-A1.js': 'start()',
  'assets/archivo-B2.woff2': 'font',
  'assets/house-C3.avif': 'picture',
}

/** The text of a file in a site with the service worker. */
async function siteWithWorker(changes: Partial<typeof files> = {}, isOff = false) {
  const site = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(site, { recursive: true }))
  for (const [name, text] of Object.entries({ ...files, ...changes })) {
    await mkdir(dirname(join(site, name)), { recursive: true })
    await writeFile(join(site, name), text)
  }
  await writeServiceWorker({ site, isOff })
  return (name: string) => readFile(join(site, name), 'utf8')
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
})

it('stores the estimator, the offline page, scripts and fonts at its installation, but neither other pages nor pictures', async () => {
  const read = await siteWithWorker()
  const worker = await read('service-worker.js')
  const urls = [...worker.matchAll(/url:`([^`]+)`/g)].map(([, url]) => url)
  expect(urls.toSorted()).toEqual([
    '/assets/archivo-B2.woff2',
    '/assets/main-A1.js',
    '/calculate_actual_cost',
    '/offline.html',
  ])
})

it('is a new version if any document has changed, and only then', async () => {
  const builds = await Promise.all(
    [{}, {}, { 'services/Drafting.html': '<html lang="en">Drafts</html>' }].map((changes) =>
      siteWithWorker(changes),
    ),
  )
  const [first, same, changed] = await Promise.all(builds.map((read) => read('service-worker.js')))
  expect(same).toBe(first)
  expect(changed).not.toBe(first)
})

it('carries the mark of all documents', async () => {
  const read = await siteWithWorker()
  const [, mark = ''] = /^<html data-build="(\w{16})" lang="en">Home/.exec(await read('index.html')) ?? []
  expect(mark).not.toBe('')
  expect(await read('services/Drafting.html')).toContain(mark)
  expect(await read('service-worker.js')).toContain(mark)
})

it('removes itself and what it has stored if it is turned off', async () => {
  const read = await siteWithWorker({}, true)
  const worker = await read('service-worker.js')
  expect(worker).toContain('caches.delete')
  expect(worker).toContain('registration.unregister()')
  expect(worker).not.toContain('fetch')
})
