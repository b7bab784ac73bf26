import { waitForMinimumTime } from './waitForMinimumTime'

/** How a request is sent; stories and tests replace the defaults. */
export interface SendOptions {
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch
  /** The receiver's URL; if it is empty, the request fails. @default the build's setting */
  readonly url?: string
  /** Milliseconds after which a request without a response fails. @default 20_000 */
  readonly timeoutMs?: number
  /**
   * When the form became visible, by `performance.now()`. The request is delayed until two seconds after
   * that, or until the page is closed. @default long ago
   */
  readonly shownAt?: number | undefined
}

/** 'sent' if the receiver responded with an OK status. */
export type SendResult = 'sent' | 'failed'

/**
 * Posts a form and returns the response, whatever its status. The body's type alone sets the content type: a
 * header that isn't CORS-safelisted would trigger a preflight, which script hosts don't answer.
 * @throws if no URL is set, the receiver can't be reached or the request times out; after the timeout, reading the
 *   response throws, too.
 */
export async function postForm(
  defaultUrl: string,
  form: Pick<RequestInit, 'body' | 'headers' | 'keepalive'>,
  { fetch = globalThis.fetch, url = defaultUrl, timeoutMs = 20_000, shownAt = -Infinity }: SendOptions,
): Promise<Response> {
  if (url === '') throw new Error('No URL is set for this request.')
  countPending(1)
  try {
    // keepalive: the request completes even though the page is closed.
    const closing = (await waitForMinimumTime(shownAt)) && { keepalive: true }
    return await fetch(url, { method: 'POST', signal: AbortSignal.timeout(timeoutMs), ...form, ...closing })
  } finally {
    countPending(-1)
  }
}

let pendingCount = 0
const listeners = new Set<() => void>()

function countPending(change: 1 | -1) {
  pendingCount += change
  for (const listener of listeners) listener()
}

/** Whether a request of a form or an estimate has no response yet. */
export function isSending(): boolean {
  return pendingCount > 0
}

/** Calls the listener when `isSending` may have changed; returns a function that unsubscribes it. */
export function subscribeToSending(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
