import { startTransition, StrictMode } from 'react'
import iconSprite from 'virtual:icon-sprite'
import { App } from './app/App'
import { prefetchPages } from './app/prefetchPages'
import { loadPage, pageAt, resetFailedPages } from './app/routePages'
import { savesData } from './app/savesData'
import { SiteRouter } from './app/SiteRouter'
import { fetchChunks, fetchIcons, importFetched, readChunkUrls } from './chunks'
import { fetchOverlaysWith } from './design-system'
import { loadListedEstimates, watchStoredEstimates } from './leads'
import { startOffline } from './offline'
import { manifestPath, paths } from './paths'
import { createRoot, hydrateRoot } from './reactDom'

/**
 * Hydrates the prerendered page, or renders it if there is none; calls `onReady` once it is interactive.
 * @param isOtherPage whether the document was prerendered for another page than that of the URL
 */
function render(isOtherPage: boolean, onReady: () => void) {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root".')
  const app = (
    <StrictMode>
      <SiteRouter>
        <App onReady={onReady} />
      </SiteRouter>
    </StrictMode>
  )
  if (isOtherPage) {
    // 404.html is served for paths such as /projects/no-such-project, and the service worker responds with the offline
    // page. React replaces the contents of the root, but not the tags in the head.
    for (const tag of document.head.querySelectorAll(
      'title, meta[name="description"], meta[name="robots"]',
    )) {
      tag.remove()
    }
    createRoot(root).render(app)
  } else if (root.querySelector('main')) {
    // In a transition, React yields to the browser every few milliseconds.
    startTransition(() => void hydrateRoot(root, app))
  }
  // Only the development server serves an empty root.
  else createRoot(root).render(app)
}

/** Adds the web manifest, with which the site can be installed. */
function addManifest() {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = manifestPath
  document.head.append(link)
}

/** Imports the code for stored estimates. */
const importOutbox = (importModule: () => Promise<unknown>) =>
  importFetched('leads/outboxEntry', importModule)

/**
 * Starts the application; resolves when the page is interactive. The page's code is loaded first, so that the
 * prerendered page stays intact if that fails.
 * @throws if the page's code can't be loaded; it can be called again
 */
export async function start(): Promise<void> {
  fetchOverlaysWith((part) => fetchChunks(readChunkUrls().overlays[part] ?? []))
  const { pathname } = location
  const { source, showOffline } = pageAt(pathname)
  const { page, chunksByPageUrl } = readChunkUrls()
  const isOtherPage = page !== '' && page !== source
  try {
    await Promise.all([loadPage(pathname), loadListedEstimates(importOutbox)])
  } catch (error) {
    // Only the document of the offline page can be replaced, with the offline page; any other stays as it is.
    if (!isOtherPage || page !== pageAt(paths.offline.href()).source) throw error
    await showOffline()
  }
  const ready = new Promise<void>((resolve) => {
    render(isOtherPage, resolve)
  })
  // In the capture phase, before the router navigates: a page that failed to load is fetched again.
  addEventListener('click', resetFailedPages, true)
  addEventListener('popstate', resetFailedPages, true)
  prefetchPages()
  watchStoredEstimates(importOutbox)
  // Without icons the page still works.
  fetchIcons(iconSprite).catch(() => undefined)
  await ready
  addManifest()
  startOffline(chunksByPageUrl, savesData())
}
