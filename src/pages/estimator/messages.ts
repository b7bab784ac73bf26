import { usualPlotMarla, type InputWarning } from '../../estimator'
import type { Contact, SubmitResult } from '../../leads'

/** The messages of the contact and review steps. */
type WizardMessage = 'contactMissing' | 'submitting' | 'lost'

/** The wizard's messages, verbatim. Source: docs/product.md#messages. */
export const messages: Record<WizardMessage, string> = {
  contactMissing: 'Please fill all contact information',
  submitting: 'Submitting your estimate...',
  lost: 'We could not send or save your estimate. Please call or message us.',
}

/** The success screen's messages by outcome, letter for letter. Source: docs/product.md#messages. */
export const outcomeMessages: Record<Exclude<SubmitResult, 'lost'>, string> = {
  sent: '✅ Success! Your VIP estimate has been saved to our database. We will contact you soon.',
  stored: '✅ Success! Estimate saved locally. We will contact you soon.',
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

/** The errors of the contact fields. Source: docs/product.md#field-messages. */
export const contactErrors: Record<keyof Contact, string> = {
  name: 'Enter your full name.',
  email: 'Enter an e-mail address, such as name@example.com.',
  phone: 'Enter a phone number that we can reach you on.',
}

/** The messages about areas and the plot. Source: docs/product.md#field-messages. */
const warningTexts: Record<InputWarning['kind'], string> = {
  notANumber: 'Enter a number, such as 7.5.',
  negative: 'Enter 0 or more. It is counted as 0 until then.',
  tooLarge: 'That is too large to calculate with. It is counted as 0.',
  plotUnusuallySmall: `That is less than ${usualPlotMarla.min} marla. Is the unit right?`,
  plotUnusuallyLarge: `That is more than ${usualPlotMarla.max} marla. Is the unit right?`,
}

const questions = new Set<InputWarning['kind']>(['plotUnusuallySmall', 'plotUnusuallyLarge'])

/** The message of a field: an error if its value is counted as 0, a warning if the value is only unusual. */
export function fieldMessages(warnings: readonly InputWarning[], field: InputWarning['field']) {
  const warning = warnings.find((candidate) => candidate.field === field)
  if (!warning) return {}
  const text = warningTexts[warning.kind]
  return questions.has(warning.kind) ? { warning: text } : { errorMessage: text }
}
