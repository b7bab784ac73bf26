import { createStore } from '../createStore'

/** How a request is sent; tests replace the defaults. */
export interface SendOptions {
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch
  /** The receiver's URL; if it is empty, the request fails. @default the build's setting */
  readonly url?: string
}

const pendingCount = createStore(0)

/**
 * Posts a form and returns the response, whatever its status. The body's type alone sets the content type: a
 * header that isn't CORS-safelisted would trigger a preflight, which script hosts don't answer.
 * @throws if no URL is set, the receiver can't be reached or doesn't respond within 20 s; after that, reading the response
 *   throws, too.
 */
export async function postForm(
  defaultUrl: string,
  form: Pick<RequestInit, 'body' | 'headers'>,
  { fetch = globalThis.fetch, url = defaultUrl }: SendOptions,
): Promise<Response> {
  if (url === '') throw new Error('No URL is set for this request.')
  pendingCount.set(pendingCount.get() + 1)
  try {
    // keepalive: the request completes even if the visitor leaves the page at once.
    const init = { method: 'POST', keepalive: true, signal: AbortSignal.timeout(20_000) }
    return await fetch(url, { ...init, ...form })
  } finally {
    pendingCount.set(pendingCount.get() - 1)
  }
}

/** Whether a request of a form or an estimate has no response yet. */
export function isSending(): boolean {
  return pendingCount.get() > 0
}

/** Calls the listener when `isSending` may have changed; returns a function that unsubscribes it. */
export const subscribeToSending = pendingCount.subscribe
