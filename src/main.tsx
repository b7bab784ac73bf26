import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { ErrorBoundary } from './app/ErrorBoundary'
import { keepTyped } from './app/keepTyped'
import { matchRoute, pages, preloadPages } from './app/routes'
import { startResending } from './leads'
import { startOffline } from './offline'
import './styles.css'

// scripts/inlineEntry.js listens.
start().then(
  () => dispatchEvent(new Event('applicationready')),
  () => dispatchEvent(new Event('applicationfailed')),
)

/**
 * Resolves when the page is interactive.
 * @throws if its code can't be loaded; the prerendered page then stays as it is
 */
async function start() {
  const route = matchRoute(location.pathname)
  // A program through which a link was shared may have encoded its # or ?.
  const [, path = '', rest = ''] = /^(.*?)%(?:23|3F)(.*)$/i.exec(location.pathname) ?? []
  if (route === 'notFound' && rest !== '' && matchRoute(path) !== route) {
    return location.replace(location.href.replace(/%23/i, '#').replace(/%3F/i, '?'))
  }
  await pages[route].load()
  await new Promise<void>((resolve) => render(document.documentElement.dataset['route'] === route, resolve))
  preloadPages()
  startResending()
  startOffline()
}

/**
 * @param isPrerendered whether the document was prerendered for this route: 404.html and offline.html are served for
 *   others, too, and the development server prerenders nothing
 */
function render(isPrerendered: boolean, onReady: () => void) {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root".')
  const restoreTyped = keepTyped(root)
  const handleReady = () => {
    restoreTyped()
    onReady()
  }
  const app = (
    <StrictMode>
      <ErrorBoundary onError={onReady}>
        <BrowserRouter>
          <App onReady={handleReady} />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  )
  document.documentElement.dataset['application'] = 'hydrating'
  // In a transition, React yields to the browser every few milliseconds.
  if (isPrerendered) return startTransition(() => void hydrateRoot(root, app))
  // React replaces the contents of the root, but not the tags in the head.
  for (const tag of document.head.querySelectorAll('title, [name="description"], [name="robots"]'))
    tag.remove()
  createRoot(root).render(app)
}
