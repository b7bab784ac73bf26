/** Deliberate input: unlike `visitorEvents`, without pointer movement. */
const interactions = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** How long the service worker's registration waits for an interaction, in milliseconds. */
const delayMs = 5000

/**
 * Registers the service worker once the visitor uses the page or has looked at it for 5 s, and the browser is idle: it
 * must not compete with what the first page loads. Does nothing in development, if the build has no service worker, or
 * for visitors who ask their browser to save data.
 * @param build identifies the build of the open page
 * @param savesData whether the visitor asks to save data
 */
export function startOffline(build: string, savesData: boolean): void {
  const isOff = !import.meta.env.PROD || import.meta.env.VITE_SERVICE_WORKER === 'off'
  if (isOff || savesData || !('serviceWorker' in navigator)) return
  const listeners = new AbortController()
  const start = () => {
    clearTimeout(timer)
    listeners.abort()
    // Safari doesn't support requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void register(build))
    else setTimeout(() => void register(build), 1000)
  }
  const timer = setTimeout(start, delayMs)
  for (const type of interactions) {
    addEventListener(type, start, { capture: true, passive: true, signal: listeners.signal })
  }
}

async function register(build: string) {
  try {
    const { registerWorker } = await import('./registerWorker')
    await registerWorker(build)
  } catch {
    // The storage is blocked or the connection is lost; the site works without a service worker.
  }
}
