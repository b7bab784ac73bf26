import { paths, type MainRoute } from '../paths'
import { postPageText, posts } from './collections/posts'
import { projectPageText, projects } from './collections/projects'
import { serviceSubpages, subpagePageText } from './collections/serviceDetails'
import { servicePageText, services } from './collections/services'
import type { PageText } from './pageText'
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
export interface FindablePage extends PageText {
  readonly href: string
}

function findable(text: PageText, href: string): FindablePage {
  return { ...text, href }
}

/** The pages with a fixed path, the most important first. */
const mainTexts: Readonly<Record<MainRoute, PageText>> = {
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

const mainRoutes = Object.keys(mainTexts) as MainRoute[]

/** The links of the not-found page before a search. */
export const mainPages: readonly FindablePage[] = mainRoutes.map((name) =>
  findable(mainTexts[name], paths[name].href()),
)

/** All pages that the search can find: the main pages, then every service, project and post. */
export const findablePages: readonly FindablePage[] = [
  ...mainPages,
  ...services.map((service) => findable(servicePageText(service), service.link)),
  ...serviceSubpages.map((subpage) => findable(subpagePageText(subpage), subpage.link)),
  ...projects.map((project) => findable(projectPageText(project), project.link)),
  ...posts.map((post) => findable(postPageText(post), post.link)),
]
