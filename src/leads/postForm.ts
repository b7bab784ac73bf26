import { createStore } from '../lib/createStore'
import { requestTimeoutMs } from './requestTimeout'

/** How a request is sent; tests replace the defaults. */
export interface SendOptions {
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch
  /** The receiver's URL; if it is empty, the request fails. @default the build's setting */
  readonly url?: string
}

const pendingCount = createStore(0)

/**
 * Posts a form and returns what `read` makes of the response, whatever its status. The body's type alone sets the content
 * type: a header that isn't CORS-safelisted would trigger a preflight, which script hosts don't answer.
 * @throws if no URL is set, or the receiver can't be reached or doesn't respond completely within `requestTimeoutMs`
 */
export async function postForm<Result>(
  defaultUrl: string,
  form: Pick<RequestInit, 'body' | 'headers'>,
  { fetch = globalThis.fetch, url = defaultUrl }: SendOptions,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  pendingCount.set(pendingCount.get() + 1)
  try {
    if (url === '') throw new Error('No URL is set for this request.')
    // keepalive: the request completes even if the visitor leaves the page at once.
    const init = { method: 'POST', keepalive: true, signal: AbortSignal.timeout(requestTimeoutMs) }
    return await read(await fetch(url, { ...init, ...form }))
  } catch (error) {
    // For the developer. Browsers themselves log network errors, which are of this type.
    if (!(error instanceof TypeError)) console.warn('A form could not be sent:', error)
    throw error
  } finally {
    pendingCount.set(pendingCount.get() - 1)
  }
}

/** Whether the result of a form or an estimate is not yet known. */
export function isSending(): boolean {
  return pendingCount.get() > 0
}

/** Calls the listener when `isSending` may have changed; returns a function that unsubscribes it. */
export const subscribeToSending = pendingCount.subscribe
