import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter, matchPath } from 'react-router-dom'
import { App } from './app/App'
import { startResending } from './leads'
import { paths, routeNames } from './paths'

/**
 * An address such as /projects/no-such-project has no document of its own and comes with 404.html, yet its screen
 * says more than that. Hydrating would compare the two and complain.
 */
function isNotFoundDocumentOfAScreen() {
  const isNotFoundDocument = document.querySelector('meta[name="robots"][content="noindex"]') !== null
  return (
    isNotFoundDocument &&
    routeNames.some(
      (name) =>
        name !== 'notFound' &&
        matchPath({ path: paths[name].pattern, caseSensitive: true }, location.pathname) !== null,
    )
  )
}

function start(onReady: () => void) {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root".')
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App onReady={onReady} />
      </BrowserRouter>
    </StrictMode>
  )
  if (isNotFoundDocumentOfAScreen()) {
    // React empties the root by itself, but leaves what it finds in the head.
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

/** Settles when the page listens to its visitor. */
export const hydrated = new Promise<void>(start)

history.scrollRestoration = 'manual'
startResending()
