import { fieldsOf } from '../lib/json'
import type { Contact, EstimateLead } from './estimateLead'
import { leadUrls } from './leadUrls'
import { postForm, type SendOptions } from './postForm'

/** An estimate with its contact details, as it is stored on the visitor's device. */
export interface EstimateBackup extends EstimateLead {
  readonly contactInfo: Contact
  readonly localBackup: true
}

/** What is left of an estimate for a week after it was sent or deleted. */
export interface Removal {
  readonly removed: 'sent' | 'deleted'
  /** When, in milliseconds since 1970. */
  readonly at: number
}

/** The body of the request. The same estimate always gives the same bytes. */
export function estimateBody({ contactInfo: _contact, localBackup: _isLocal, ...fields }: EstimateBackup) {
  return new URLSearchParams(fields)
}

/**
 * Sends an estimate; resolves to whether the complete response has an OK status. Never rejects.
 * Source: docs/product.md#estimate-request.
 * @param onTooMany called if the receiver has got too many requests
 */
export async function sendEstimate(
  estimate: EstimateBackup,
  options: SendOptions = {},
  onTooMany = () => {},
): Promise<boolean> {
  try {
    return await postForm(leadUrls.estimate, { body: estimateBody(estimate) }, options, async (response) => {
      await response.text()
      if (response.status === 429) onTooMany()
      return response.ok
    })
  } catch {
    return false
  }
}

/** Whether a stored value is an estimate. Its receiver checks the fields. */
export function isEstimateBackup(value: unknown): value is EstimateBackup {
  const { contactInfo, localBackup, ...fields } = fieldsOf(value)
  const texts = [fields['timestamp'], fields['email'], ...Object.values(fields)]
  return (
    localBackup === true && typeof contactInfo === 'object' && texts.every((text) => typeof text === 'string')
  )
}

/** Whether a stored value is a removal. */
export function isRemoval(value: unknown): value is Removal {
  const { removed, at } = fieldsOf(value)
  return (removed === 'sent' || removed === 'deleted') && typeof at === 'number'
}
