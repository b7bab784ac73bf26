import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { posts } from '../../src/content/collections/posts'
import { company } from '../../src/content/company'
import { sitePages } from '../../src/head/sitePages'
import { documents, elements, readSiteFile, site } from './support/documents'

const { origin } = company
const today = new Date().toISOString().slice(0, 10)

/** The contents of all elements of an XML text with this name, which must not be nested. */
function xmlContents(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 'gs'))].map(
    ([, inner = '']) => inner,
  )
}

/** Throws if a tag is not closed in the right order, or if a text contains an unescaped character. */
function checkWellFormed(xml: string) {
  const [declaration = '', ...parts] = xml.split(/(?=<)/)
  if (!/^<\?xml version="1.0" encoding="UTF-8"\?>\s*$/.test(declaration))
    throw new Error('No XML declaration.')
  const open: string[] = []
  for (const part of parts) {
    const [, slash, name = '', attributes = '', text = ''] =
      /^<(\/?)([a-z:]+)((?:\s+[a-z:]+="[^"<]*")*\/?)>([^<]*)$/s.exec(part) ?? []
    if (!name) throw new Error(`Not well-formed: ${part}`)
    if (/&(?!(?:amp|lt|gt|quot);)/.test(attributes + text)) throw new Error(`Not escaped: ${part}`)
    if (slash) {
      if (open.pop() !== name) throw new Error(`Closed in the wrong order: ${name}`)
    } else if (!attributes.endsWith('/')) open.push(name)
  }
  if (open.length > 0) throw new Error(`Not closed: ${open.join(', ')}`)
}

describe('sitemap.xml', () => {
  const xml = readSiteFile('sitemap.xml')

  it('lists every page once, with the date of its last change', () => {
    checkWellFormed(xml)
    const entries = xmlContents(xml, 'url')
    expect(entries.flatMap((entry) => xmlContents(entry, 'loc'))).toEqual(
      sitePages.map(({ href }) => origin + href),
    )
    for (const entry of entries) {
      const [date = '', ...others] = xmlContents(entry, 'lastmod')
      expect(others).toEqual([])
      expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
      expect(date <= today).toBe(true)
    }
  })
})

describe('robots.txt', () => {
  it('allows everything and names the sitemap', () => {
    expect(readSiteFile('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  })
})

describe('security.txt', () => {
  const fields = readSiteFile('.well-known/security.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(': '))

  it('names the contact for vulnerability reports', () => {
    expect(fields.filter(([name]) => name !== 'Expires')).toEqual([
      ['Contact', 'mailto:hello@sangbunyad.example'],
      ['Contact', `${origin}/contact`],
      ['Preferred-Languages', 'en'],
      ['Canonical', `${origin}/.well-known/security.txt`],
    ])
  })

  it('is valid for less than a year', () => {
    const dates = fields.filter(([name]) => name === 'Expires').map(([, date = '']) => date)
    expect(dates).toEqual([expect.stringMatching(/^20\d\d-[01]\d-01T00:00:00Z$/)])
    const days = (Date.parse(dates[0] ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(0)
    expect(days).toBeLessThan(365)
  })
})

describe('the feed', () => {
  const xml = readSiteFile('feed.xml')

  it('has the posts, the latest first', () => {
    checkWellFormed(xml)
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

  it('has the fields that Atom requires', () => {
    const [head = ''] = xml.split('<entry>')
    expect(xmlContents(head, 'id')).toEqual([`${origin}/blogs`])
    expect(xmlContents(head, 'title')).toEqual(['Sangbunyad: Blogs'])
    expect(xmlContents(head, 'updated')).toEqual(['2026-06-01T00:00:00Z'])
    expect(xmlContents(head, 'name')).toEqual(['Sangbunyad'])
    expect(elements(head, 'link').map(({ rel, href }) => [rel, href])).toEqual([
      ['self', `${origin}/feed.xml`],
      ['alternate', `${origin}/blogs`],
    ])
  })
})

describe('the web manifest', () => {
  interface Manifest {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
    readonly [name: string]: unknown
  }
  const manifest: Manifest = JSON.parse(readSiteFile('manifest.webmanifest'))

  it('describes the site', () => {
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Sangbunyad: Engineering, Construction & Interior Design',
      short_name: 'Sangbunyad',
      description: company.description,
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: '#faf8f4',
      theme_color: '#12324a',
    })
  })

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

  it('fills the whole maskable icon, with the mark inside the safe circle', async () => {
    const { data, info } = await sharp(join(site, 'icon-maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const centre = info.width / 2
    const ground = data.subarray(0, 3)
    let reach = 0
    for (let index = 0; index < info.width * info.height; index += 1) {
      const pixel = data.subarray(index * 3, index * 3 + 3)
      if (pixel.equals(ground)) continue
      const x = (index % info.width) - centre
      const y = Math.floor(index / info.width) - centre
      reach = Math.max(reach, Math.hypot(x, y))
    }
    expect([...ground]).toEqual([0x12, 0x32, 0x4a])
    expect(reach).toBeGreaterThan(0.2 * info.width)
    expect(reach).toBeLessThan(0.4 * info.width)
  })
})

describe('every document', () => {
  it.each(documents)('$file links to the manifest, the feed and the icons', async ({ html }) => {
    const links = elements(html, 'link').map(({ rel, href }) => [rel, href])
    expect(links).toContainEqual(['manifest', '/manifest.webmanifest'])
    expect(links).toContainEqual(['alternate', '/feed.xml'])
    expect(links).toContainEqual(['icon', expect.stringMatching(/^data:image\/svg\+xml,%3Csvg /)])
    expect(links).toContainEqual(['apple-touch-icon', '/apple-touch-icon.png'])
  })

  it('finds an icon for iOS of 180 pixels without transparency', async () => {
    const icon = sharp(join(site, 'apple-touch-icon.png'))
    expect(await icon.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
    expect((await icon.stats()).isOpaque).toBe(true)
  })
})

describe('the files in /assets', () => {
  const files = readdirSync(join(site, 'assets'))

  it('refer to each other by their names, not by placeholders of the build', () => {
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(scripts).not.toEqual([])
    const text = scripts.map((file) => readFileSync(join(site, 'assets', file), 'utf8')).join('')
    expect(text).not.toContain('__VITE_ASSET__')
  })

  it('ask the browser to compile the code of menus and dialogs when it loads them', () => {
    const hint = '//# allFunctionsCalledOnLoad'
    const hinted = files.filter(
      (file) => file.endsWith('.js') && readFileSync(join(site, 'assets', file), 'utf8').startsWith(hint),
    )
    const names = hinted.map((file) => file.replace(/-[\w-]{8}\.js$/, ''))
    expect([...new Set(names)].toSorted()).toEqual(['ModalWindow', 'es2015', 'floatingParts'])
  })

  it('have one hash for all widths and formats of a picture, and another for its thumbnail', () => {
    const pictures = files.filter((file) => !/-240\.\w+$/.test(file))
    expect(files.length - pictures.length).toBeGreaterThan(0)
    const versions = new Set(
      pictures.flatMap((file) => /^(.+-[\w-]{8})-\d+\.(?:avif|webp)$/.exec(file)?.[1] ?? []),
    )
    const names = [...versions].map((version) => version.slice(0, -9))
    expect(names).not.toEqual([])
    expect(names).toEqual([...new Set(names)])
  })
})
