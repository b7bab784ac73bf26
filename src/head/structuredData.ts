import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  GeneralContractor,
  Graph,
  ImageGallery,
  OpeningHoursSpecification,
  Organization,
  Service,
  Thing,
  WebApplication,
  WebSite,
} from 'schema-dts'
import { faqEntries } from '../content/collections/faqEntries'
import { galleryCaptions } from '../content/collections/galleryCaptions'
import { projectDetails } from '../content/collections/projectDetails'
import { projects } from '../content/collections/projects'
import { company, mapHref, type OfficeHours } from '../content/company'
import { homePage } from '../content/pages/home'
import { paths } from '../paths'
import { encodedPicture } from '../images/encodedPicture'
import { absoluteUrl } from './absoluteUrl'
import { openingHours } from './openingHours'
import type { SitePage } from '../content/sitePages'
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
    case 'project':
      return [imageGallery(page)]
    case 'blog':
      return [blogPosting(page, imageUrl)]
    case 'faq':
      return [faq(page)]
    case 'estimator':
      return [webApplication(page, imageUrl)]
    default:
      return []
  }
}

function breadcrumbList(page: SitePage): BreadcrumbList {
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

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${homeUrl}#website`,
    name: company.name,
    url: homeUrl,
    inLanguage: language,
    publisher: { '@id': firmId },
  }
}

function firm(imageUrl: string): GeneralContractor {
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
    hasMap: mapHref(),
    openingHoursSpecification: company.officeHours.flatMap(hoursOf),
    sameAs: company.socials.map(({ href }) => href),
  }
}

/** Closed days are left out: a day without hours is closed. */
function hoursOf(officeHours: OfficeHours): OpeningHoursSpecification[] {
  const open = openingHours(officeHours)
  if (!open) return []
  return [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: open.days, opens: open.opens, closes: open.closes },
  ]
}

/** The firm on pages that don't describe it. */
function firmReference(): Organization {
  return { '@type': 'Organization', '@id': firmId, name: company.name, url: homeUrl }
}

function service({ text, href }: SitePage, imageUrl: string): Service {
  return {
    '@type': 'Service',
    '@id': `${absoluteUrl(href)}#service`,
    name: text.label,
    description: text.description,
    url: absoluteUrl(href),
    image: imageUrl,
    provider: firmReference(),
  }
}

/**
 * The pictures of a project, with the captions that the lightbox shows.
 * @throws if the page isn't that of a project
 */
function imageGallery({ text, href }: SitePage): ImageGallery {
  const project = projects.find(({ link }) => link === href)
  if (!project) throw new Error(`There is no project at ${href}.`)
  return {
    '@type': 'ImageGallery',
    '@id': `${absoluteUrl(href)}#gallery`,
    name: text.label,
    url: absoluteUrl(href),
    inLanguage: language,
    image: projectDetails[project.id].imgsgellery.map((name) => ({
      '@type': 'ImageObject',
      contentUrl: absoluteUrl(encodedPicture(name).img.src),
      caption: galleryCaptions[name],
    })),
  }
}

function blogPosting({ text, href, published }: SitePage, imageUrl: string): BlogPosting {
  return {
    '@type': 'BlogPosting',
    '@id': `${absoluteUrl(href)}#post`,
    headline: text.label,
    description: text.description,
    url: absoluteUrl(href),
    mainEntityOfPage: absoluteUrl(href),
    image: imageUrl,
    ...(published && { datePublished: published }),
    inLanguage: language,
    author: firmReference(),
    publisher: { '@id': firmId },
  }
}

function faq({ href }: SitePage): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absoluteUrl(href)}#questions`,
    url: absoluteUrl(href),
    inLanguage: language,
    mainEntity: faqEntries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function webApplication({ text, href }: SitePage, imageUrl: string): WebApplication {
  return {
    '@type': 'WebApplication',
    '@id': `${absoluteUrl(href)}#application`,
    name: text.title,
    description: text.description,
    url: absoluteUrl(href),
    image: imageUrl,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: language,
    provider: firmReference(),
  }
}
