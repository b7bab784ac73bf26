/** How a call is sent; stories and tests replace the defaults. */
export interface SendOptions {
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch
  /** The receiver's URL; if it is empty, the call fails. @default the build's setting */
  readonly url?: string
  /** Milliseconds after which a call without a response fails. @default 20_000 */
  readonly timeoutMs?: number
}

/**
 * Posts a form and returns the response, whatever its status. The body's type alone sets the content type: an extra
 * header would trigger a CORS preflight, which script hosts don't answer.
 * @throws if no URL is set, the receiver can't be reached or the call times out, even while the response is read.
 */
export async function post(
  defaultUrl: string,
  form: Pick<RequestInit, 'body' | 'headers' | 'keepalive'>,
  { fetch = globalThis.fetch, url = defaultUrl, timeoutMs = 20_000 }: SendOptions,
): Promise<Response> {
  if (url === '') throw new Error('No URL is set for this call.')
  return fetch(url, { method: 'POST', signal: AbortSignal.timeout(timeoutMs), ...form })
}
