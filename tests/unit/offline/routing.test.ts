import { expect, it } from 'vitest'
import { pageKey, requestKind, type SiteRequest } from '../../../src/offline/routing'

const origin = 'https://www.example.com'

const get = (path: string, changes: Partial<SiteRequest> = {}): SiteRequest => ({
  method: 'GET',
  mode: 'cors',
  url: new URL(path, origin).href,
  hasRange: false,
  ...changes,
})

it.each([
  ['/', { mode: 'navigate' }, 'page'],
  ['/services/project-management/Project-Planning', { mode: 'navigate' }, 'page'],
  ['/faq?from=a-message', { mode: 'navigate' }, 'page'],
  ['/assets/main-C7abVLLv.js', {}, 'file'],
  ['/assets/archivo-CZ-Hbzo8.woff2', {}, 'file'],
  ['/assets/db-32-dusk-BCJXb7Is.avif', { mode: 'no-cors' }, 'picture'],
  ['/assets/plan-CocY9HwH.svg', { mode: 'no-cors' }, 'picture'],
] as const)('the service worker responds to %s (%o) with a %s', (path, changes, kind) => {
  expect(requestKind(get(path, changes), origin)).toBe(kind)
})

it.each([
  ['a lead', '/macros/s/estimate/exec', { method: 'POST' }],
  ['the script of the leads', '/macros/s/estimate/exec', {}],
  ['another origin', 'https://cdn.example/assets/main-A.js', {}],
  ['another origin’s page', 'http://www.example.com/', { mode: 'navigate' }],
  ['itself', '/service-worker.js', {}],
  ['a file without a hash', '/manifest.webmanifest', {}],
  ['a file that is opened in a tab', '/sitemap.xml', { mode: 'navigate' }],
  ['a part of a file', '/assets/tour-A.webp', { hasRange: true }],
] as const)('the service worker leaves to the browser %s: %s', (_, path, changes) => {
  expect(requestKind(get(path, changes), origin)).toBeUndefined()
})

it.each([
  ['https://www.example.com/?from=a-message', 'https://www.example.com/'],
  ['https://www.example.com/faq/', 'https://www.example.com/faq'],
  ['https://www.example.com/faq?a=b#rates', 'https://www.example.com/faq'],
])('the document %s is stored as %s', (url, key) => {
  expect(pageKey(url)).toBe(key)
})
