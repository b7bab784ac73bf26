import { paths, type MainRoute } from '../paths'
import { postHead, posts } from './collections/posts'
import { projectHead, projects } from './collections/projects'
import { serviceHead, services } from './collections/services'
import { serviceSubpages, subpageHead } from './collections/serviceSubpages'
import type { PageHead } from './pageHead'
import { aboutPage } from './pages/about'
import { blogsPage } from './pages/blogs'
import { consultancyServicesPage } from './pages/consultancyServices'
import { contactPage } from './pages/contact'
import { estimatorHead } from './pages/estimatorHead'
import { faqPage } from './pages/faq'
import { homePage } from './pages/home'
import { privacyPage } from './pages/privacy'
import { projectsPage } from './pages/projects'
import { servicesPage } from './pages/services'
import { termsPage } from './pages/terms'

/** A page in the search results of the not-found page. */
export interface FindablePage extends PageHead {
  readonly href: string
}

function findable(head: PageHead, href: string): FindablePage {
  return { ...head, href }
}

/** The pages with a fixed path, the most important first. */
const mainHeads: Readonly<Record<MainRoute, PageHead>> = {
  home: homePage.head,
  estimator: estimatorHead,
  services: servicesPage.head,
  consultancyServices: consultancyServicesPage.head,
  projects: projectsPage.head,
  blogs: blogsPage.head,
  about: aboutPage.head,
  contact: contactPage.head,
  faq: faqPage.head,
  privacy: privacyPage.head,
  terms: termsPage.head,
}

const mainRoutes = Object.keys(mainHeads) as MainRoute[]

/** The links of the not-found page before a search, or after one that finds nothing. */
export const mainPages: readonly FindablePage[] = mainRoutes.map((name) =>
  findable(mainHeads[name], paths[name].href()),
)

/** All pages that the search can find: the main pages, then every service, service subpage, project and post. */
export const findablePages: readonly FindablePage[] = [
  ...mainPages,
  ...services.map((service) => findable(serviceHead(service), service.link)),
  ...serviceSubpages.map((subpage) => findable(subpageHead(subpage), subpage.link)),
  ...projects.map((project) => findable(projectHead(project), project.link)),
  ...posts.map((post) => findable(postHead(post), post.link)),
]
