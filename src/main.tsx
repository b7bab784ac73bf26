import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { forgetFailedPages, loadPage, routeOf } from './app/routes'
import { startResending } from './leads'

/** Puts the application in the place of the prerendered page; calls back when the page listens. */
function render(isScreen: boolean, onReady: () => void) {
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
  if (isNotFoundDocument && isScreen) {
    // An address such as /projects/no-such-project has no document of its own and comes with 404.html, yet its
    // screen says more than that. React empties the root by itself, but leaves what it finds in the head.
    for (const tag of document.head.querySelectorAll(
      'title, meta[name="description"], meta[name="robots"]',
    )) {
      tag.remove()
    }
    createRoot(root).render(app)
  } else if (root.querySelector('main')) hydrateRoot(root, app)
  // The development server sends an empty root; every built page comes with its content.
  else createRoot(root).render(app)
}

/**
 * Starts the application; settles when the page listens to its visitor. The page's own code is fetched first, so
 * that the prerendered page stays as it is where that fails.
 * @throws when the page's code can't be fetched; it can be called again.
 */
export async function start(): Promise<void> {
  const route = routeOf(location.pathname)
  await loadPage(route)
  const ready = new Promise<void>((resolve) => {
    render(route !== 'notFound', resolve)
  })
  // Before the router follows it: a page that failed to load is fetched again.
  addEventListener('click', forgetFailedPages, true)
  addEventListener('popstate', forgetFailedPages, true)
  startResending()
  await ready
}
