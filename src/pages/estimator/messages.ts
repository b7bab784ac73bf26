import type { SubmitOutcome } from '../../leads'

/** What the wizard says while it is filled in and sent. */
type WizardMessage = 'contactMissing' | 'submitting' | 'lost'

/**
 * The wizard's messages, letter for letter. Where something must be filled in, or was lost, it is an error; on its
 * way, an estimate only reports progress. Source: docs/product.md#messages.
 */
export const messages: Record<WizardMessage, string> = {
  contactMissing: 'Please fill all contact information',
  submitting: 'Submitting your estimate...',
  lost: 'We could not send or save your estimate. Please call or message us.',
}

/**
 * What the success screen says of an estimate that has arrived, or waits on this device.
 * Source: docs/product.md#messages.
 */
export const outcomeMessages: Record<Exclude<SubmitOutcome, 'lost'>, string> = {
  sent: '✅ Success! Your VIP estimate has been saved to our database. We will contact you soon.',
  kept: '✅ Success! Estimate saved locally. We will contact you soon.',
}

/** What is added to a lost estimate that is reported outside the estimator. */
export const elsewhere = {
  title: 'Your estimate',
  text: 'What you entered is still in the estimator.',
  link: 'Open the estimator',
}
