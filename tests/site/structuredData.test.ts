import { describe, expect, it } from 'vitest'
import { faqEntries } from '../../src/content/faqEntries'
import { posts } from '../../src/content/posts/posts'
import { projects } from '../../src/content/projects/projects'
import { services } from '../../src/content/services/services'
import { serviceSubpages } from '../../src/content/services/serviceSubpages'
import { company } from '../../src/content/company'
import { documentAt, documents, isOnSite, metas } from './support/documents'

type Node = Readonly<Record<string, unknown>>

const { origin } = company

/** All values in a piece of data, at any depth; an empty object or list counts as `null`. */
function valuesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  const parts = Object.values(value)
  return parts.length > 0 ? parts.flatMap(valuesIn) : [null]
}

/** The only JSON-LD block of a page. */
function dataOf(path: string): Node {
  const blocks = [
    ...documentAt(path).html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ].map(([, json = '']) => json)
  expect(blocks).toHaveLength(1)
  const data: Node = JSON.parse(blocks[0] ?? '')
  return data
}

/** The things that a page describes, breadcrumbs included. */
function graphOf(path: string): readonly Node[] {
  const { '@graph': graph, ...context } = dataOf(path)
  expect(context).toEqual({ '@context': 'https://schema.org' })
  if (!Array.isArray(graph)) throw new Error(`The data of ${path} is not a graph.`)
  return graph
}

/** The one thing of a type that a page describes. */
function thing(path: string, type: string): Node {
  const found = graphOf(path).filter((node) => node['@type'] === type)
  expect(found).toHaveLength(1)
  return found[0] ?? {}
}

const typesOf = (path: string) => graphOf(path).map((node) => node['@type'])

const describedPages = documents
  .map(({ path }) => path)
  .filter((path) => path !== '/404.html' && path !== '/offline.html')
const firm = { '@type': 'Organization', '@id': `${origin}/#firm`, name: 'Sangbunyad', url: `${origin}/` }

/** What each page describes besides its place in the site. */
const expectedTypes: Readonly<Record<string, readonly string[]>> = {
  '/': ['WebSite', 'GeneralContractor'],
  '/pages': ['WebSite', 'GeneralContractor'],
  '/aboutus': ['BreadcrumbList', 'GeneralContractor'],
  '/contact': ['BreadcrumbList', 'GeneralContractor'],
  '/faq': ['BreadcrumbList', 'FAQPage'],
  ...Object.fromEntries(
    [...services, ...serviceSubpages].map(({ link }) => [link, ['BreadcrumbList', 'Service']]),
  ),
  ...Object.fromEntries(posts.map(({ link }) => [link, ['BreadcrumbList', 'BlogPosting']])),
}

describe('the structured data', () => {
  it.each(describedPages)('of %s has the types of its content', (path) => {
    expect(typesOf(path)).toEqual(expectedTypes[path] ?? ['BreadcrumbList'])
  })

  it.each(describedPages)('of %s has neither empty values nor dead URLs', (path) => {
    const values = valuesIn(graphOf(path))
    const urls = values.filter((value) => String(value).startsWith(origin)).map(String)
    expect(values.filter((value) => value === '' || value === null)).toEqual([])
    expect(urls.length).toBeGreaterThan(1)
    expect(urls.filter((url) => !isOnSite(new URL(url).pathname))).toEqual([])
  })

  it.each(describedPages)('of %s shows its picture for shared links, on each thing that has one', (path) => {
    const [picture] = metas(documentAt(path).html, 'og:image')
    expect(picture).toMatch(/\/share\/.+\.jpg$/)
    const pictured = new Set<unknown>(['GeneralContractor', 'Service', 'BlogPosting'])
    expect(graphOf(path).map(({ image }) => image)).toEqual(
      typesOf(path).map((type) => (pictured.has(type) ? picture : undefined)),
    )
  })
})

describe('the firm', () => {
  it.each(['/', '/aboutus', '/contact'])('is described on %s', (path) => {
    expect(thing(path, 'GeneralContractor')).toEqual({
      '@type': 'GeneralContractor',
      '@id': `${origin}/#firm`,
      name: 'Sangbunyad',
      description: company.description,
      slogan: company.tagline,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      image: expect.stringContaining(`${origin}/share/`),
      email: 'hello@sangbunyad.example',
      telephone: ['+92 300 0000000', '+92 42 0000 0000'],
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12-A Naqsha Street, Bunyad Block',
        addressLocality: 'Lahore',
        addressCountry: 'Pakistan',
      },
      areaServed: { '@type': 'City', name: 'Lahore' },
      hasMap: expect.stringMatching(/^https:\/\//),
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '18:00',
        },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
      ],
      sameAs: company.socials.map(({ href }) => href),
    })
  })

  it('is the publisher of the site', () => {
    expect(thing('/', 'WebSite')).toEqual({
      '@type': 'WebSite',
      name: 'Sangbunyad',
      url: `${origin}/`,
      inLanguage: 'en',
      publisher: { '@id': `${origin}/#firm` },
    })
  })
})

describe('the breadcrumbs', () => {
  const crumbs = (...items: readonly (readonly [string, string])[]) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [['Home', '/'] as const, ...items].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  })

  it.each([
    ['/aboutus', [['About Us', '/aboutus']]],
    [
      '/consultany_services',
      [
        ['Services', '/services'],
        ['Consultancy Services', '/consultany_services'],
      ],
    ],
    [
      '/services/project-management/Project-Planning',
      [
        ['Services', '/services'],
        ['Project Management Consultancy', '/services/project-management'],
        ['Project Planning', '/services/project-management/Project-Planning'],
      ],
    ],
    [
      '/projects/db-32',
      [
        ['Projects', '/projects'],
        ['DB-32', '/projects/db-32'],
      ],
    ],
  ] as const)('of %s lead there from the home page', (path, items) => {
    expect(thing(path, 'BreadcrumbList')).toEqual(crumbs(...items))
  })

  it.each([...projects, ...posts])('of $title end with its title', ({ link, title }) => {
    expect(JSON.stringify(thing(link, 'BreadcrumbList'))).toContain(
      JSON.stringify({ '@type': 'ListItem', position: 3, name: title, item: origin + link }),
    )
  })
})

describe('a service', () => {
  it.each([...services, ...serviceSubpages])('$title names its provider', ({ title, summary, link }) => {
    expect(thing(link, 'Service')).toEqual({
      '@type': 'Service',
      name: title,
      description: summary,
      url: origin + link,
      image: expect.stringContaining(`${origin}/share/`),
      provider: firm,
    })
  })
})

describe('a post', () => {
  it.each(posts)('$title has its date and its author', ({ title, summary, link, date }) => {
    expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
    expect(thing(link, 'BlogPosting')).toEqual({
      '@type': 'BlogPosting',
      headline: title,
      description: summary,
      url: origin + link,
      image: expect.stringContaining(`${origin}/share/`),
      datePublished: date,
      inLanguage: 'en',
      author: firm,
    })
  })
})

describe('the questions', () => {
  it('are those of the page, with their answers', () => {
    const { mainEntity } = thing('/faq', 'FAQPage')
    expect(mainEntity).toEqual(
      faqEntries.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    )
  })
})
