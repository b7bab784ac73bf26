import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { codeFiles, fetchCode } from '../code'
import { paths, routeNames, type RouteName } from '../paths'

interface PageModule {
  readonly default: ComponentType
}

interface Screen {
  /** Its module's path below src/pages, without the ending; the build finds its files by it. */
  readonly source: string
  /** @throws when its code can't be fetched; it can be called again. */
  readonly load: () => Promise<PageModule>
  /** The page, which suspends until its code is there, and throws when that can't be fetched. */
  readonly Page: ComponentType
  /** Forgets that its code could not be fetched: it is fetched again when the page is next rendered. */
  readonly forgetFailure: () => void
}

/** React's `lazy` keeps a failure for as long as the document stands; each attempt has one of its own here. */
function screen(source: string, importPage: () => Promise<PageModule>): Screen {
  let loaded: PageModule | undefined
  let hasFailed = false

  const load = async () => {
    try {
      await fetchCode(codeFiles().pages[source] ?? [])
      loaded = await importPage()
      return loaded
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  let LazyPage = lazy(load)

  return {
    source,
    load,
    Page: () => {
      const Content = loaded?.default ?? LazyPage
      return <Content />
    },
    forgetFailure: () => {
      if (hasFailed) LazyPage = lazy(load)
      hasFailed = false
    },
  }
}

const home = screen('home/HomePage', () => import('../pages/home/HomePage'))

/** The page behind each name of the route table, fetched when it is first asked for; a name without one does not compile. */
export const screens: Record<RouteName, Screen> = {
  home,
  homeAlias: home,
  about: screen('about/AboutPage', () => import('../pages/about/AboutPage')),
  services: screen('services/ServicesPage', () => import('../pages/services/ServicesPage')),
  consultancyServices: screen(
    'consultancy-services/ConsultancyServicesPage',
    () => import('../pages/consultancy-services/ConsultancyServicesPage'),
  ),
  service: screen('service/ServicePage', () => import('../pages/service/ServicePage')),
  serviceSubpage: screen(
    'service-subpage/ServiceSubpagePage',
    () => import('../pages/service-subpage/ServiceSubpagePage'),
  ),
  projects: screen('projects/ProjectsPage', () => import('../pages/projects/ProjectsPage')),
  project: screen('project/ProjectPage', () => import('../pages/project/ProjectPage')),
  blogs: screen('blogs/BlogsPage', () => import('../pages/blogs/BlogsPage')),
  blog: screen('blog/BlogPage', () => import('../pages/blog/BlogPage')),
  estimator: screen('estimator/EstimatorPage', () => import('../pages/estimator/EstimatorPage')),
  contact: screen('contact/ContactPage', () => import('../pages/contact/ContactPage')),
  privacy: screen('privacy/PrivacyPage', () => import('../pages/privacy/PrivacyPage')),
  terms: screen('terms/TermsPage', () => import('../pages/terms/TermsPage')),
  faq: screen('faq/FaqPage', () => import('../pages/faq/FaqPage')),
  notFound: screen('not-found/NotFoundPage', () => import('../pages/not-found/NotFoundPage')),
}

/** The name of the screen that a path leads to; notFound where no other claims it. */
export function routeOf(pathname: string): RouteName {
  const claims = (name: RouteName) =>
    name !== 'notFound' && matchPath({ path: paths[name].pattern, caseSensitive: true }, pathname) !== null
  return routeNames.find(claims) ?? 'notFound'
}

/** Lets every page whose code could not be fetched be fetched again when it is next rendered. */
export function forgetFailedPages(): void {
  for (const name of routeNames) screens[name].forgetFailure()
}

/**
 * Fetches a page before it is rendered for the first time.
 * @throws when its code can't be fetched.
 */
export async function loadPage(name: RouteName): Promise<void> {
  await screens[name].load()
}
