import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { startResending } from './leads'

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
  // The development server sends an empty root; every built page comes with its content.
  if (root.querySelector('main')) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

/** Settles when the page listens to its visitor. */
export const hydrated = new Promise<void>(start)

history.scrollRestoration = 'manual'
startResending()
