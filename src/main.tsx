import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { prefetchPages } from './app/prefetchPages'
import { resetFailedPages, loadPage, matchRoute } from './app/routes'
import { fetchChunks, readChunkUrls } from './code'
import { fetchOverlaysWith } from './design-system'
import { startResending } from './leads'

/** Hydrates the prerendered page, or renders it if there is none; calls `onReady` once it is interactive. */
function render(isKnownRoute: boolean, onReady: () => void) {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root".')
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App onReady={onReady} />
      </BrowserRouter>
    </StrictMode>
  )
  const isNotFoundDocument = document.querySelector('meta[name="robots"][content="noindex"]') !== null
  if (isNotFoundDocument && isKnownRoute) {
    // 404.html is served for paths such as /projects/no-such-project, whose page differs from the prerendered one.
    // React replaces the contents of the root, but not the tags in the head.
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

/**
 * Starts the application; resolves when the page is interactive. The page's code is loaded first, so that the
 * prerendered page stays intact if that fails.
 * @throws if the page's code can't be loaded; it can be called again
 */
export async function start(): Promise<void> {
  fetchOverlaysWith((part) => fetchChunks(readChunkUrls().overlays[part] ?? []))
  const route = matchRoute(location.pathname)
  await loadPage(route)
  const ready = new Promise<void>((resolve) => {
    render(route !== 'notFound', resolve)
  })
  // In the capture phase, before the router navigates: a page that failed to load is fetched again.
  addEventListener('click', resetFailedPages, true)
  addEventListener('popstate', resetFailedPages, true)
  prefetchPages()
  startResending()
  await ready
}
