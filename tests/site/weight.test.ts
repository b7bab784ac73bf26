import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chunkUrlsId, type ChunkUrls } from '../../src/code'
import { workerUrl } from '../../src/offline'
import { paths } from '../../src/paths'
import { documentAt, elements, readSiteFile, site } from './support/documents'

/** The size of a file, or of several, as a server sends them: each compressed by itself. In bytes. */
const weigh = (...files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(site, file))).length, 0)

/** The URLs that a document's script element lists. */
function urlsOf(html: string): ChunkUrls {
  const [, json = ''] = new RegExp(`id="${chunkUrlsId}">(.*?)</script>`, 's').exec(html) ?? []
  const urls: ChunkUrls = JSON.parse(json)
  return urls
}

/** What the document's inline script imports, and what that imports itself. */
function entriesOf(html: string): string[] {
  const [, entry = ''] = /import\("([^"]+)"\)/.exec(html) ?? []
  const code = readFileSync(join(site, entry), 'utf8')
  const imported = [...code.matchAll(/from"\.\/([^"]+)"/g)].map(([, file = '']) => `/assets/${file}`)
  return [entry, ...imported]
}

/** The file of a picture with high priority that a phone of 412 px at 1.75 times the density loads. */
function heroOf(html: string): string | undefined {
  const [, picture] =
    /<picture[^>]*>((?:(?!<\/picture>).)*fetchPriority="high".*?)<\/picture>/s.exec(html) ?? []
  const sources = picture ? elements(picture, 'source') : []
  const candidates = sources.find(({ type }) => type === 'image/avif')?.['srcset'] ?? ''
  return candidates
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .find(([, width = '']) => Number.parseInt(width, 10) >= 412 * 1.75)?.[0]
}

/** The limits in KB (1000 bytes), compressed. They follow the measured weights closely, so that growth is noticed. */
const pages = [
  { path: '/', document: 18, scripts: 114.8 },
  { path: '/services/project-management', document: 14.6, scripts: 109.4 },
  { path: '/projects/db-32', document: 15.6, scripts: 110 },
  { path: '/blogs/construction-is-hard-working-project', document: 18, scripts: 114 },
  { path: '/calculate_actual_cost', document: 14.6, scripts: 119.8 },
  { path: '/contact', document: 14.6, scripts: 108 },
]

describe.each(pages)('$path', ({ path, document, scripts }) => {
  const { html } = documentAt(path)

  it(`has a document of at most ${document} KB`, () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(document * 1000)
  })

  it(`loads at most ${scripts} KB of scripts before an interaction`, () => {
    const { application, pageChunks } = urlsOf(html)
    expect(weigh(...new Set([...entriesOf(html), ...application, ...pageChunks]))).toBeLessThanOrEqual(
      scripts * 1000,
    )
  })

  it('loads neither overlays nor Swiper before an interaction', () => {
    const { application, pageChunks, overlays } = urlsOf(html)
    const loaded = [...application, ...pageChunks]
    expect(Object.values(overlays).flat()).not.toHaveLength(0)
    expect(
      loaded.filter((url) => Object.values(overlays).flat().includes(url) || /swiper/.test(url)),
    ).toEqual([])
  })

  it('has a first picture of at most 45 KB on a phone', () => {
    const hero = heroOf(html) ?? ''
    expect(hero).toMatch(/\.avif$/)
    expect(readFileSync(join(site, hero)).length).toBeLessThanOrEqual(45_000)
  })
})

describe('every page', () => {
  const { html } = documentAt('/')

  it('has a stylesheet of at most 12 KB', () => {
    expect(weigh(urlsOf(html).styles)).toBeLessThanOrEqual(12_000)
  })

  it('has a font of at most 17 KB', () => {
    const css = readFileSync(join(site, urlsOf(html).styles), 'utf8')
    const [, font = ''] = /url\((\/assets\/archivo-(?!latin)[^)]+\.woff2)\)/.exec(css) ?? []
    expect(readFileSync(join(site, font)).length).toBeLessThanOrEqual(17_000)
  })

  it('has icons of at most 10 KB', () => {
    const [, icons = ''] = /href="(\/assets\/icons-[^"#]+)#/.exec(html) ?? []
    expect(weigh(icons)).toBeLessThanOrEqual(10_000)
  })
})

describe('the service worker', () => {
  const code = readSiteFile(workerUrl)
  const precached = [...code.matchAll(/\{url:`([^`]+)`,revision:(?:null|`(\w+)`)\}/g)].map(
    ([, url = '', revision]) => ({ url, file: revision ? `${url}/index.html` : url, revision }),
  )
  const documentPaths = precached.filter(({ revision }) => revision).map(({ url }) => url)

  it('has at most 9 KB', () => {
    expect(weigh(workerUrl)).toBeLessThanOrEqual(9000)
  })

  it('stores at most 220 KB when it is installed', () => {
    expect(weigh(...precached.map(({ file }) => file))).toBeLessThanOrEqual(220_000)
  })

  it('stores the estimator and the offline page, with a hash of their documents', () => {
    expect(documentPaths).toEqual([paths.estimator.href(), paths.offline.href()])
    for (const { url, revision = '' } of precached.filter((entry) => entry.revision)) {
      const hash = createHash('sha256').update(documentAt(url).html).digest('hex')
      expect(hash.slice(0, 16)).toBe(revision)
    }
  })

  it.each([paths.estimator.href(), paths.offline.href()])('stores what %s loads', (path) => {
    const { html } = documentAt(path)
    const { styles, application, pageChunks, overlays, chunksByPageUrl } = urlsOf(html)
    const needed = [...entriesOf(html), styles, ...application, ...pageChunks, chunksByPageUrl]
    const icons = elements(html, 'use').map(({ href = '' }) => href.split('#')[0] ?? '')
    expect(icons).not.toHaveLength(0)
    const urls = new Set(precached.map(({ url }) => url))
    const all = new Set([...needed, ...Object.values(overlays).flat(), ...icons])
    expect([...all].filter((url) => !urls.has(url))).toEqual([])
  })

  it('stores each file once, and no photograph', () => {
    const urls = precached.map(({ url }) => url)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.filter((url) => /\.(?:avif|webp|jpg|png)$/.test(url))).toEqual([])
    expect(urls.filter((url) => url.endsWith('.woff2'))).toHaveLength(1)
  })
})
