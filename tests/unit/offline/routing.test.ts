import { describe, expect, it } from 'vitest'
import { pageKey, requestKind, type SiteRequest } from '../../../src/offline/routing'

const origin = 'https://www.example.com'

const get = (path: string, changes: Partial<SiteRequest> = {}): SiteRequest => ({
  method: 'GET',
  mode: 'cors',
  url: new URL(path, origin).href,
  hasRange: false,
  ...changes,
})

describe('the service worker responds to', () => {
  it.each([
    '/',
    '/services',
    '/services/project-management/Project-Planning',
    '/faq?from=a-message',
    '/contact/',
  ])('the document %s', (path) => {
    expect(requestKind(get(path, { mode: 'navigate' }), origin)).toBe('page')
  })

  it.each(['main-C7abVLLv.js', 'index-BWBh9Iut.css', 'archivo-CZ-Hbzo8.woff2', 'pages-16760138.json'])(
    'the file %s',
    (name) => {
      expect(requestKind(get(`/assets/${name}`), origin)).toBe('file')
    },
  )

  it.each([
    'db-32-dusk-BCJXb7Is.avif',
    'db-32-dusk-DacdtO7I.webp',
    'plan-CocY9HwH.svg',
    'plan-A.jpg',
    'plan-A.jpeg',
  ])('the picture %s', (name) => {
    expect(requestKind(get(`/assets/${name}`, { mode: 'no-cors' }), origin)).toBe('picture')
  })
})

describe('the service worker leaves to the browser', () => {
  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('a request with the method %s', (method) => {
    expect(requestKind(get('/', { method, mode: 'navigate' }), origin)).toBeUndefined()
    expect(requestKind(get('/assets/main-A.js', { method }), origin)).toBeUndefined()
  })

  it.each(['/macros/s/estimate/exec', '/macros/s/project-enquiry/exec', '/ajax/hello@example.com'])(
    'the request to %s',
    (path) => {
      expect(requestKind(get(path, { method: 'POST' }), origin)).toBeUndefined()
      expect(requestKind(get(path), origin)).toBeUndefined()
    },
  )

  it.each(['https://maps.example/embed', 'https://cdn.example/assets/main-A.js', 'http://www.example.com/'])(
    'the other origin of %s',
    (url) => {
      expect(requestKind(get(url, { mode: 'navigate' }), origin)).toBeUndefined()
      expect(requestKind(get(url), origin)).toBeUndefined()
    },
  )

  it.each([
    '/service-worker.js',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/share/home.jpg',
    '/assetsx/main.js',
  ])('the file %s, whose name has no hash', (path) => {
    expect(requestKind(get(path), origin)).toBeUndefined()
  })

  it.each(['/sitemap.xml', '/feed.xml', '/assets/plan-A.svg'])('the file %s opened in a tab', (path) => {
    expect(requestKind(get(path, { mode: 'navigate' }), origin)).toBeUndefined()
  })

  it('a part of a file', () => {
    expect(requestKind(get('/assets/tour-A.webp', { hasRange: true }), origin)).toBeUndefined()
  })
})

describe('a document is stored', () => {
  it.each([
    ['https://www.example.com/', 'https://www.example.com/'],
    ['https://www.example.com/?from=a-message', 'https://www.example.com/'],
    ['https://www.example.com/faq/', 'https://www.example.com/faq'],
    ['https://www.example.com/faq?a=b#rates', 'https://www.example.com/faq'],
    [
      'https://www.example.com/services/project-management',
      'https://www.example.com/services/project-management',
    ],
  ])('%s as %s', (url, key) => {
    expect(pageKey(url)).toBe(key)
    expect(pageKey(key)).toBe(key)
  })
})
