import type { CalculationMode, EstimateService } from '../../estimator'
import type { Contact, SubmitResult } from '../../leads'
import { company } from '../company'
import { wrongDotError } from '../forms'
import { tentativeText } from './calculator'
import { estimatorHead } from './head'
import { costTable } from './planning'

// The texts of the estimator's page. Those that docs/product.md quotes are used letter for letter.

/** The texts around the steps. Source: docs/product.md#estimator. */
export const estimatorPage = {
  head: estimatorHead,
  text: 'Your friendly construction and design cost estimator',
  withoutScript: {
    title: 'The estimator needs JavaScript',
    text: `The estimator runs in your browser. Without JavaScript, call us on ${company.phones[0]} and we will work out the cost with you.`,
  },
  progress: 'Progress',
  callOrMessage: { call: 'Call', message: 'Message us on WhatsApp' },
  /** Added to the failure message when it appears on another page. */
  elsewhere: {
    title: 'Your estimate',
    text: 'What you entered is still in the estimator.',
    link: 'Open the estimator',
  },
} as const

/** The button that shows the estimator in the other language. */
export const languageSwitch = {
  /** Read by screen readers after the name of the language. */
  action: 'Show the estimator in Urdu',
  loading: 'Loading',
  failed: 'Urdu could not be loaded. Check your connection, then try again or reload the page.',
} as const

/** The labels of the progress indicator, which omits the success step. Source: docs/product.md#estimator-steps. */
export const progressLabels = ['Contact', 'Calculator', 'Submit'] as const

/** The heading of each step. Source: docs/product.md#estimator-steps. */
export const stepTitles = {
  contact: "Let's Get Started",
  calculator: 'Cost Calculator',
  review: 'Review & Submit',
  success: 'Estimate Submitted Successfully!',
} as const

/** The first step. Source: docs/product.md#contact-step. */
export const contactStep = {
  text: 'Please provide your contact information to continue',
  requiredNote: '* We need all three to reply to you.',
  labels: {
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
  } satisfies Record<keyof Contact, string>,
  errors: {
    name: 'Enter your full name.',
    email: 'Enter an e-mail address, such as name@example.com.',
    phone: 'Enter a phone number we can reach you on.',
  } satisfies Record<keyof Contact, string>,
  wrongDot: wrongDotError,
  missing: 'Please fill all contact information',
  continue: 'Continue',
  nothingSent: 'Nothing is sent until you click “Submit Final Estimate” in the third step.',
  /** Links to the sections below the step, for visitors who want to see prices first. */
  prices: {
    text: 'Prices first?',
    costs: costTable.heading,
    budget: 'What you can build within your budget',
  },
  /** Above the areas and the costs of a house from a link or the table. */
  breakdown: 'Areas and costs',
  /** The example beside the form, in place of a house of the visitor's own. */
  next: {
    heading: 'What you will see next',
    text: 'The covered area of each floor, the rate it is built at and every line of the cost, as soon as you enter a plot and choose a grade.',
    caption: (house: string) => `Render of an example: ${house}`,
  },
} as const

/** The "Estimate Summary" of the review and success steps. Source: docs/product.md#review-step. */
export const estimateSummary = {
  heading: 'Estimate Summary',
  plotSize: 'Plot Size',
  grade: 'Quality Grade',
  noGrade: 'Not chosen',
  totalArea: 'Total Area',
  area: (squareFeet: string) => `${squareFeet} sq.ft.`,
  services: 'Services',
  noServices: 'None',
  /** The services and modes are shown as they are sent. */
  serviceValues: {
    architectural: 'architectural',
    interior: 'interior',
    grayStructure: 'grayStructure',
    finishing: 'finishing',
  } satisfies Record<EstimateService, string>,
  authority: 'Authority',
  basement: 'Basement',
  noBasement: 'Not included',
  mode: 'Mode',
  modeValues: { manual: 'manual', auto: 'auto' } satisfies Record<CalculationMode, string>,
  costPerSqFt: 'Cost/Sq.Ft.',
  /** The services, in the order of the summary. */
  lines: [
    { service: 'architectural', term: 'Architectural Design' },
    { service: 'interior', term: 'Interior Design' },
    { service: 'grayStructure', term: 'Grey Structure' },
    { service: 'finishing', term: 'Finishing' },
  ],
  grandTotal: 'Grand Total',
} as const

/** The third step. Source: docs/product.md#review-step. */
export const reviewStep = {
  noEstimate: {
    title: 'No estimate yet',
    text: 'You can still submit what you have entered, and we will work out the cost with you.',
    back: 'Change your entries',
  },
  contact: { heading: 'Contact Information', name: 'Name', email: 'Email', phone: 'Phone' },
  change: 'Change',
  /** The accessible name of the link, which begins with its visible text. */
  changeRow: (row: string) => `Change ${row}`,
  back: 'Back to Calculator',
  submit: { idle: 'Submit Final Estimate', submitting: 'Processing Estimate...' },
  messages: {
    submitting: 'Submitting your estimate...',
    lost: 'We could not send or save your estimate. Please call or message us.',
  },
} as const

/** The last step. Source: docs/product.md#success-step. */
export const successStep = {
  text: 'Thank you for your submission. We have received your estimate and will contact you within 24 hours to discuss your project.',
  /** Says when `text` applies. Shown above it while the estimate is not yet sent. */
  onceSent: 'Once your estimate has been sent, this applies:',
  /** By the result of the submission. */
  messages: {
    sent: '✅ Success! Your VIP estimate has been saved to our database. We will contact you soon.',
    stored: '✅ Success! Estimate saved locally. We will contact you soon.',
  } satisfies Record<Exclude<SubmitResult, 'lost' | 'deleted'>, string>,
  pending: {
    title: 'Saved on this device only; not yet sent',
    text: 'We keep trying automatically, now and whenever you open this site. You can also send it again yourself, or reach us directly.',
    /** Shown instead of `text` after "Send again" has failed. */
    failed:
      'That did not work this time. It stays on this device, and we keep trying automatically. You can also reach us directly.',
  },
  sendAgain: { idle: 'Send again', sending: 'Sending...' },
  /** The name is isolated, because the digits of the day would be placed before a name in Urdu. */
  printNote: (name: string, day: string) => `For \u2068${name}\u2069, ${day}. ${tentativeText}`,
  newEstimate: 'Create New Estimate',
} as const
