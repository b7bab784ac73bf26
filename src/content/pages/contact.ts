import { paths } from '../../paths'
import type { PictureName } from '../pictures'
import { services, type ServiceTitle } from '../services/services'
import { company } from '../company'
import type { PageHead } from '../pageHead'

/** The texts of the contact page. Those within its form are in `enquiryForm`, apart from its heading and introduction. */
export const contactPage = {
  head: {
    label: 'Contact Us',
    title: 'Contact Us',
    description: 'Send a project enquiry, call, write or chat: how to reach our office in Lahore.',
  } satisfies PageHead,
  title: 'Contact Us',
  call: `Call ${company.phones[0]}`,
  chat: 'WhatsApp',
  picture: 'town-planning' satisfies PictureName,
  pictureText: 'Feel free to contact & Get our services !!',
  formHeading: 'Get in touch with us!',
  formText: `Tell us about your plot and what you need. If you would rather talk, call ${company.phones[0]}.`,
  channelsHeading: 'Other ways to reach us',
  channels: {
    phone: 'Phone',
    email: 'E-mail',
    chat: 'Chat',
    chatAction: 'Message us on WhatsApp',
    address: 'Address',
    hours: 'Office hours',
  },
} as const

/** The texts of the enquiry form. The keys of its labels are the names of the request's fields. Source: docs/product.md#project-enquiry-form. */
export const enquiryForm = {
  fields: {
    name: { label: 'Name' },
    mobile: { label: 'Mobile' },
    email: { label: 'Email' },
    city: { label: 'City' },
    projectLocation: {
      label: 'Project Location',
      description: 'Scheme, phase and block, or the nearest main road',
    },
    projectDescription: {
      label: 'Project Description',
      description: 'For example: house on 10 marla, two floors, no basement',
    },
    servicesRequired: { label: 'Services Required', placeholder: 'Select a service' },
    projectDetails: {
      label: 'Project Details',
      description: 'What you already have, what you need, and by when',
    },
  },
  requiredNote: '* All fields are required.',
  submit: { idle: 'Submit Now', submitting: 'Submitting...', submitted: 'Submitted ✅' },
  messages: {
    sent: '✅ Your response has been submitted!',
    failed: '❌ Submission failed. Please try again.',
    tooMany: '❌ Submission failed. Please try again in a minute: we are getting many messages at once.',
  },
  elsewhere: {
    title: 'Your project enquiry',
    text: 'What you entered is still in the form.',
    link: { label: 'Open the form', href: paths.contact.href() },
  },
} as const

/** The options of "Services Required". Source: docs/product.md#project-enquiry-form. */
export const enquiryServices: readonly ServiceTitle[] = services.map(({ title }) => title)
