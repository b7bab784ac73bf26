import { storePagesWith } from './openedPages'
import { workerUrl, type WorkerMessage } from './protocol'
import { offerUpdate } from './updates'

/** The minimum time between two checks for a new version, in milliseconds. */
const minCheckIntervalMs = 3_600_000

/** How long the new version may take to replace the old one before the page is loaded again anyway, in milliseconds. */
const activationMs = 3000

const { serviceWorker } = navigator

/** TypeScript's library lacks Trusted Types, and its types take the URL of a script as a string. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (input: string) => string }
}

const { trustedTypes }: { trustedTypes?: TrustedTypes } = window as object

/**
 * The worker's URL in the form that the Content Security Policy requires. No script can create another one, because the
 * header allows a single Trusted Types policy, of this name (scripts/responseHeaders.mjs).
 */
const trustedWorkerUrl =
  trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerUrl }).createScriptURL('') ??
  workerUrl

const post = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports)

/**
 * Registers the service worker, stores the open page, and offers new versions to the visitor.
 * @param build identifies the build of the open page
 * @throws if the browser can't register it
 */
export async function registerWorker(build: string): Promise<void> {
  const wasControlled = serviceWorker.controller !== null
  await serviceWorker.register(trustedWorkerUrl, { updateViaCache: 'none' })
  const registration = await serviceWorker.ready
  storePages(registration, wasControlled)
  await watchUpdates(registration, build)
}

/** @param wasControlled whether the document came from the worker, which has stored it already */
function storePages({ active }: ServiceWorkerRegistration, wasControlled: boolean) {
  let isStored = wasControlled
  let seenFiles = 0
  storePagesWith((path) => {
    const worker = serviceWorker.controller ?? active
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const files = wasControlled ? [] : loaded.slice(seenFiles)
    seenFiles = loaded.length
    if (worker && !isStored) post(worker, { type: 'keep', path, files })
    isStored = false
  })
}

async function watchUpdates(registration: ServiceWorkerRegistration, build: string) {
  /** Offers the update only if its build differs: the page itself may be new, because documents come from the network first. */
  const compare = async (worker: ServiceWorker) => {
    if ((await buildOf(worker)) !== build) offerUpdate({ apply: () => apply(registration) })
    else {
      offerUpdate(undefined)
      if (worker === registration.waiting) post(worker, { type: 'activate' })
    }
  }
  const follow = (worker: ServiceWorker | null) => {
    if (!worker) return
    const compareInstalled = () => {
      if (worker.state === 'installed' && registration.active) void compare(worker)
    }
    worker.addEventListener('statechange', compareInstalled)
    compareInstalled()
  }
  registration.addEventListener('updatefound', () => follow(registration.installing))
  // Another tab has activated a new version.
  let { controller } = serviceWorker
  serviceWorker.addEventListener('controllerchange', () => {
    const isFirst = controller === null
    ;({ controller } = serviceWorker)
    if (controller && !isFirst) void compare(controller)
  })
  follow(registration.installing ?? registration.waiting)

  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < minCheckIntervalMs) return
    checkedAt = Date.now()
    // Fails without a connection; a later check finds the version.
    registration.update().catch(() => undefined)
  })
}

/** The build that a worker belongs to. */
async function buildOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const response = new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
  })
  port1.start()
  post(worker, { type: 'build' }, [port2])
  return response
}

async function apply({ waiting }: ServiceWorkerRegistration) {
  if (waiting) {
    const isReplaced = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      setTimeout(resolve, activationMs)
    })
    post(waiting, { type: 'activate' })
    await isReplaced
  }
  location.reload()
}
