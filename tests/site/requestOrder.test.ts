import { describe, expect, it } from 'vitest'
import { documents, elements } from './support/documents'

/** The tags that make the browser request a file as soon as it reads them, in the order of the document. */
function requestsOf(html: string): string[] {
  // Neither what scripts, styles and templates contain is requested, nor pictures that need JavaScript to be turned off.
  const markup = html
    .replace(/<(style|template|noscript)\b.*?<\/\1>/gs, '')
    .replace(/(<script\b[^>]*>).*?<\/script>/gs, '$1')
  return [...markup.matchAll(/<(?:script|link|img|iframe|object|video|audio)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(isRequest)
}

/** The links whose files browsers load with the page; most load neither the manifest nor `apple-touch-icon`. */
const loadedRelations = new Set(['stylesheet', 'preload', 'modulepreload', 'icon'])

function isRequest(tag: string): boolean {
  const [link] = elements(tag, 'link')
  if (link) return link['rel'] !== undefined && loadedRelations.has(link['rel']) && !isData(link['href'])
  const [image] = elements(tag, 'img')
  if (image) return image['loading'] !== 'lazy' && !isData(image['src'])
  const [script] = elements(tag, 'script')
  if (script) return script['src'] !== undefined
  return !tag.includes('loading="lazy"')
}

const isData = (url = '') => url.startsWith('data:')

const isFirstPicture = (tag: string) =>
  elements(tag, 'img').some(({ fetchpriority }) => fetchpriority === 'high')

describe('what a document requests', () => {
  const withPicture = documents.filter(({ html }) =>
    elements(html, 'img').some(({ fetchpriority }) => fetchpriority === 'high'),
  )

  it('is a first picture on most pages', () => {
    expect(withPicture.length).toBeGreaterThan(20)
  })

  it.each(withPicture)('by $path: its first picture comes before all others', ({ html }) => {
    expect(requestsOf(html).map(isFirstPicture).indexOf(true)).toBe(0)
  })

  it.each(documents)('by $path: neither scripts nor stylesheets', ({ html }) => {
    expect(requestsOf(html).filter((tag) => !tag.startsWith('<img'))).toEqual([])
  })
})
