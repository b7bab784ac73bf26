import { expect, it } from 'vitest'
import { pictures } from '../../src/content/pictures'
import { paths } from '../../src/paths'
import { contents, documents, elements } from './support/documents'

/** The renders in the main part of a document, without the cards that only link to another page. */
function picturesIn(html: string): string[] {
  const [main = ''] = contents(html, 'main')
  const own = main.replace(/<li\b(?:(?!<\/?li\b).)*<\/li>/gs, (item) =>
    /<a\b[^>]* href="\//.test(item) && !item.includes('<button') ? '' : item,
  )
  return elements(own, 'img').flatMap(({ src = '' }) => /([^/]+)-[0-9a-f]{8}-\d+\.avif$/.exec(src)?.[1] ?? [])
}

const routes = documents.filter(({ path }) => path !== paths.homeAlias.href())

it.each(Object.keys(pictures))('%s is shown on one to three pages', (name) => {
  const shownOn = routes.flatMap(({ path, html }) => (picturesIn(html).includes(name) ? [path] : []))
  expect([1, 2, 3]).toContain(shownOn.length)
})
