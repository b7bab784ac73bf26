import { services, type ServiceTitle } from './services'

/** The enquiry form's labels, by the field names that it sends. Source: specification, sections 3 and 7. */
export const enquiryForm = {
  fields: {
    name: { label: 'Name' },
    mobile: { label: 'Mobile' },
    email: { label: 'Email' },
    city: { label: 'City' },
    projectLocation: { label: 'Project Location' },
    projectDescription: { label: 'Project Description' },
    servicesRequired: { label: 'Services Required', placeholder: 'Select a service' },
    projectDetails: { label: 'Project Details' },
  },
  hints: {
    projectLocation: 'Scheme, phase and block, or the nearest main road',
    projectDescription: 'For example: house on 10 marla, two floors, no basement',
    projectDetails: 'What you have already, what you need, and by when',
  },
  requiredNote: '* All fields are required.',
  consent:
    'We use what you enter to answer your enquiry. The privacy policy says who receives it and how long we keep it.',
  withoutScript: {
    title: 'The form needs JavaScript',
    text: 'Without it, please call us or write an e-mail: both stand on this page.',
  },
  submit: { idle: 'Submit Now', submitting: 'Submitting...', submitted: 'Submitted ✅' },
  messages: {
    sent: '✅ Your response has been submitted!',
    failed: '❌ Submission failed. Please try again.',
  },
  elsewhere: {
    title: 'Your project enquiry',
    text: 'What you entered is still in the form.',
    link: 'Open the form',
  },
} as const

/** The nine choices of "Services Required". Source: specification, section 5. */
export const enquiryServices: readonly ServiceTitle[] = services.map(({ title }) => title)
