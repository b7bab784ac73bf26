import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { posts } from '../../src/content/posts/posts'
import { company } from '../../src/content/company'
import { sitePages } from '../../src/site/sitePages'
import { documents, elements, readSiteFile, site } from './support/documents'

const { origin } = company

/** The contents of all elements of an XML text with this name, which must not be nested. */
function xmlContents(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 'gs'))].map(
    ([, inner = '']) => inner,
  )
}

/** What would make a parser reject the XML text: a character that is not escaped. */
const unescaped = /&(?!(?:amp|lt|gt|quot);)/

describe('sitemap.xml', () => {
  const xml = readSiteFile('sitemap.xml')

  it('lists every page once, and the date of each post', () => {
    expect(xml).not.toMatch(unescaped)
    const entries = xmlContents(xml, 'url')
    expect(entries.map((entry) => [xmlContents(entry, 'loc'), xmlContents(entry, 'lastmod')])).toEqual(
      sitePages.map(({ href }) => [
        [origin + href],
        posts.flatMap(({ link, date }) => (link === href ? [date] : [])),
      ]),
    )
  })
})

describe('robots.txt', () => {
  it('allows everything and names the sitemap', () => {
    expect(readSiteFile('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  })
})

it('security.txt expires at least 30 days from now, and within a year', () => {
  const [, expires = ''] = /^Expires: (.+)$/m.exec(readSiteFile('.well-known/security.txt')) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

describe('the feed', () => {
  const xml = readSiteFile('feed.xml')

  it('has the posts, the latest first', () => {
    expect(xml).not.toMatch(unescaped)
    const latestFirst = posts.toSorted((one, other) => (one.date < other.date ? 1 : -1))
    const entries = xmlContents(xml, 'entry')
    expect(entries.map((entry) => xmlContents(entry, 'id'))).toEqual(
      latestFirst.map(({ link }) => [origin + link]),
    )
    expect(entries.map((entry) => elements(entry, 'link').map(({ href }) => href))).toEqual(
      latestFirst.map(({ link }) => [origin + link]),
    )
    expect(entries.map((entry) => xmlContents(entry, 'published'))).toEqual(
      latestFirst.map(({ date }) => [`${date}T00:00:00Z`]),
    )
    for (const entry of entries) {
      expect(xmlContents(entry, 'title')).toEqual([expect.stringMatching(/.{20}/)])
      expect(xmlContents(entry, 'summary')).toEqual([expect.stringMatching(/.{60}/)])
      expect(xmlContents(entry, 'updated')).toHaveLength(1)
    }
  })
})

describe('the web manifest', () => {
  interface Manifest {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
  }
  const manifest: Manifest = JSON.parse(readSiteFile('manifest.webmanifest'))

  it('has icons of the sizes that it states, one of them maskable', async () => {
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ])
    for (const { src, sizes } of manifest.icons) {
      const { format, width, height } = await sharp(join(site, src)).metadata()
      expect([format, `${width}x${height}`]).toEqual(['png', sizes])
    }
  })
})

describe('every document', () => {
  it.each(documents)('$file links to the manifest, the feed and the icons', async ({ html }) => {
    const links = elements(html, 'link').map(({ rel, href }) => [rel, href])
    expect(links).toContainEqual(['manifest', '/manifest.webmanifest'])
    expect(links).toContainEqual(['alternate', '/feed.xml'])
    expect(links).toContainEqual(['icon', '/favicon.svg'])
    expect(links).toContainEqual(['apple-touch-icon', '/apple-touch-icon.png'])
  })
})
