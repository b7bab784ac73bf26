import { paths } from '../../paths'

/** The texts that the two contact forms share; their error messages are in contactFormErrors.ts. */
export const leadForm = {
  withoutScript: {
    title: 'The form needs JavaScript',
    text: 'Please call or e-mail us instead. Our phone numbers and our e-mail address are at the top of this page.',
  },
  consent:
    'We use what you write only to reply to you. The privacy policy says who receives it and how long we keep it.',
  policy: { label: 'Privacy Policy', href: paths.privacy.href() },
} as const
