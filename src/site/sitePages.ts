import type { PictureName } from '../content/pictures'
import { postHead, posts } from '../content/posts/posts'
import { projectHead, projects } from '../content/projects/projects'
import { serviceDetails } from '../content/services/serviceDetails'
import { serviceHead, services, type Service } from '../content/services/services'
import { subpageHead } from '../content/services/serviceSubpages'
import type { PageHead } from '../content/pageHead'
import { aboutPage } from '../content/pages/about'
import { blogsPage } from '../content/pages/blogs'
import { consultancyServicesPage } from '../content/pages/consultancyServices'
import { contactPage } from '../content/pages/contact'
import { estimatorHead } from '../content/estimator/head'
import { faqPage } from '../content/pages/faq'
import { homePage } from '../content/pages/home/home'
import { privacyPage } from '../content/pages/legal/privacy'
import { projectsPage } from '../content/pages/projects'
import { servicesPage } from '../content/pages/services'
import { termsPage } from '../content/pages/legal/terms'
import { keysOf } from '../lib/keysOf'
import { canonicalRoute, isStaticRoute, paths, routeNames, type MainRoute, type RouteName } from '../paths'

/** A page that search engines may list. */
export interface SitePage {
  readonly route: RouteName
  /** The canonical path. */
  readonly href: string
  readonly text: PageHead
  /** Its parent pages, topmost first, without the home page. */
  readonly parents: readonly SitePage[]
  /** The picture of a shared link. @default a drawing */
  readonly picture?: PictureName | undefined
  /** The date of publication that a post shows, such as `2026-01-31`. @default none */
  readonly published?: string
}

type MainPage = Pick<SitePage, 'text' | 'picture'> & { readonly parent?: MainRoute }

/** The pages with a fixed path, the most important first. */
const main: Readonly<Record<MainRoute, MainPage>> = {
  home: { text: homePage.head, picture: homePage.hero.picture },
  estimator: { text: estimatorHead, picture: 'db-32-exploded' },
  services: { text: servicesPage.head, picture: 'grey-structure-slab' },
  consultancyServices: {
    text: consultancyServicesPage.head,
    picture: 'house-project-garden',
    parent: 'services',
  },
  projects: { text: projectsPage.head, picture: projects[0]?.src },
  blogs: { text: blogsPage.head, picture: posts[0]?.imageUrl },
  about: { text: aboutPage.head, picture: aboutPage.checklist.picture },
  contact: { text: contactPage.head, picture: contactPage.picture },
  faq: { text: faqPage.head },
  privacy: { text: privacyPage.head },
  terms: { text: termsPage.head },
}

function mainPage(route: MainRoute): SitePage {
  const { parent, ...page } = main[route]
  return { route, href: paths[route].href(), parents: parent ? [mainPage(parent)] : [], ...page }
}

const mainPages = keysOf(main).map(mainPage)

function servicePage(service: Service): SitePage {
  return {
    route: 'service',
    href: service.link,
    text: serviceHead(service),
    parents: [mainPage('services')],
    picture: service.img,
  }
}

/** The subpages of a service, each with a picture of its gallery, or that of the service once those are used. */
function subpagesOf(service: Service): SitePage[] {
  const parents = [mainPage('services'), servicePage(service)]
  const { gallery, subpages = [] } = serviceDetails[service.id]
  return subpages.map((subpage, index) => ({
    route: 'serviceSubpage',
    href: subpage.link,
    text: subpageHead(subpage),
    parents,
    picture: gallery[index] ?? service.img,
  }))
}

const projectPages = projects.map((project): SitePage => ({
  route: 'project',
  href: project.link,
  text: projectHead(project),
  parents: [mainPage('projects')],
  picture: project.src,
}))

const postPages = posts.map((post): SitePage => ({
  route: 'blog',
  href: post.link,
  text: postHead(post),
  parents: [mainPage('blogs')],
  picture: post.imageUrl,
  published: post.date,
}))

/** All pages that search engines may list: those with a fixed path, then services, their subpages, projects and posts. */
export const sitePages: readonly SitePage[] = [
  ...mainPages,
  ...services.map(servicePage),
  ...services.flatMap(subpagesOf),
  ...projectPages,
  ...postPages,
]

/** The page that a URL shows; `undefined` for pages that search engines don't list. */
export function pageAt(url: string): SitePage | undefined {
  const fixed = routeNames.filter(isStaticRoute).find((name) => paths[name].href() === url)
  const href = fixed ? paths[canonicalRoute(fixed)].href() : url
  return sitePages.find((page) => page.href === href)
}
