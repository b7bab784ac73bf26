import type { SubmitOutcome } from '../../leads'

/** The wizard's messages, letter for letter. Source: specification, section 8. */
export const messages = {
  contactMissing: 'Please fill all contact information',
  submitting: 'Submitting your estimate...',
} as const

/** What is said after each outcome of a submission. Source: specification, section 8. */
export const outcomeMessages: Record<SubmitOutcome, string> = {
  sent: '✅ Success! Your VIP estimate has been saved to our database. We will contact you soon.',
  kept: '✅ Success! Estimate saved locally. We will contact you soon.',
  lost: 'We could not send or save your estimate. Please call or message us.',
}

/** On step 1 a message that contains "Please fill" is an error. Source: specification, section 8. */
export function contactMessageTone(message: string): 'danger' | 'info' {
  return message.includes('Please fill') ? 'danger' : 'info'
}

/**
 * On step 3 a message that contains "Success" is neutral and any other an error. Source: specification,
 * section 8. While the estimate is on its way its message reports progress, so it isn't shown as an error.
 */
export function reviewMessageTone(message: string, isSubmitting: boolean): 'danger' | 'info' {
  return isSubmitting || message.includes('Success') ? 'info' : 'danger'
}
