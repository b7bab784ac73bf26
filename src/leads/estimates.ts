import { estimateBody, sendEstimate } from './estimateBackup'
import { leadUrls } from './leadUrls'
import { createOutbox } from './outbox'

// Prerendering has no navigator.
const { locks, serviceWorker }: { locks?: LockManager; serviceWorker?: ServiceWorkerContainer } =
  globalThis.navigator ?? {}

const outbox = createOutbox({ storage: () => window.localStorage, locks, send: sendEstimate })

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
  if (leadUrls.estimate !== '') outbox.subscribe(tellWorker)
  outbox.start(window)
}

let told = outbox.pending()

/** Tells the service worker what is pending; it tries to send that, too, once the site is closed. */
function tellWorker() {
  const pending = outbox.pending()
  if (pending === told) return
  told = pending
  const bodies = pending.map((estimate) => estimateBody(estimate).toString())
  const message = { type: 'ESTIMATES', url: leadUrls.estimate, bodies }
  void serviceWorker?.ready.then(({ active }) => active?.postMessage(message, []))
}
