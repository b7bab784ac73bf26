import { paths, type canonicalRoute } from '../paths'
import { company } from './company'
import { posts, type Post } from './posts'
import { projects, type Project } from './projects'
import { services, type Service, type ServiceSubpage } from './services'

/** How a page presents itself in a browser's tab, to search engines and in the site's own search. */
export interface PageText {
  /** What a link to it says. */
  readonly label: string
  /** At most 60 characters with the firm's name behind it. */
  readonly title: string
  /** At most 160 characters. */
  readonly description: string
}

/** The texts of every screen, in the order of its weight for a visitor; a second address shows those of the first. */
export const pages = {
  home: {
    label: 'Home',
    title: company.trade,
    description:
      'Architecture, structure, interiors and construction for houses in Lahore, with a cost estimator that shows every area, rate and line.',
  },
  estimator: {
    label: 'Cost Estimator',
    title: 'Construction and Design Cost Estimator',
    description:
      'Work out what a house will cost in PKR: plot and authority, covered area floor by floor, grade and services, line by line.',
  },
  services: {
    label: 'Services',
    title: 'Services',
    description:
      'Project development, engineering, consultancy, procurement support and construction equipment: what belongs to each field.',
  },
  consultancyServices: {
    label: 'Consultancy Services',
    title: 'Consultancy Services',
    description:
      'All nine services on one page, from DHA approvals and project management to landscaping, letting and equipment.',
  },
  projects: {
    label: 'Projects',
    title: 'Projects',
    description:
      'Design studies of a tower of 24 storeys and two houses in Lahore, with areas, facts and renders of the models.',
  },
  blogs: {
    label: 'Blogs',
    title: 'Blogs',
    description:
      'Articles for people who build: the stages of a house, a weekly report on one page, and what makes good grey structure.',
  },
  about: {
    label: 'About Us',
    title: 'About Us',
    description:
      'An office in Lahore that draws, calculates and builds houses: how we work, what we promise and who leads it.',
  },
  contact: {
    label: 'Contact Us',
    title: 'Contact Us',
    description: 'Send a project enquiry, call, write or chat: how to reach our office in Lahore.',
  },
  faq: {
    label: 'FAQ',
    title: 'Frequently asked questions',
    description:
      'Answers on the estimator, covered area, marla, basements, grades, payments, approvals and the time it takes to build.',
  },
  privacy: {
    label: 'Privacy Policy',
    title: 'Privacy Policy',
    description:
      'What the forms of this site send, to whom, what stays on your device and how you delete it.',
  },
  terms: {
    label: 'Terms',
    title: 'Terms of Use',
    description: 'What the estimates, texts and pictures of this site are, and what they are not.',
  },
  notFound: {
    label: 'Page not found',
    title: 'Page not found',
    description: 'There is no page at this address. Search the site or go back to the home page.',
  },
} as const satisfies Record<ReturnType<typeof canonicalRoute>, PageText>

/** How a service's page, or a subpage's, presents itself. */
export function serviceText(service: Service | ServiceSubpage): PageText {
  return {
    label: service.title,
    title: 'shortTitle' in service ? service.shortTitle : service.title,
    description: service.summary,
  }
}

/** How a project's page presents itself. */
export function projectText({ title, summary }: Project): PageText {
  return { label: title, title, description: summary }
}

/** How a post's page presents itself. */
export function postText({ title, shortTitle, summary }: Post): PageText {
  return { label: title, title: shortTitle, description: summary }
}

/** A page that the not-found page offers. */
export interface FindablePage extends PageText {
  readonly href: string
}

function findable(text: PageText, href: string): FindablePage {
  return { ...text, href }
}

type MainRoute = Exclude<keyof typeof pages, 'notFound'>

const mainRoutes = Object.keys(pages).filter((name): name is MainRoute => name !== 'notFound')

/** What the not-found page offers before anything is searched, in the order of `pages`. */
export const mainPages: readonly FindablePage[] = mainRoutes.map((name) =>
  findable(pages[name], paths[name].href()),
)

/** What the not-found page searches: the main pages, then every service, project and post. */
export const findablePages: readonly FindablePage[] = [
  ...mainPages,
  ...services.map((service) => findable(serviceText(service), service.link)),
  ...services.flatMap(({ subpages = [] }) =>
    subpages.map((subpage) => findable(serviceText(subpage), subpage.link)),
  ),
  ...projects.map((project) => findable(projectText(project), project.link)),
  ...posts.map((post) => findable(postText(post), post.link)),
]
