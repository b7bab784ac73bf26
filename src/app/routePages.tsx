import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { importFetched } from '../chunks'
import { paths, routeNames, type RouteName } from '../paths'

interface PageModule {
  readonly default: ComponentType
}

/** A page whose code is loaded on demand. */
interface RoutePage {
  /** The path of the module below src/pages, without extension; the build lists the page's chunks under it. */
  readonly source: string
  /** @throws if the page's code can't be fetched; the next call tries again */
  readonly load: () => Promise<PageModule>
  readonly isLoaded: () => boolean
  /**
   * Suspends while the page's code is loading. If that fails, it renders the offline page if there is no connection,
   * and throws otherwise.
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

/** Like React's `lazy`, except that a failed import can be retried. */
function lazyPage(source: string, importPage: () => Promise<PageModule>): RoutePage {
  let loaded: PageModule | undefined
  let offlinePage: PageModule | undefined
  let hasFailed = false

  const load = async () => {
    if (loaded) return loaded
    try {
      loaded = await importFetched(source, importPage)
      return loaded
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const showOffline = async () => {
    offlinePage = await offline.load()
    return offlinePage
  }
  const loadOrShowOffline = () =>
    load().catch((error: unknown) => {
      if (navigator.onLine) throw error
      return showOffline().catch(() => {
        throw error
      })
    })
  let LazyContent = lazy(loadOrShowOffline)

  return {
    source,
    load,
    isLoaded: () => loaded !== undefined,
    Page: () => {
      const Content = (loaded ?? offlinePage)?.default ?? LazyContent
      return <Content />
    },
    showOffline,
    resetFailure: () => {
      if (hasFailed) LazyContent = lazy(loadOrShowOffline)
      offlinePage = undefined
      hasFailed = false
    },
  }
}

const offline = lazyPage('offline/OfflinePage', () => import('../pages/offline/OfflinePage'))
const home = lazyPage('home/HomePage', () => import('../pages/home/HomePage'))

/** The page of each route, loaded on demand. A route without a page does not compile. */
export const pages: Record<RouteName, RoutePage> = {
  home,
  homeAlias: home,
  about: lazyPage('about/AboutPage', () => import('../pages/about/AboutPage')),
  services: lazyPage('services/ServicesPage', () => import('../pages/services/ServicesPage')),
  consultancyServices: lazyPage(
    'consultancy-services/ConsultancyServicesPage',
    () => import('../pages/consultancy-services/ConsultancyServicesPage'),
  ),
  service: lazyPage('service/ServicePage', () => import('../pages/service/ServicePage')),
  serviceSubpage: lazyPage(
    'service-subpage/ServiceSubpagePage',
    () => import('../pages/service-subpage/ServiceSubpagePage'),
  ),
  projects: lazyPage('projects/ProjectsPage', () => import('../pages/projects/ProjectsPage')),
  project: lazyPage('project/ProjectPage', () => import('../pages/project/ProjectPage')),
  blogs: lazyPage('blogs/BlogsPage', () => import('../pages/blogs/BlogsPage')),
  blog: lazyPage('blog/BlogPage', () => import('../pages/blog/BlogPage')),
  estimator: lazyPage('estimator/EstimatorPage', () => import('../pages/estimator/EstimatorPage')),
  contact: lazyPage('contact/ContactPage', () => import('../pages/contact/ContactPage')),
  privacy: lazyPage('privacy/PrivacyPage', () => import('../pages/privacy/PrivacyPage')),
  terms: lazyPage('terms/TermsPage', () => import('../pages/terms/TermsPage')),
  faq: lazyPage('faq/FaqPage', () => import('../pages/faq/FaqPage')),
  offline,
  notFound: lazyPage('not-found/NotFoundPage', () => import('../pages/not-found/NotFoundPage')),
}

/** The route that matches a path, which may be encoded, or `notFound`. */
export function matchRoute(pathname: string): RouteName {
  const path = decoded(pathname)
  const isMatch = (name: RouteName) =>
    name !== 'notFound' && matchPath({ path: paths[name].pattern, caseSensitive: true }, path) !== null
  return routeNames.find(isMatch) ?? 'notFound'
}

function decoded(pathname: string) {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** Lets pages that failed to load be fetched again when they are next rendered. */
export function resetFailedPages(): void {
  for (const name of routeNames) pages[name].resetFailure()
}

/**
 * Loads a page before its first render.
 * @throws if its code can't be fetched
 */
export async function loadPage(name: RouteName): Promise<void> {
  await pages[name].load()
}

/** Whether the code of a page has been loaded, so that it can be rendered at once. */
export function isPageLoaded(name: RouteName): boolean {
  return pages[name].isLoaded()
}
