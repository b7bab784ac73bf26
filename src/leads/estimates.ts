import { estimateBody, sendEstimate, type EstimateBackup } from './estimateBackup'
import type { EstimatesMessage } from './estimatesMessage'
import { leadUrls } from './leadUrls'
import { createOutbox } from './outbox'

// Prerendering has no navigator.
const { locks, serviceWorker }: { locks?: LockManager; serviceWorker?: ServiceWorkerContainer } =
  globalThis.navigator ?? {}

let retry: ReturnType<typeof setTimeout> | undefined

/** Sends what is pending again in a minute, once for all estimates that a busy receiver has turned away. */
function retryLater() {
  clearTimeout(retry)
  retry = setTimeout(() => void outbox.resend(), 60_000)
}

const outbox = createOutbox({
  storage: () => window.localStorage,
  locks,
  send: (estimate) => sendEstimate(estimate, {}, retryLater),
})

/** The functions of this device's `Outbox`. */
export const {
  submit: submitEstimate,
  status: estimateStatus,
  pending: pendingEstimates,
  subscribe: subscribeToEstimates,
  resend: resendEstimates,
  remove: deleteEstimates,
} = outbox

/** Sends the estimates of earlier visits, at once and whenever the browser comes online. Call once. */
export function startResending(): void {
  if (leadUrls.estimate !== '') {
    outbox.subscribe(() => notifyWorker(outbox.pending()))
    // The worker takes over the requests under way, which may fail.
    window.addEventListener('pagehide', () => notifyWorker(outbox.listed()))
  }
  outbox.start(window)
}

let lastNotified: readonly EstimateBackup[] | undefined

/** Tells the service worker what it should try to send once the site is closed. */
function notifyWorker(estimates: readonly EstimateBackup[]) {
  if (estimates === lastNotified) return
  lastNotified = estimates
  const bodies = estimates.map((estimate) => estimateBody(estimate).toString())
  const message: EstimatesMessage = { type: 'ESTIMATES', url: leadUrls.estimate, bodies }
  void serviceWorker?.ready.then(({ active }) => active?.postMessage(message, []))
}
