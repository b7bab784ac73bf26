import type { Graph, OpeningHoursSpecification, Organization, Thing } from 'schema-dts'
import { faqEntries } from '../../content/faqEntries'
import { company, mapHref, type OfficeHours } from '../../content/company'
import { homePage } from '../../content/pages/home/home'
import { paths } from '../../paths'
import { absoluteUrl } from './absoluteUrl'
import type { SitePage } from '../sitePages'
import { iconPaths } from './webManifest'

const homeUrl = absoluteUrl(paths.home.href())
const firmId = `${homeUrl}#firm`
const language = 'en'

/**
 * The schema.org description of a page, as JSON-LD. It states only what the page shows.
 *
 * @param imageUrl the picture of the page's shared links
 */
export function structuredData(page: SitePage, imageUrl: string): Graph {
  const breadcrumbs = page.route === 'home' ? [] : [breadcrumbList(page)]
  return { '@context': 'https://schema.org', '@graph': [...breadcrumbs, ...things(page, imageUrl)] }
}

/** The subject of a page, by its route. */
function things(page: SitePage, imageUrl: string): Thing[] {
  switch (page.route) {
    case 'home':
      return [website(), firm(imageUrl)]
    case 'about':
    case 'contact':
      return [firm(imageUrl)]
    case 'service':
    case 'serviceSubpage':
      return [service(page, imageUrl)]
    case 'blog':
      return [blogPosting(page, imageUrl)]
    case 'faq':
      return [faq(page)]
    default:
      return []
  }
}

function breadcrumbList(page: SitePage): Thing {
  const home = { text: homePage.head, href: paths.home.href() }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...page.parents, page].map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text.label,
      item: absoluteUrl(href),
    })),
  }
}

function website(): Thing {
  return {
    '@type': 'WebSite',
    name: company.name,
    url: homeUrl,
    inLanguage: language,
    publisher: { '@id': firmId },
  }
}

function firm(imageUrl: string): Thing {
  const { street, city, country } = company.postalAddress
  return {
    '@type': 'GeneralContractor',
    '@id': firmId,
    name: company.name,
    description: company.description,
    slogan: company.tagline,
    url: homeUrl,
    logo: absoluteUrl(iconPaths.large),
    image: imageUrl,
    email: company.email,
    telephone: [...company.phones],
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressCountry: country,
    },
    areaServed: { '@type': 'City', name: city },
    hasMap: mapHref,
    openingHoursSpecification: company.officeHours.flatMap(hoursOf),
    sameAs: company.socials.map(({ href }) => href),
  }
}

/** Closed days are left out: a day without hours is closed. */
function hoursOf({ days, opens, closes }: OfficeHours): OpeningHoursSpecification[] {
  return opens ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: [...days], opens, closes }] : []
}

/** The firm on pages that don't describe it. */
function firmReference(): Organization {
  return { '@type': 'Organization', '@id': firmId, name: company.name, url: homeUrl }
}

function service({ text, href }: SitePage, imageUrl: string): Thing {
  return {
    '@type': 'Service',
    name: text.label,
    description: text.description,
    url: absoluteUrl(href),
    image: imageUrl,
    provider: firmReference(),
  }
}

function blogPosting({ text, href, published }: SitePage, imageUrl: string): Thing {
  return {
    '@type': 'BlogPosting',
    headline: text.label,
    description: text.description,
    url: absoluteUrl(href),
    image: imageUrl,
    ...(published && { datePublished: published }),
    inLanguage: language,
    author: firmReference(),
  }
}

function faq({ href }: SitePage): Thing {
  return {
    '@type': 'FAQPage',
    url: absoluteUrl(href),
    inLanguage: language,
    mainEntity: faqEntries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
