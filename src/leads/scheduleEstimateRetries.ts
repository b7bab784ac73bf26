import type { Outbox, BrowserEnvironment } from './outbox'
import type { SendOptions } from './postForm'

/** The delay before the first timed retry, in milliseconds; it doubles with each further one, up to the maximum. */
const initialDelayMs = 10_000
const maxDelayMs = 600_000

/**
 * Sends stored estimates when it starts, each time the browser comes back online, and in between with exponential
 * backoff; while the browser is offline, pending ones wait. The service worker sends them, too: see `backgroundSync.ts`.
 * @returns a function that stops it
 */
export function scheduleEstimateRetries(
  outbox: Outbox,
  environment: BrowserEnvironment,
  options: SendOptions = {},
): () => void {
  let delayMs = initialDelayMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isStopped = false

  const schedule = () => {
    if (isStopped || isSending) return
    if (outbox.isEmpty()) {
      clearTimeout(timer)
      timer = undefined
      delayMs = initialDelayMs
    } else timer ??= setTimeout(handleTimeout, delayMs)
  }

  const handleTimeout = () => {
    delayMs = Math.min(delayMs * 2, maxDelayMs)
    void trySending()
  }

  const trySending = async () => {
    if (isSending) return
    clearTimeout(timer)
    timer = undefined
    // If estimates are stored but no attempt to send them has failed yet, as after a visit that ended before a response,
    // it tries even when offline: the failure marks them as pending, so that the notice appears.
    const hasUnfinished = !outbox.isEmpty() && outbox.pending().length === 0
    if (hasUnfinished || (environment.isOnline && !outbox.isEmpty())) {
      isSending = true
      await outbox.retry({ ...options, whenLocked: 'skip' })
      isSending = false
    }
    schedule()
  }

  const handleOnline = () => {
    delayMs = initialDelayMs
    void trySending()
  }

  const start = async () => {
    await outbox.tidy()
    if (isStopped) return
    if (!outbox.isEmpty()) environment.requestSync()
    await trySending()
  }

  const { events } = environment
  const unsubscribe = outbox.subscribe(schedule)
  events.addEventListener('online', handleOnline)
  void start()

  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
    events.removeEventListener('online', handleOnline)
  }
}
