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

/** What the review says of an estimate of which the page doesn't know whether it has arrived. */
export const unknownOutcome = {
  title: 'We cannot tell whether this estimate has reached us',
  text: 'The page was closed or loaded again before the answer came. Please submit it once more to be sure; we will not count it twice.',
}

/** What the success screen says of an estimate that neither waits on this device nor is known to have been sent. */
export const noLongerKept =
  'This estimate is no longer saved on this device. If you did not delete it, we cannot tell from here whether it has reached us; please call or message us.'

/** What is added to a lost estimate that is reported outside the estimator. */
export const elsewhere = {
  title: 'Your estimate',
  text: 'What you entered is still in the estimator.',
  link: 'Open the estimator',
}
