import { use, type ComponentType, type ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { fetchChunksOf, importFetched } from '../chunks'
import { paths, routeNames, type RouteName } from '../paths'

interface PageModule {
  readonly default: ComponentType
}

/** A page of a collection. */
interface EntryPageModule<Entry> {
  readonly default: ComponentType<{ entry: Entry | undefined }>
  /** Imports what only the page of one entry shows, by the path of its file. */
  readonly entries: Readonly<Record<string, () => Promise<Entry>>>
}

/** A page whose code is loaded on demand. */
interface RoutePage {
  /** The path of the module below src/pages, without extension; the build lists the page's chunks under it. */
  readonly source: string
  /**
   * The path below src/content/collections, without extension, of the module whose content only the page at this path
   * shows; the build lists its chunks under it. Empty if all paths show the same.
   */
  readonly entrySource: (path: string) => string
  /** @throws if the page's code can't be fetched; the next call tries again */
  readonly load: (path: string) => Promise<ReactElement>
  readonly isLoaded: (path: string) => boolean
  /**
   * Suspends while the page's code is loading. If that fails, it renders the offline page if there is no connection,
   * and throws otherwise.
   */
  readonly Page: ComponentType<{ path: string }>
  /**
   * Loads the offline page, which `Page` then renders until `resetFailure` is called.
   * @throws if the offline page can't be fetched either
   */
  readonly showOffline: () => Promise<ReactElement>
  /** After a failure, lets the code be fetched again when the page is next rendered. */
  readonly resetFailure: () => void
}

/** @param name the source of the entry; an unknown one is undefined */
async function elementOf<Entry>(page: PageModule | EntryPageModule<Entry>, name: string) {
  if (!('entries' in page)) return <page.default />
  return <page.default entry={await page.entries[`../../content/collections/${name}.ts`]?.()} />
}

/**
 * Like React's `lazy`, except that a failed import can be retried.
 * @param folder the folder in src/content/collections that has a file for each entry, named after the last segment of
 *   the path of its page
 */
function lazyPage<Entry>(
  source: string,
  importPage: () => Promise<PageModule | EntryPageModule<Entry>>,
  folder?: string,
): RoutePage {
  /** By the source of the entry. */
  const loaded = new Map<string, ReactElement>()
  const loading = new Map<string, Promise<ReactElement>>()
  let offlinePage: ReactElement | undefined
  let hasFailed = false

  const entrySource = (path: string) =>
    folder ? `${folder}/${decoded(path).replace(/\/+$/, '').replace(/^.*\//, '')}` : ''
  const load = async (path: string) => {
    const name = entrySource(path)
    const known = loaded.get(name)
    if (known) return known
    try {
      const [page] = await Promise.all([importFetched(source, importPage), name && fetchChunksOf(name)])
      const element = await elementOf(page, name)
      loaded.set(name, element)
      return element
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const showOffline = async () => {
    offlinePage = await offline.load('')
    return offlinePage
  }
  const loadOrShowOffline = (path: string) =>
    load(path).catch((error: unknown) => {
      // The build must fail; Node's `navigator` says nothing of a connection.
      if (typeof window === 'undefined' || navigator.onLine) throw error
      return showOffline().catch(() => {
        throw error
      })
    })
  /** The same promise in every render, as `use` requires. */
  const loadOnce = (path: string) => {
    const name = entrySource(path)
    const promise = loading.get(name) ?? loadOrShowOffline(path)
    loading.set(name, promise)
    return promise
  }

  return {
    source,
    entrySource,
    load,
    isLoaded: (path) => loaded.has(entrySource(path)),
    Page: ({ path }) => {
      const name = entrySource(path)
      const element = offlinePage ?? (loading.has(name) ? undefined : loaded.get(name))
      // Once a render has suspended, React expects `use` in the next one, too.
      return element ?? use(loadOnce(path))
    },
    showOffline,
    resetFailure: () => {
      if (hasFailed) loading.clear()
      offlinePage = undefined
      hasFailed = false
    },
  }
}

const offline = lazyPage('offline/OfflinePage', () => import('../pages/offline/OfflinePage'))
const home = lazyPage('home/HomePage', () => import('../pages/home/HomePage'))

/** The page of each route, loaded on demand. A route without a page does not compile. */
const pages: Record<RouteName, RoutePage> = {
  home,
  homeAlias: home,
  about: lazyPage('about/AboutPage', () => import('../pages/about/AboutPage')),
  services: lazyPage('services/ServicesPage', () => import('../pages/services/ServicesPage')),
  consultancyServices: lazyPage(
    'consultancy-services/ConsultancyServicesPage',
    () => import('../pages/consultancy-services/ConsultancyServicesPage'),
  ),
  service: lazyPage('service/ServicePage', () => import('../pages/service/ServicePage'), 'service-details'),
  serviceSubpage: lazyPage(
    'service-subpage/ServiceSubpagePage',
    () => import('../pages/service-subpage/ServiceSubpagePage'),
    'subpage-details',
  ),
  projects: lazyPage('projects/ProjectsPage', () => import('../pages/projects/ProjectsPage')),
  project: lazyPage('project/ProjectPage', () => import('../pages/project/ProjectPage'), 'project-details'),
  blogs: lazyPage('blogs/BlogsPage', () => import('../pages/blogs/BlogsPage')),
  blog: lazyPage('blog/BlogPage', () => import('../pages/blog/BlogPage'), 'post-bodies'),
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

/** The page of a path. */
export function pageAt(pathname: string): RoutePage {
  return pages[matchRoute(pathname)]
}

/**
 * Loads a page before its first render.
 * @throws if its code can't be fetched
 */
export async function loadPage(pathname: string): Promise<void> {
  await pageAt(pathname).load(pathname)
}

/** Whether the code of a page has been loaded, so that it can be rendered at once. */
export function isPageLoaded(pathname: string): boolean {
  return pageAt(pathname).isLoaded(pathname)
}
