import { findExcess, multipartSize, type Excess } from './bodyLimit'
import { leadUrls } from './leadUrls'
import { postForm, type SendOptions } from './postForm'

/** The fields of the home page's contact form. */
export interface HomeMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** The result of sending a home message; 'failed' if there was no readable response, 'tooLong' for status 413. */
export type HomeMessageResult = 'sent' | 'rejected' | 'failed' | 'tooLong'

/** How much must be removed from this message before it can be sent; undefined if it fits. */
export function homeMessageExcess(message: HomeMessage): Excess<keyof HomeMessage> | undefined {
  return findExcess(message, sizeOf)
}

function sizeOf(message: HomeMessage): number {
  return multipartSize(messageFields(message))
}

/** The parts of the body, in sending order. Source: docs/product.md#home-message-request. */
function messageFields({ name, email, subject, message }: HomeMessage) {
  return {
    _captcha: 'false',
    _subject: 'New Contact Form Submission',
    name,
    email,
    subject,
    message,
  }
}

/**
 * Sends a home message as multipart form data. It counts as sent only if the response's `success` is the string
 * "true", because form services return status 200 for rejected messages too. Never rejects.
 * Source: docs/product.md#home-message-request.
 */
export async function sendHomeMessage(
  message: HomeMessage,
  options: SendOptions = {},
): Promise<HomeMessageResult> {
  const body = new FormData()
  for (const [field, value] of Object.entries(messageFields(message))) body.append(field, value)
  try {
    const headers = { Accept: 'application/json' }
    const response = await postForm(leadUrls.homeMessage, { headers, body }, options)
    if (response.status === 413) return 'tooLong'
    return isSuccess(await response.json()) ? 'sent' : 'rejected'
  } catch {
    return 'failed'
  }
}

function isSuccess(response: unknown): boolean {
  return (
    typeof response === 'object' && response !== null && 'success' in response && response.success === 'true'
  )
}
