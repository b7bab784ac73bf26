import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { workerUrl } from '../../src/offline'
import { paths } from '../../src/paths'
import { urlsOf } from './support/chunkUrls'
import { documentAt, documents, elements, readSiteFile, site } from './support/documents'

/**
 * What counts towards a weight budget: the size of a file, or of several, as a server sends them, in bytes, each
 * compressed separately.
 */
const weigh = (...files: readonly string[]) => files.reduce((sum, file) => sum + weightOf(file), 0)

/** Compressing takes long, and all pages share most files. */
const weights = new Map<string, number>()

function weightOf(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(join(site, file))).length
  weights.set(file, weight)
  return weight
}

/** The module that the document's inline script imports, and its static imports. */
function entriesOf(html: string): string[] {
  const [, entry = ''] = /import\(`([^`]+)`/.exec(html) ?? []
  const code = readFileSync(join(site, entry), 'utf8')
  const imported = [...code.matchAll(/from"\.\/([^"]+)"/g)].map(([, file = '']) => `/assets/${file}`)
  return [entry, ...imported]
}

/** The file that a phone with 412 px at 1.75× loads of the picture with high priority. */
function heroOf(html: string): string | undefined {
  const [, picture] =
    /<picture[^>]*>((?:(?!<\/picture>).)*fetchPriority="high".*?)<\/picture>/s.exec(html) ?? []
  const sources = picture ? elements(picture, 'source') : []
  const avif = sources.find(({ type }) => type === 'image/avif')
  const percent = Number(/(\d+)vw$/.exec(avif?.['sizes'] ?? '100vw')?.[1] ?? 100)
  const needed = ((412 * percent) / 100) * 1.75
  return (avif?.['srcset'] ?? '')
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .find(([, width = '']) => Number.parseInt(width, 10) >= needed)?.[0]
}

/** The file of the font. */
function fontOf(html: string): string {
  const css = readFileSync(join(site, urlsOf(html).fonts), 'utf8')
  const [, font = ''] = /url\((\/assets\/archivo-(?!latin)[^)]+\.woff2)\)/.exec(css) ?? []
  return font
}

/** The file of all icons. */
const icons = `/assets/${readdirSync(join(site, 'assets')).find((file) => /^icons-.+\.svg$/.test(file)) ?? ''}`

/** The files of pictures that load at once, apart from that with high priority. */
function eagerPictures(html: string): string[] {
  return elements(html, 'img')
    .filter(({ loading, fetchpriority }) => loading !== 'lazy' && fetchpriority !== 'high')
    .map(({ src = '' }) => src)
    .filter((src) => !src.startsWith('data:'))
}

/**
 * The budgets in KB (1000 bytes), compressed. They follow the measured weights closely, so that growth is noticed, with
 * room for the hashes in the names of files, which differ between machines and change a document's weight by up to 30
 * bytes. A document contains the favicon, 0.1 KB, and its own icons, 2 to 4 KB, which saves the requests for their
 * files until the page is used. A project loads the code of its tabs, too: 9 KB; its document contains the captions of its
 * gallery: 0.2 KB. Adding the fonts by script, and laying out the page part by part, costs 0.4 KB per page and more than
 * halves the time in which a page can't respond. `scripts` are the entry script and the application; `styles` are the rules
 * in the document; `whole` is all that a phone loads of a page whose visitor has not scrolled yet.
 */
const pages = [
  { path: '/', document: 23.45, scripts: 113.7, styles: 7.2, whole: 197.4 },
  { path: '/services/project-management', document: 17.95, scripts: 103.7, styles: 6.2, whole: 177.6 },
  { path: '/projects/db-32', document: 19, scripts: 112.4, styles: 6.5, whole: 186.2 },
  {
    path: '/blogs/construction-is-hard-working-project',
    document: 18,
    scripts: 104.7,
    styles: 6.3,
    whole: 174.7,
  },
  { path: '/calculate_actual_cost', document: 20.3, scripts: 128.8, styles: 7.15, whole: 196.9 },
  { path: '/contact', document: 17.1, scripts: 101.5, styles: 6.3, whole: 180.8 },
]

describe.each(pages)('$path', ({ path, document, scripts }) => {
  const { html } = documentAt(path)

  it(`has a document of at most ${document} KB`, () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(document * 1000)
  })

  it(`loads at most ${scripts} KB of scripts once it is used or has been looked at for 3 s`, () => {
    const { application, pageChunks } = urlsOf(html)
    expect(weigh(...new Set([...entriesOf(html), ...application, ...pageChunks]))).toBeLessThanOrEqual(
      scripts * 1000,
    )
  })

  it('loads neither overlays nor Swiper with them', () => {
    const { application, pageChunks, overlays } = urlsOf(html)
    const loaded = [...application, ...pageChunks]
    expect(Object.values(overlays).flat()).not.toHaveLength(0)
    expect(
      loaded.filter((url) => Object.values(overlays).flat().includes(url) || /swiper/.test(url)),
    ).toEqual([])
  })

  it('has a first picture that its document names', () => {
    expect(heroOf(html)).toMatch(/\.avif$/)
  })
})

describe.each(documents)('$path, as every page,', ({ html }) => {
  it('has a document of at most 23.5 KB', () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(23_500)
  })

  it('loads at most 4 KB of scripts before the visitor uses the page', () => {
    expect(weigh(...entriesOf(html))).toBeLessThanOrEqual(4000)
  })

  it('loads at most 128.8 KB of scripts once it is used or has been looked at for 3 s', () => {
    const { application, pageChunks } = urlsOf(html)
    expect(weigh(...new Set([...entriesOf(html), ...application, ...pageChunks]))).toBeLessThanOrEqual(
      128_800,
    )
  })
})

const heroes = documents.flatMap(({ path, html }) => {
  const hero = heroOf(html)
  return hero ? [{ path, hero }] : []
})

it('most pages have a first picture', () => {
  expect(heroes.length).toBeGreaterThan(20)
})

it.each(heroes)('the first picture of $path has at most 45 KB on a phone', ({ hero }) => {
  expect(readFileSync(join(site, hero)).length).toBeLessThanOrEqual(45_000)
})

describe('the not-found page', () => {
  it('loads at most 8.6 KB of its own: an index of all pages, not their texts', () => {
    expect(weigh(...urlsOf(readSiteFile('404.html')).pageChunks)).toBeLessThanOrEqual(8600)
  })
})

describe('every page', () => {
  const { html } = documentAt('/')

  it('has a stylesheet of at most 13.9 KB', () => {
    expect(weigh(urlsOf(html).styles)).toBeLessThanOrEqual(13_900)
  })

  it('has a font of at most 17 KB', () => {
    expect(readFileSync(join(site, fontOf(html))).length).toBeLessThanOrEqual(17_000)
  })

  it('has icons of at most 10 KB', () => {
    expect(weigh(icons)).toBeLessThanOrEqual(10_000)
  })
})

describe.each(pages)('the first load of $path', ({ path, styles, whole }) => {
  const { html } = documentAt(path)

  it(`has at most ${styles} KB of style rules in the document`, () => {
    const rules = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
    expect(rules).not.toEqual([])
    expect(brotliCompressSync(rules.join('')).length).toBeLessThanOrEqual(styles * 1000)
  })

  it(`is at most ${whole} KB: document, scripts, styles, font, icons and pictures`, () => {
    const { application, pageChunks, styles: stylesheet, fonts } = urlsOf(html)
    const texts = new Set([...entriesOf(html), ...application, ...pageChunks, stylesheet, fonts, icons])
    const compressed = brotliCompressSync(html).length + weigh(...texts)
    // These formats are compressed already.
    const binary = [fontOf(html), heroOf(html) ?? '', ...eagerPictures(html)]
    expect(binary.every((file) => file !== '')).toBe(true)
    const size = binary.reduce((sum, file) => sum + readFileSync(join(site, file)).length, compressed)
    expect(size).toBeLessThanOrEqual(whole * 1000)
  })
})

describe('the service worker', () => {
  const code = readSiteFile(workerUrl)
  const precached = [...code.matchAll(/\{url:`([^`]+)`,revision:(?:null|`(\w+)`)\}/g)].map(
    ([, url = '', revision]) => ({ url, file: revision ? documentAt(url).file : url, revision }),
  )
  const documentPaths = precached.filter(({ revision }) => revision).map(({ url }) => url)

  it('has at most 10.4 KB', () => {
    expect(weigh(workerUrl)).toBeLessThanOrEqual(10_400)
  })

  it('stores at most 235.5 KB when it is installed', () => {
    expect(weigh(...precached.map(({ file }) => file))).toBeLessThanOrEqual(235_500)
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
    const urls = new Set(precached.map(({ url }) => url))
    const all = new Set([...needed, ...Object.values(overlays).flat(), icons])
    expect([...all].filter((url) => !urls.has(url))).toEqual([])
  })

  it('stores the parts of the estimator that are loaded on demand, apart from the Urdu texts', () => {
    const { chunksByPageUrl } = urlsOf(documentAt(paths.estimator.href()).html)
    const files: Record<string, readonly string[]> = JSON.parse(readSiteFile(chunksByPageUrl))
    const urls = new Set(precached.map(({ url }) => url))
    const parts = Object.keys(files).filter((part) => part.startsWith('estimator/'))
    const stored = parts.filter((part) => files[part]?.every((url) => urls.has(url)))
    expect(stored.toSorted()).toEqual([
      'estimator/EstimatorPage',
      'estimator/PrintedEstimate',
      'estimator/houseLayers',
    ])
    expect(files['estimator/urdu']?.filter((url) => urls.has(url))).toEqual([])
  })

  it('stores each file once, and no picture', () => {
    const urls = precached.map(({ url }) => url)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.filter((url) => /\.(?:avif|webp|jpg|png)$/.test(url))).toEqual([])
    expect(urls.filter((url) => url.endsWith('.woff2'))).toHaveLength(1)
  })
})
