import { categories } from '../../../src/content/services/categories'
import { faqEntries } from '../../../src/content/faqEntries'
import { postBodies } from '../../../src/content/posts/postBodies'
import { posts } from '../../../src/content/posts/posts'
import { serviceDetails } from '../../../src/content/services/serviceDetails'
import { services } from '../../../src/content/services/services'
import { serviceSubpages } from '../../../src/content/services/serviceSubpages'
import { subpageDetails } from '../../../src/content/services/subpageDetails'
import { statistics } from '../../../src/content/pages/home/statistics'
import { testimonialQuotes } from '../../../src/content/pages/home/testimonials'
import { company, hoursText } from '../../../src/content/company'
import { aboutPage } from '../../../src/content/pages/about'
import { blogsPage } from '../../../src/content/pages/blogs'
import { consultancyServicesPage } from '../../../src/content/pages/consultancyServices'
import { contactPage, enquiryForm } from '../../../src/content/pages/contact'
import { faqPage } from '../../../src/content/pages/faq'
import { homePage } from '../../../src/content/pages/home/home'
import { notFoundPage } from '../../../src/content/pages/notFound'
import { offlinePage } from '../../../src/content/pages/offline'
import { privacyPage } from '../../../src/content/pages/legal/privacy'
import { house10, projectsPage } from '../../../src/content/pages/projects'
import { servicesPage } from '../../../src/content/pages/services'
import { termsPage } from '../../../src/content/pages/legal/terms'
import type { Project } from '../../../src/content/projects/Project'
import { projects } from '../../../src/content/projects/projects'
import { sheets } from '../../../src/content/sheets'

/** Keys whose texts are not shown, or only after the visitor has acted. */
const hiddenKeys = new Set([
  'head',
  'messages',
  'elsewhere',
  'submit',
  'foundHeading',
  'trying',
  'foundNone',
  'picture',
  'alt',
  'icon',
  'drawing',
  'wordmarks',
  'kind',
  'id',
  'href',
  'updated',
  'emptyText',
])

/** All texts in a piece of content, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (hiddenKeys.has(key) ? [] : textsIn(part)))
}

const captionsOf = ({ drawings }: Pick<Project, 'drawings'>) =>
  drawings.map(({ name }) => sheets[name].caption)

const cards = (entries: readonly { title: string; description?: string }[]) =>
  entries.flatMap(({ title, description = '' }) => [title, description])

/** The texts of the content that each page shows before the visitor acts. */
export const expectedTexts: Readonly<Record<string, readonly string[]>> = {
  '/': [
    ...textsIn(homePage),
    ...services.slice(0, 3).flatMap(({ title, summary }) => [title, summary]),
    ...cards(posts.slice(0, 2)),
    ...testimonialQuotes.flatMap(({ name, quote }) => [name, quote]),
    ...statistics.map(({ label }) => label),
    company.ceo.quote,
  ],
  '/aboutus': textsIn(aboutPage),
  '/services': [...textsIn(servicesPage), ...cards(categories)],
  '/consultany_services': [
    ...textsIn(consultancyServicesPage),
    ...services.flatMap(({ title, summary }) => [title, summary]),
  ],
  '/projects': [
    ...textsIn(projectsPage),
    ...projects.map(({ title }) => title),
    ...textsIn({ ...house10, drawings: captionsOf(house10), lines: house10.lines.map(({ term }) => term) }),
  ],
  '/blogs': [...textsIn(blogsPage), ...cards(posts)],
  '/calculate_actual_cost': [
    "Let's Get Started",
    'Full Name',
    'Email Address',
    'Phone Number',
    'What can you build within your budget?',
    '11.4 marla',
    'What a house costs, by plot',
    'PKR\u00a027,995,990',
    'PKR\u00a07,463–7,765',
  ],
  '/contact': [
    ...textsIn(contactPage),
    ...textsIn(enquiryForm),
    ...services.map(({ title }) => title),
    company.address,
    company.email,
    ...company.phones,
    ...company.officeHours.flatMap((hours) => [hours.label, hoursText(hours)]),
  ],
  '/privacy-policy': textsIn(privacyPage),
  '/terms': textsIn(termsPage),
  '/faq': [...textsIn(faqPage), ...textsIn(faqEntries)],
  '/404.html': textsIn(notFoundPage),
  '/offline.html': [...textsIn(offlinePage), company.email, ...company.phones],
  ...Object.fromEntries(
    services.map(({ id, link, title }) => {
      const { description, points } = serviceDetails[id]
      return [link, [title, description, ...points]]
    }),
  ),
  ...Object.fromEntries(
    serviceSubpages.map(({ id, link, title }) => {
      const { description, points } = subpageDetails[id]
      return [link, [title, description, ...points]]
    }),
  ),
  ...Object.fromEntries(
    projects.map((project) => {
      const { link, title, description = '', highlights } = project
      return [link, [title, description, ...highlights, ...captionsOf(project)]]
    }),
  ),
  ...Object.fromEntries(
    posts.map(({ slug, link, title, description }) => [
      link,
      [title, description, ...textsIn(postBodies[slug])],
    ]),
  ),
}
