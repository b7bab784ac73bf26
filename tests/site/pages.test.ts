import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { company } from '../../src/content/company'
import { sitePages } from '../../src/site/sitePages'
import {
  contents,
  documentAt,
  documents,
  elements,
  metas,
  namesIn,
  site,
  textOf,
  withoutSpace,
} from './support/documents'
import { expectedTexts } from './support/expectedTexts'

const pages = sitePages.map((page) => ({ ...page, html: documentAt(page.href).html }))

/** Link texts that don't describe the target. */
const vagueWords =
  /^(?:click here|click this|go|here|information|learn more|more|more info|more information|read more|see more|start|this|view|view details|details)\W*$/i

function onlyOne<Value>(values: readonly Value[]): Value {
  const [value, ...others] = values
  if (value === undefined || others.length > 0) throw new Error(`Expected one, found ${values.length}.`)
  return value
}

describe('the built site', () => {
  it('has a document for each page, the home page’s second path, unknown paths and offline use, and no others', () => {
    expect(documents.map(({ path }) => path).toSorted()).toEqual(
      [...sitePages.map(({ href }) => href), '/pages', '/offline.html', '/404.html'].toSorted(),
    )
  })

  it.each(documents)('$file has one h1 in its main element, one title and its language', ({ html }) => {
    const main = onlyOne(contents(html, 'main'))
    expect(elements(html, 'h1')).toHaveLength(1)
    expect(textOf(onlyOne(contents(main, 'h1')))).not.toBe('')
    expect(onlyOne(contents(html.split('<body')[0] ?? '', 'title'))).not.toBe('')
    expect(elements(html, 'html')).toMatchObject([{ lang: 'en' }])
  })

  it.each(Object.entries(expectedTexts))('%s contains its whole text', (path, texts) => {
    const main = onlyOne(contents(documentAt(path).html, 'main'))
    const words = textOf(main) + namesIn(main)
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.filter((text) => !words.includes(withoutSpace(text)))).toEqual([])
  })

  it('contains the texts of every page', () => {
    expect(Object.keys(expectedTexts).toSorted()).toEqual(
      [...sitePages.map(({ href }) => href), '/offline.html', '/404.html'].toSorted(),
    )
  })

  it.each(documents)('$file has no vague link text', ({ html }) => {
    const links = contents(html, 'a').map((inner) => inner.replace(/<[^>]*>/g, '').trim())
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((words) => vagueWords.test(words))).toEqual([])
  })
})

describe('the head of a page', () => {
  it.each(pages)('$href has title, description and canonical URL', ({ href, text, html }) => {
    expect(textOf(onlyOne(contents(html.split('<body')[0] ?? '', 'title')))).toBe(
      withoutSpace(`${text.title} | ${company.name}`),
    )
    expect(metas(html, 'description')).toEqual([text.description])
    expect(text.description.length).toBeGreaterThanOrEqual(70)
    expect(text.description.length).toBeLessThanOrEqual(160)
    const links = elements(html, 'link')
    expect(links.filter(({ rel }) => rel === 'canonical').map((link) => link['href'])).toEqual([
      company.origin + href,
    ])
    expect(metas(html, 'robots')).toEqual([])
  })

  it('has a unique title and description', () => {
    expect(new Set(pages.map(({ text }) => text.title)).size).toBe(pages.length)
    expect(new Set(pages.map(({ text }) => text.description)).size).toBe(pages.length)
  })

  it.each(pages)('$href describes its shared link', ({ href, text, published, html }) => {
    expect(metas(html, 'og:type')).toEqual([published ? 'article' : 'website'])
    expect(metas(html, 'og:title')).toEqual([`${text.title} | ${company.name}`])
    expect(metas(html, 'og:description')).toEqual([text.description])
    expect(metas(html, 'og:url')).toEqual([company.origin + href])
    expect(metas(html, 'og:image:alt')).toEqual([expect.stringMatching(/^.{20,}\.$/)])
    expect(metas(html, 'article:published_time')).toEqual(published ? [published] : [])
  })

  it.each(pages)(
    '$href has a picture of 1200 × 630 pixels for shared links, below 80 KB',
    async ({ html }) => {
      const url = onlyOne(metas(html, 'og:image')) ?? ''
      expect(url.startsWith(`${company.origin}/share/`)).toBe(true)
      const file = join(site, new URL(url).pathname)
      expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect((await stat(file)).size).toBeLessThan(80_000)
    },
  )
})

it('the second path of the home page has its head and its text, and names it as the canonical URL', () => {
  const { html } = documentAt('/pages')
  const home = documentAt('/').html
  expect(elements(html, 'link').filter(({ rel }) => rel === 'canonical')).toEqual([
    { rel: 'canonical', href: `${company.origin}/` },
  ])
  for (const name of ['og:url', 'og:title', 'description'])
    expect(metas(html, name)).toEqual(metas(home, name))
  for (const name of ['title', 'main']) expect(contents(html, name)).toEqual(contents(home, name))
})

describe('the not-found page and the offline page', () => {
  it.each(['/404.html', '/offline.html'])('%s is excluded from search engines', (path) => {
    const { html } = documentAt(path)
    expect(metas(html, 'robots')).toEqual(['noindex'])
    expect(elements(html, 'link').filter(({ rel }) => rel === 'canonical')).toEqual([])
    expect(metas(html, 'og:title')).toEqual([])
    expect(html).not.toContain('application/ld+json')
  })
})
