import type { PageText } from './pages'
import type { Post } from './posts'
import type { Project } from './projects'
import type { Service, ServiceSubpage } from './services'

/** The texts of the screens about the firm, its work and its terms. */
export const pageTexts = {
  about: {
    label: 'About Us',
    title: 'About Us',
    description:
      'An office in Lahore that draws, calculates and builds houses: how we work, what we promise and who leads it.',
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
} as const satisfies Record<string, PageText>

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
