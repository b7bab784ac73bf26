/**
 * The error messages for empty or invalid fields of the two contact forms, by request field. The estimator's are in
 * ../pages/estimator.ts.
 */
export const contactFormErrors = {
  name: 'Enter your name.',
  email: 'Enter an e-mail address, such as name@example.com.',
  subject: 'Say in a few words what it is about.',
  message: 'Write what you would like to ask or tell us.',
  mobile: 'Enter a phone number we can reach you on.',
  city: 'Enter your city.',
  projectLocation: 'Enter where your project is.',
  projectDescription: 'Describe your project in a sentence.',
  servicesRequired: 'Select the service you need.',
  projectDetails: 'Write what you have and what you need.',
} as const

/** The message at an e-mail address with a comma or another mark in the place of a full stop. */
export const wrongDotError = 'Write a full stop (.) instead of the comma, as in name@example.com.'

/** The message at a field whose text is too long. */
export const tooLongError = (limit: string) =>
  `Write at most ${limit} characters, and send the rest in a second message.`
