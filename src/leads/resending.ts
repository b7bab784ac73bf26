import type { Outbox, Surroundings } from './outbox'
import type { SendOptions } from './post'

/** Milliseconds from one try to the next: doubled after each that leaves something, up to the longest. */
const firstPauseMs = 10_000
const longestPauseMs = 600_000

/**
 * Sends what waits in the outbox: at once, whenever the browser comes back online, and in between after
 * pauses that grow. Gives back what ends that.
 */
export function resendFrom(
  outbox: Outbox,
  surroundings: Surroundings,
  options: SendOptions = {},
): () => void {
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTrying = false
  let hasEnded = false

  const plan = () => {
    if (hasEnded || isTrying) return
    if (outbox.pending().length === 0) {
      clearTimeout(timer)
      timer = undefined
      pauseMs = firstPauseMs
    } else timer ??= setTimeout(() => void tryNow(), pauseMs)
  }

  const tryNow = async () => {
    if (isTrying) return
    clearTimeout(timer)
    timer = undefined
    if (surroundings.isOnline && outbox.pending().length > 0) {
      isTrying = true
      await outbox.resend({ ...options, whileOtherTabSends: 'leave' })
      isTrying = false
    }
    plan()
    if (timer !== undefined) pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  const tryAnew = () => {
    pauseMs = firstPauseMs
    void tryNow()
  }

  const { events } = surroundings
  const unsubscribe = outbox.subscribe(plan)
  events.addEventListener('online', tryAnew)
  void outbox.tidy()
  void tryNow()

  return () => {
    hasEnded = true
    clearTimeout(timer)
    unsubscribe()
    events.removeEventListener('online', tryAnew)
  }
}
