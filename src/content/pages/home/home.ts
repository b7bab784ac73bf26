import { paths } from '../../../paths'
import type { DrawingName } from '../../drawings'
import type { PictureName } from '../../pictures'
import { company } from '../../company'
import type { PageHead } from '../../pageHead'

/** The texts of the home page, by section. */
export const homePage = {
  head: {
    label: 'Home',
    title: company.trade,
    description:
      'Architecture, structure, interiors and construction for houses in Lahore, with a cost estimator that shows every area, rate and line.',
  } satisfies PageHead,
  hero: {
    eyebrow: 'Engineering, construction and interior design in Lahore',
    title: 'Bring Your Dreams to Reality',
    text: 'We design it, engineer it and build it: one office for the drawings, the approvals and the site. Start with the cost, floor by floor.',
    actions: [
      { label: 'Contact Us', href: paths.contact.href() },
      { label: 'Learn More', hiddenSuffix: 'about us', href: paths.about.href() },
    ],
    prices: {
      heading: 'What a house costs, by plot',
      conditions: (hasBasement: boolean) => `DHA, A Grade, ${hasBasement ? 'with' : 'without'} a basement`,
      basement: 'Basement',
      plot: (marla: number, area: string) => `${marla} marla, ${area}`,
      /** The name of the button that lifts a model into its floors. */
      lift: (marla: number) => `Floors of the house on ${marla} marla`,
      liftMark: 'Floors',
      /** The cell beside the houses: what the amount, in PKR, is enough for. */
      budget: {
        pkr: 20_000_000,
        amount: (amount: string) => `${amount} is enough for`,
        answer: (marla: number) => `${marla} marla`,
      },
    },
    picture: 'db-32-front' satisfies PictureName,
    /** The height of the concrete wall in the model, from its foot to its top. */
    height: '29′-2″',
    /** Where the concrete wall is in the picture: its top and foot in % of the height, its front edge in % of the width. */
    wall: { top: 21.6, foot: 83.4, edge: 53.5 },
    caption: 'DB-32. Its concrete wall is 29′-2″ high.',
    project: { label: 'See its plan', href: paths.project.href('db-32') },
  },
  partners: {
    label: 'Our partners',
    /** Drawings of the partners' wordmarks, in display order. */
    wordmarks: [
      'partner-gridwell',
      'partner-kiln-and-frame',
      'partner-plumbworth',
      'partner-quarrylane',
    ] satisfies readonly DrawingName[],
  },
  experience: {
    heading: 'How We Became Best Among Others?',
    text: 'By putting the figures on the table. You make better decisions when you can read and check every area, rate and date.',
    qualities: [
      {
        title: 'Drawn by the people who build',
        text: 'Architects, engineers and site staff share one office and one set of drawings.',
      },
      {
        title: 'Costed in the open',
        text: 'The estimator shows its areas, its rates and what it leaves out.',
      },
      {
        title: 'Checked before it is covered',
        text: 'We inspect and photograph steel, pipes and waterproofing while they can still be seen.',
      },
    ],
    ceoLabel: 'A word from our CEO',
    action: { label: 'More About Us', href: paths.about.href() },
  },
  services: {
    heading: 'OUR TOP NOTCH SERVICES',
    text: 'Hire us for a single question or for the whole house.',
    cardAction: 'LEARN MORE',
    action: { label: 'VIEW MORE SERVICES', href: paths.services.href() },
  },
  testimonials: {
    label: 'testimonials',
    picture: 'interior-kitchen' satisfies PictureName,
  },
  statistics: { label: 'The firm in figures', note: 'The figures are sample content of this site.' },
  blogs: {
    heading: 'From our blog',
    text: 'Notes from the drawing board and the site, for anyone building a house.',
    cardAction: 'Read More',
    action: { label: 'View All Blogs', href: paths.blogs.href() },
  },
  contact: {
    heading: 'Write to us',
    // With word joiners, so that "e-mail" isn't broken after the hyphen.
    text: 'One question is enough. We read every message and reply by e\u2060-\u2060mail.',
    fields: {
      name: { label: 'Your name', placeholder: 'Your Name*' },
      email: { label: 'E-mail', placeholder: 'Email*' },
      subject: { label: 'Your subject', placeholder: 'Your Subject*' },
      message: { label: 'Message', placeholder: 'Message*' },
    },
    submit: { idle: 'Submit Message', sending: 'Sending...' },
    messages: {
      sent: '✅ Your message has been sent successfully!',
      rejected: 'Failed to submit. Please try again.',
      failed: 'Something went wrong. Please try again.',
      tooMany: 'Failed to submit. Please try again in a minute: we are getting many messages at once.',
    },
    elsewhere: {
      title: 'Your message to us',
      text: 'What you wrote is still in the form.',
      link: { label: 'Open the form', href: paths.home.href() },
    },
    map: {
      title: 'Map of Lahore, where our office is',
      linkText: 'See our address on a map',
    },
  },
} as const

/** The floors of a house that is lifted, and the link to its estimate. */
export const houseFloors = {
  heading: (marla: number) => `The house on ${marla} marla, floor by floor`,
  basement: 'Basement',
  ground: 'Ground floor',
  first: 'First floor',
  total: 'Together',
  estimate: 'Get your Construction Estimate →',
} as const
