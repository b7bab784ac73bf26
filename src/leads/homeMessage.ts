import { excessOf, multipartSize, type Excess } from './bodyLimit'
import { leadAddresses } from './config'
import { post, type SendOptions } from './post'

/** What a visitor writes in the home page's contact form. */
export interface HomeMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** What became of a home message: taken; answered, but not taken; or not answered in a readable way. */
export type HomeMessageOutcome = 'sent' | 'refused' | 'failed'

/** What has to go before this message can be sent; undefined where its receiver takes it. */
export function homeMessageExcess(message: HomeMessage): Excess<keyof HomeMessage> | undefined {
  return excessOf(message, (fields) => multipartSize(sentFields(fields)))
}

/** The parts of the body, in the order in which they are sent. Source: docs/product.md#home-message-call. */
function sentFields({ name, email, subject, message }: HomeMessage) {
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
 * Sends a home message as multipart form data. Only an answer whose `success` is the text "true" counts as
 * sent: form services answer a refusal with status 200 too. Never rejects. Source: docs/product.md#home-message-call.
 */
export async function sendHomeMessage(
  message: HomeMessage,
  options: SendOptions = {},
): Promise<HomeMessageOutcome> {
  const body = new FormData()
  for (const [field, value] of Object.entries(sentFields(message))) body.append(field, value)
  try {
    const headers = { Accept: 'application/json' }
    const response = await post(leadAddresses.homeMessage, { headers, body }, options)
    return isSuccess(await response.json()) ? 'sent' : 'refused'
  } catch {
    return 'failed'
  }
}

function isSuccess(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === 'true'
}
