import { keepPagesWith } from './openedPages'
import { workerUrl, type WorkerMessage } from './protocol'
import { offerUpdate } from './updates'

/** How often an open page looks for a new version at most, in milliseconds. */
const updateIntervalMs = 3_600_000

/** How long the new version may take to replace the old one before the page is loaded again anyway, in milliseconds. */
const activationMs = 3000

const { serviceWorker } = navigator

const post = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports)

/**
 * Registers the service worker, stores the open page, and offers new versions to the visitor.
 * @param build identifies the build of the open page
 * @throws if the browser can't register it
 */
export async function registerWorker(build: string): Promise<void> {
  const wasControlled = serviceWorker.controller !== null
  await serviceWorker.register(workerUrl, { updateViaCache: 'none' })
  const registration = await serviceWorker.ready
  keepPages(registration, wasControlled)
  await watchUpdates(registration, build)
}

/** @param wasControlled whether the worker itself has responded with the document, and stored it */
function keepPages({ active }: ServiceWorkerRegistration, wasControlled: boolean) {
  let isStored = wasControlled
  let seenFiles = 0
  keepPagesWith((path) => {
    const worker = serviceWorker.controller ?? active
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const files = wasControlled ? [] : loaded.slice(seenFiles)
    seenFiles = loaded.length
    if (worker && !isStored) post(worker, { type: 'keep', path, files })
    isStored = false
  })
}

async function watchUpdates(registration: ServiceWorkerRegistration, build: string) {
  /** The page itself may be newer than the old worker, because documents come from the network first. */
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
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < updateIntervalMs) return
    checkedAt = Date.now()
    // Without a connection, there is nothing to find.
    registration.update().catch(() => undefined)
  })
}

/** The build that a worker belongs to. */
async function buildOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
  })
  port1.start()
  post(worker, { type: 'build' }, [port2])
  return answer
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
