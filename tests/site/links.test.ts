import { describe, expect, it } from 'vitest'
import { company } from '../../src/content/company'
import { paths } from '../../src/paths'
import { documents, elements, isOnSite } from './support/documents'

/** The URLs in the attributes of a document that the browser follows or loads. */
function urlsIn(html: string): string[] {
  const linked = ['a', 'link', 'script', 'img', 'source', 'iframe'].flatMap((tag) => elements(html, tag))
  const sets = linked.flatMap(({ srcset = '', imagesrcset = '' }) => `${srcset},${imagesrcset}`.split(','))
  const [{ 'data-modules': modules = '' } = {}] = elements(html, 'html')
  return [
    ...linked.flatMap(({ href = '', src = '' }) => [href, src]),
    ...sets.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ...modules.split(' '),
    ...elements(html, 'meta').flatMap(({ property, content = '' }) =>
      property === 'og:image' || property === 'og:url' ? [content] : [],
    ),
  ].filter((url) => url !== '')
}

/** The internal URLs among them, as paths with their fragments. */
function internalPaths(html: string): string[] {
  const base = `${company.origin}/`
  return urlsIn(html)
    .filter((url) => !url.startsWith('data:') && URL.canParse(url, base))
    .map((url) => new URL(url, base))
    .filter(({ origin }) => origin === company.origin)
    .map(({ pathname, hash }) => pathname + hash)
}

describe('the links and pictures of a document', () => {
  it.each(documents)('$file leads to existing pages and files', ({ html }) => {
    const targets = [...new Set(internalPaths(html))]
    expect(targets.length).toBeGreaterThan(20)
    expect(targets.filter((target) => !isOnSite(target.split('#')[0] ?? ''))).toEqual([])
  })

  it.each(documents)('$file leads to existing places in itself', ({ html }) => {
    const fragments = elements(html, 'a').flatMap(({ href = '' }) =>
      href.startsWith('#') ? [href.slice(1)] : [],
    )
    expect(fragments).toContain('main')
    expect(fragments.filter((id) => !html.includes(` id="${id}"`))).toEqual([])
  })

  it.each(documents)('$file says of each link that it opens in a new tab, if it does', ({ html }) => {
    const links = elements(html, 'a')
    const newTabs = links.filter(({ target }) => target === '_blank')
    expect(newTabs.length).toBeGreaterThan(5)
    expect(links.filter((link) => 'aria-description' in link)).toEqual(newTabs)
  })

  it('reach every page from the home page', () => {
    const reached = new Set<string>()
    const open = [paths.home.href() as string]
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (reached.has(path)) continue
      reached.add(path)
      const document = documents.find((candidate) => candidate.path === path)
      if (document) open.push(...elements(document.html, 'a').map(({ href = '' }) => href))
    }
    const unreached = documents.map(({ path }) => path).filter((path) => !reached.has(path))
    expect(unreached.toSorted()).toEqual(['/404.html', '/offline.html', '/pages'])
  })

  it('in the stylesheet exist', () => {
    const sheets = new Set(documents.map(({ html }) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''))
    // All documents have the same one.
    expect(sheets.size).toBe(1)
    const urls = [...sheets].flatMap((sheet) =>
      [...sheet.matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, url = '']) => url),
    )
    expect(urls).not.toHaveLength(0)
    expect(urls.filter((url) => !isOnSite(url))).toEqual([])
  })
})
