import { paths } from '../../paths'
import type { PictureName } from '../collections/pictures'
import { company } from '../company'
import type { PageText } from '../pageText'

/** The texts of the home page, by section. Source: docs/product.md#home-page. */
export const homePage = {
  head: {
    label: 'Home',
    title: company.trade,
    description:
      'Architecture, structure, interiors and construction for houses in Lahore, with a cost estimator that shows every area, rate and line.',
  } satisfies PageText,
  hero: {
    eyebrow: 'Engineering, construction and interior design in Lahore',
    title: 'Bring Your Dreams to Reality',
    text: 'We draw it, calculate it and build it: one office for the drawings, the approvals and the site. Start with the cost, floor by floor.',
    actions: [
      { label: 'Contact Us', href: paths.contact.href() },
      { label: 'Learn More', goal: 'about us', href: paths.about.href() },
    ],
    estimate: { label: 'Get your Construction Estimate →', href: paths.estimator.href() },
    picture: 'db-32-front' satisfies PictureName,
    /** The height of the concrete wall in the model, because the picture hides the stair head above it. */
    height: '29′-2″',
    /** The top and the foot of the concrete wall in the picture, in per cent of the picture's height. */
    measures: [20.1, 78.2] as const,
    caption: 'Render of a model: DB-32, its concrete wall 29′-2″ high',
  },
  partners: { label: 'Our partners' },
  experience: {
    heading: 'How We Became Best Among Others?',
    text: 'By putting the figures on the table. Whoever builds a house decides better when areas, rates and dates can be read and checked.',
    qualities: [
      {
        icon: 'pen-ruler',
        title: 'Drawn by those who build',
        text: 'Architects, engineers and site staff share one office and one set of drawings.',
      },
      {
        icon: 'calculator',
        title: 'Calculated in the open',
        text: 'The estimator shows its areas, its rates and what it leaves out.',
      },
      {
        icon: 'trowel-bricks',
        title: 'Checked before it is covered',
        text: 'Steel, pipes and waterproofing are looked at and photographed while they can still be seen.',
      },
    ],
    ceoLabel: 'A word from our CEO',
    action: { label: 'More About Us', href: paths.about.href() },
    project: {
      title: 'Swiss Tower',
      picture: 'swiss-tower-hero' satisfies PictureName,
      action: { label: 'See the project', href: paths.project.href('swiss-tower') },
    },
  },
  services: {
    heading: 'OUR TOP NOTCH SERVICES',
    text: 'Take one service for one question, or all of them for the whole house.',
    action: { label: 'VIEW MORE SERVICES', href: paths.services.href() },
  },
  testimonials: { label: 'testimonials', picture: 'interior-living-side' satisfies PictureName },
  statistics: { label: 'The firm in figures' },
  blogs: {
    heading: 'From our blog',
    text: 'Notes from the drawing table and the site, for people who build.',
    cardAction: 'Read More',
    action: { label: 'View All Blogs', href: paths.blogs.href() },
  },
  contact: {
    heading: 'Write to us',
    text: 'A question is enough. We read every message and answer by e-mail.',
    fields: {
      name: { label: 'Your name', placeholder: 'Your Name*' },
      email: { label: 'E-mail', placeholder: 'Email*' },
      subject: { label: 'Your subject', placeholder: 'Your Subject*' },
      message: { label: 'Message', placeholder: 'Message*' },
    },
    consent:
      'We use what you write to answer you, and for nothing else. The privacy policy says who receives it.',
    withoutScript: {
      title: 'The form needs JavaScript',
      text: 'You can also call or e-mail us: our phone numbers and our e-mail address are at the top of this page.',
    },
    submit: { idle: 'Submit Message', sending: 'Sending...' },
    messages: {
      sent: '✅ Your message has been sent successfully!',
      rejected: 'Failed to submit. Please try again.',
      failed: 'Something went wrong. Please try again.',
      tooLong:
        'Failed to submit. Please try again. Your text is too long to send. Shorten it, or send it in two parts.',
    },
    elsewhere: {
      title: 'Your message to us',
      text: 'What you wrote is still in the form.',
      link: 'Open the form',
    },
    map: {
      title: 'Map of Lahore, where our office is',
      linkText: 'Open our address in a map',
    },
  },
} as const
