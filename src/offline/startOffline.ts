import { createStore } from '../lib/createStore.ts'

/** The URL of the service worker, the same in every version. */
export const workerUrl = '/service-worker.js'

/** Activates a version of the site that is newer than the open page, and loads the page again; undefined if none is. */
export const siteUpdate = createStore<(() => Promise<void>) | undefined>(undefined)

/** Trusted Types, which TypeScript's library lacks; its types take the URL of a script as a string. */
type Policy = { readonly createScriptURL: (url: string) => string }
declare const trustedTypes: { readonly createPolicy: (name: string, policy: Policy) => Policy } | undefined

/** Registers the service worker when the browser is idle, unless this is development or the worker is turned off. */
export function startOffline(): void {
  const isOff = !import.meta.env.PROD || import.meta.env['VITE_SERVICE_WORKER'] === 'off'
  if (isOff || !('serviceWorker' in navigator)) return
  // Safari doesn't support requestIdleCallback.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  // The site works without a worker, so a failure, such as blocked storage, is only logged.
  whenIdle(() => void register().catch((reason: unknown) => console.info('Not available offline:', reason)))
}

async function register() {
  const { messageSW, Workbox } = await import('workbox-window')
  const rules = { createScriptURL: () => workerUrl }
  const policy =
    typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('service-worker', rules)
  const workbox = new Workbox(policy.createScriptURL(workerUrl), { updateViaCache: 'none' })

  /** Offers the worker's version, unless the page belongs to it already: documents come from the network first. */
  const compare = async (worker: ServiceWorker | null | undefined) => {
    if (!worker) return
    const isNew = (await messageSW(worker, { type: 'BUILD' })) !== document.documentElement.dataset['build']
    siteUpdate.set(isNew ? apply : undefined)
    if (!isNew) void messageSW(worker, { type: 'SKIP_WAITING' })
  }
  const apply = async () => {
    // The old worker may be busy, or another tab may have replaced it.
    const timeout = new Promise((resolve) => setTimeout(resolve, registration?.waiting ? 3000 : 0))
    workbox.messageSkipWaiting()
    await Promise.race([timeout, new Promise((resolve) => workbox.addEventListener('controlling', resolve))])
    location.reload()
  }
  workbox.addEventListener('waiting', ({ sw }) => void compare(sw))
  workbox.addEventListener('controlling', () => void compare(navigator.serviceWorker.controller))
  const registration = await workbox.register()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined)
  })
}
