import { paths } from '../paths'

/** The texts that the two contact forms share. */
export const leadForm = {
  withoutScript: {
    title: 'The form needs JavaScript',
    text: 'Please call or e-mail us instead. Our phone numbers and our e-mail address are at the top of this page.',
  },
  consent:
    'We use what you write only to reply to you. The privacy policy says who receives it and how long we keep it.',
  policy: { label: 'Privacy Policy', href: paths.privacy.href() },
} as const

/** The error messages for empty or invalid fields of the two contact forms, by request field. */
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
