/** How a call goes out, for stories and tests that put something else in its way. */
export interface SendOptions {
  /** What carries the request. @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch
  /** Where to send; an empty text counts as not set up, and the call fails. @default the build's setting */
  readonly url?: string
  /** Milliseconds until an unanswered call counts as failed. @default 20_000 */
  readonly timeoutMs?: number
}

/**
 * Sends a form and gives back the answer, whatever its status. The body's type alone sets the content type:
 * one header more would make browsers ask the receiver for permission first, which script hosts don't answer.
 * @throws when no address is set, the receiver can't be reached or the time is up, also while the answer is read.
 */
export async function post(
  address: string,
  form: Pick<RequestInit, 'body' | 'headers' | 'keepalive'>,
  { fetch: carry = globalThis.fetch, url = address, timeoutMs = 20_000 }: SendOptions,
): Promise<Response> {
  if (url === '') throw new Error('No address is set for this call.')
  return carry(url, { method: 'POST', signal: AbortSignal.timeout(timeoutMs), ...form })
}
