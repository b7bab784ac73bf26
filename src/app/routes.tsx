import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { fetchPageChunks } from '../code'
import { paths, routeNames, type RouteName } from '../paths'

interface PageModule {
  readonly default: ComponentType
}

interface Screen {
  /** The module's path below src/pages, without extension: the key under which the build lists the page's chunks. */
  readonly source: string
  /** @throws if the page's code can't be fetched; it may then be called again */
  readonly load: () => Promise<PageModule>
  /**
   * The page; suspends while its code is loading. If that fails, it renders the offline page when there is no
   * connection, and otherwise throws.
   */
  readonly Page: ComponentType
  /**
   * Loads the offline page, which `Page` then renders until `resetFailure` is called.
   * @throws if the offline page can't be fetched either
   */
  readonly showOffline: () => Promise<PageModule>
  /** After a failure, lets the code be fetched again when the page is next rendered. */
  readonly resetFailure: () => void
}

/** Unlike React's `lazy`, which never retries a failed import, a screen can be loaded again after a failure. */
function screen(source: string, importPage: () => Promise<PageModule>): Screen {
  let loaded: PageModule | undefined
  let substitute: PageModule | undefined
  let hasFailed = false

  const load = async () => {
    try {
      await fetchPageChunks(source)
      loaded = await importPage()
      return loaded
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const showOffline = async () => {
    substitute = await offline.load()
    return substitute
  }
  const loadOrSubstitute = () =>
    load().catch((error: unknown) => {
      if (navigator.onLine) throw error
      return showOffline().catch(() => {
        throw error
      })
    })
  let LazyPage = lazy(loadOrSubstitute)

  return {
    source,
    load,
    Page: () => {
      const Content = (loaded ?? substitute)?.default ?? LazyPage
      return <Content />
    },
    showOffline,
    resetFailure: () => {
      if (hasFailed) LazyPage = lazy(loadOrSubstitute)
      substitute = undefined
      hasFailed = false
    },
  }
}

const offline = screen('offline/OfflinePage', () => import('../pages/offline/OfflinePage'))
const home = screen('home/HomePage', () => import('../pages/home/HomePage'))

/** The page of each route, loaded on demand. A route without a page does not compile. */
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
  offline,
  notFound: screen('not-found/NotFoundPage', () => import('../pages/not-found/NotFoundPage')),
}

/** The route that matches a path, or `notFound`. */
export function matchRoute(pathname: string): RouteName {
  const isMatch = (name: RouteName) =>
    name !== 'notFound' && matchPath({ path: paths[name].pattern, caseSensitive: true }, pathname) !== null
  return routeNames.find(isMatch) ?? 'notFound'
}

/** Lets pages that failed to load be fetched again when they are next rendered. */
export function resetFailedPages(): void {
  for (const name of routeNames) screens[name].resetFailure()
}

/**
 * Loads a page before its first render.
 * @throws if its code can't be fetched
 */
export async function loadPage(name: RouteName): Promise<void> {
  await screens[name].load()
}
