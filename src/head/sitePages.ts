import type { PictureName } from '../content/collections/pictures'
import { postPageText, posts } from '../content/collections/posts'
import { projectPageText, projects } from '../content/collections/projects'
import { servicePageText, services } from '../content/collections/services'
import type { PageText } from '../content/pageText'
import { aboutPage } from '../content/pages/about'
import { blogsPage } from '../content/pages/blogs'
import { consultancyServicesPage } from '../content/pages/consultancyServices'
import { contactPage } from '../content/pages/contact'
import { estimatorPage } from '../content/pages/estimator'
import { faqPage } from '../content/pages/faq'
import { homePage } from '../content/pages/home'
import { privacyPage } from '../content/pages/privacy'
import { projectsPage } from '../content/pages/projects'
import { servicesPage } from '../content/pages/services'
import { termsPage } from '../content/pages/terms'
import { paths, type MainRoute, type RouteName } from '../paths'

/** A page that search engines may list. */
export interface SitePage {
  readonly route: RouteName
  /** The canonical path. */
  readonly href: string
  readonly text: PageText
  /** The pages above it, from the top, without the home page. */
  readonly parents: readonly SitePage[]
  /** The picture of a shared link. @default a drawing */
  readonly picture?: PictureName | undefined
  /** The date that the page shows, such as `2026-01-31`. @default none */
  readonly date?: string
}

type MainPage = Pick<SitePage, 'text' | 'picture' | 'date'> & { readonly parent?: MainRoute }

const main: Readonly<Record<MainRoute, MainPage>> = {
  home: { text: homePage.head, picture: homePage.hero.picture },
  about: { text: aboutPage.head, picture: aboutPage.hero.picture },
  services: { text: servicesPage.head, picture: servicesPage.picture },
  consultancyServices: {
    text: consultancyServicesPage.head,
    picture: 'house-project-garden',
    parent: 'services',
  },
  projects: { text: projectsPage.head, picture: projects[0]?.src },
  blogs: { text: blogsPage.head, picture: posts[0]?.imageUrl },
  estimator: { text: estimatorPage.head, picture: 'db-32-exploded' },
  contact: { text: contactPage.head, picture: contactPage.picture },
  privacy: { text: privacyPage.head, date: privacyPage.updated },
  terms: { text: termsPage.head, date: termsPage.updated },
  faq: { text: faqPage.head },
}

function mainPage(route: MainRoute): SitePage {
  const { parent, ...page } = main[route]
  return { route, href: paths[route].href(), parents: parent ? [mainPage(parent)] : [], ...page }
}

const mainPages = Object.keys(main).map((route) => mainPage(route as MainRoute))

const servicePages = services.flatMap((service): SitePage[] => {
  const parents = [mainPage('services')]
  const page: SitePage = {
    route: 'service',
    href: service.link,
    text: servicePageText(service),
    parents,
    picture: service.img,
  }
  const subpages = (service.subpages ?? []).map((subpage, index): SitePage => ({
    route: 'serviceSubpage',
    href: subpage.link,
    text: servicePageText(subpage),
    parents: [...parents, page],
    picture: service.gallery[index] ?? service.img,
  }))
  return [page, ...subpages]
})

const projectPages = projects.map((project): SitePage => ({
  route: 'project',
  href: project.link,
  text: projectPageText(project),
  parents: [mainPage('projects')],
  picture: project.src,
}))

const postPages = posts.map((post): SitePage => ({
  route: 'blog',
  href: post.link,
  text: postPageText(post),
  parents: [mainPage('blogs')],
  picture: post.imageUrl,
  date: post.date,
}))

/** All pages that search engines may list: those with a fixed path, then services, projects and posts. */
export const sitePages: readonly SitePage[] = [...mainPages, ...servicePages, ...projectPages, ...postPages]
