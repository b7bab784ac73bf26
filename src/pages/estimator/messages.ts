import type { SubmitOutcome } from '../../leads'

/** The messages before and during a submission. */
type WizardMessage = 'contactMissing' | 'submitting' | 'lost'

/** The wizard's messages, letter for letter. Source: docs/product.md#messages. */
export const messages: Record<WizardMessage, string> = {
  contactMissing: 'Please fill all contact information',
  submitting: 'Submitting your estimate...',
  lost: 'We could not send or save your estimate. Please call or message us.',
}

/** The success screen's messages by outcome, letter for letter. Source: docs/product.md#messages. */
export const outcomeMessages: Record<Exclude<SubmitOutcome, 'lost'>, string> = {
  sent: '✅ Success! Your VIP estimate has been saved to our database. We will contact you soon.',
  kept: '✅ Success! Estimate saved locally. We will contact you soon.',
}

/** The review screen's message if the page was closed before the response. Source: docs/product.md#messages. */
export const unknownOutcome = {
  title: 'We cannot tell whether this estimate has reached us',
  text: 'The page was closed or loaded again before the answer came. Please submit it once more to be sure; we will not count it twice.',
}

/**
 * The success screen's message if the estimate is no longer stored on this device and not known to have been sent.
 * Source: docs/product.md#messages.
 */
export const noLongerKept =
  'This estimate is no longer saved on this device. If you did not delete it, we cannot tell from here whether it has reached us; please call or message us.'

/** Added to the message about a lost estimate on other pages. */
export const elsewhere = {
  title: 'Your estimate',
  text: 'What you entered is still in the estimator.',
  link: 'Open the estimator',
}
