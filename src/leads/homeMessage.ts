import { fieldsOf } from '../lib/json'
import { cleanContact } from './emailAndPhone'
import { leadUrls } from './leadUrls'
import { postForm, type SendOptions } from './postForm'

/** The fields of the home page's contact form. */
export interface HomeMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** The result of sending a home message; 'failed' if there was no readable response, 'tooMany' for status 429. */
export type HomeMessageResult = 'sent' | 'rejected' | 'failed' | 'tooMany'

/**
 * Sends a home message as multipart form data. It counts as sent only if the response's `success` is the string
 * "true", because form services return status 200 for rejected messages too. Never rejects.
 * Source: docs/product.md#home-message-request.
 */
export async function sendHomeMessage(
  { name, email, subject, message }: HomeMessage,
  options: SendOptions = {},
): Promise<HomeMessageResult> {
  const constants = { _captcha: 'false', _subject: 'New Contact Form Submission' }
  const body = new FormData()
  for (const [field, value] of Object.entries({
    ...constants,
    name,
    email: cleanContact(email),
    subject,
    message,
  })) {
    body.append(field, value)
  }
  try {
    const headers = { Accept: 'application/json' }
    return await postForm(leadUrls.homeMessage, { headers, body }, options, async (response) => {
      if (response.status === 429) return 'tooMany'
      return fieldsOf(await response.json())['success'] === 'true' ? 'sent' : 'rejected'
    })
  } catch {
    return 'failed'
  }
}
