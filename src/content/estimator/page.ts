import type {
  Authority,
  CalculationMode,
  EstimateService,
  Floor,
  InputWarning,
  PlotSizes,
  PlotUnit,
  QualityGrade,
} from '../../estimator'
import type { Contact, SubmitResult } from '../../leads'
import { company } from '../company'
import { wrongDotError } from '../sections/contactFormErrors'
import { estimatorHead } from './head'

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

export { amounts } from '../amounts'

/** Joins items into a list. */
export const listOf = (items: readonly string[]) => items.join(', ')

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
    costs: 'What a house costs, by plot',
    budget: 'What you can build within your budget',
  },
  alt: 'Render of a model: the four levels of the house lifted apart on one axis: basement, ground floor, first floor, roof.',
  caption: 'Render: basement, ground floor, first floor and roof, lifted apart',
  next: {
    heading: 'What you will see next',
    text: 'The covered area of each floor, the rate it is built at and every line of the cost, as soon as you enter a plot and choose a grade.',
  },
} as const

/** The labels of the plot units. */
export const unitLabels: Record<PlotUnit, string> = { marla: 'Marla', sqft: 'Sq. Ft.', kanal: 'Kanal' }

/** The labels of the calculation modes. */
export const modeLabels: Record<CalculationMode, string> = { manual: 'Manual', auto: 'Auto' }

/** The labels of the housing authorities. */
export const authorityLabels: Record<Authority, string> = {
  DHA: 'DHA (Defence Housing Authority)',
  LDA: 'LDA (Lahore Development Authority)',
}

/** The labels of the quality grades. */
export const gradeLabels: Record<QualityGrade, string> = { A: 'A Grade', 'A+': 'A+ Grade' }

/** The labels of the floors. */
export const floorLabels: Record<Floor, string> = {
  basement: 'Basement',
  ground: 'Ground Floor',
  first: 'First Floor',
}

/** The labels of the services. */
export const serviceLabels: Record<EstimateService, string> = {
  grayStructure: 'Grey Structure',
  finishing: 'Interior/Finishes',
  architectural: 'Architectural Design',
  interior: 'Interior Design',
}

/** The fields of the calculator. Source: docs/product.md#calculator-step. */
export const calculatorFields = {
  back: 'Back',
  review: 'Review & Submit',
  plot: {
    size: 'Plot Size',
    unit: 'Plot Unit',
    mode: 'Calculation Mode',
    modeDescriptions: {
      auto: 'Covered areas are calculated from the plot and the authority.',
      manual: 'You enter the covered area of each floor.',
    } satisfies Record<CalculationMode, string>,
    authority: 'Housing Authority',
    placeholder: 'Select authority',
    totalArea: 'Total Plot Area',
    /** The terms of the plot's size in each unit. */
    sizes: {
      sqft: 'Sq. Ft.',
      marla: 'Marla',
      kanal: 'Kanal',
      sqyd: 'Sq. Yd.',
      sqm: 'Sq. M.',
    } satisfies Record<keyof PlotSizes, string>,
    marlaNote: 'We count a marla as 225 sq ft; in older land records it is 272.25 sq ft.',
    aboutMarla: {
      label: 'About the marla',
      text: 'We count 225 sq ft to a marla, as DHA and most planned schemes in Lahore do. Older land records use 272.25 sq ft: if yours does, choose Sq. Ft. and enter the figure from your allotment letter.',
    },
  },
  areas: {
    heading: 'Covered areas',
    includeBasement: 'Include Basement',
    labels: {
      basement: 'Basement Area',
      ground: 'Ground Floor Area',
      first: 'First Floor Area',
    } satisfies Record<Floor, string>,
    unit: 'sq ft',
    calculated: 'Calculated from the plot',
    house: 'Drawing of a sample house',
    houseWithBars: 'Drawing of a sample house; bars are to scale',
  },
  quality: {
    grade: 'Quality Grade',
    tooltip: {
      label: 'About the grades',
      text: 'A Grade: Standard quality at competitive prices. A+ Grade: Premium quality with higher-end materials and superior durability.',
    },
    ratesHeading: (grade: string) => `Rates, ${grade}`,
    /** The day from which the rates apply, and how it is shown. */
    ratesDay: '2026-11-01',
    ratesAsOf: (day: string) => `As of ${day}`,
    perSqFt: (price: string) => `${price} per sq ft`,
    rates: [
      { rate: 'architectural', term: 'Architectural & structural design' },
      { rate: 'interior', term: 'Interior design' },
      { rate: 'grayStructureBasement', term: 'Grey structure, Basement' },
      { rate: 'grayStructureGround', term: 'Grey structure, Ground Floor' },
      { rate: 'grayStructureFirst', term: 'Grey structure, First Floor' },
    ],
    /** The estimate uses `finishingFactor`. Source: docs/product.md#rates. */
    finishingRate: { term: 'Interior/finishes construction', value: '~1.15x of Grey Structure' },
  },
} as const

/** The rules that the covered areas are derived by. Source: docs/product.md#covered-areas. */
export const areaRuleTexts = {
  /** Such as "64% of the plot, 10 marla". */
  ratioOfPlot: (percent: number, plots: string) => `${percent}% of the plot${plots}`,
  ratioOfGround: (percent: number, plots: string) => `${percent}% of the ground floor${plots}`,
  /** The plots that a ratio applies to, appended to it. */
  plots: {
    exact: (marla: number) => `, ${marla} marla`,
    nearest: (marla: number) => `, as for ${marla} marla`,
    upTo: (marla: number) => `, up to ${marla} marla`,
    allPlots: '',
  },
  fixedArea: {
    exact: (marla: number) => `Fixed area for ${marla} marla`,
    nearest: (marla: number) => `Fixed area, as for ${marla} marla`,
  },
  excluded: 'Not included',
} as const

/** Why the derived areas are what they are, in whole sentences. Source: docs/product.md#covered-areas. */
export const areaReasonTexts = {
  heading: 'Why these areas?',
  ratio: {
    ratioOfPlot: (ratio: number, plotArea: string) => `${ratio} of the plot’s ${plotArea}`,
    ratioOfGround: (ratio: number, groundArea: string) => `${ratio} of the ground floor’s ${groundArea}`,
  },
  /** The entry of the table that applies. */
  entry: {
    exact: (marla: number) => `our figure for ${marla} marla in DHA`,
    nearest: (marla: number) => `our figure for ${marla} marla in DHA, the nearest size in our table`,
    upTo: (marla: number) => `our figure for plots of up to ${marla} marla in DHA`,
    allPlots: 'our figure for plots of every size',
  },
  sentence: (rule: string, entry: string) => `${rule}: ${entry}.`,
  fixedArea: 'A fixed area',
  total: 'Total Area',
  approval: 'These are planning figures. The drawings your authority approves decide how much you may cover.',
} as const

/** The messages below the fields of the plot, the areas and the budget about the number. */
export const inputWarnings = {
  notANumber: () => 'Enter a number, such as 7.5.',
  hasUnit: () => 'Enter the number alone, such as 7.5, without its unit.',
  ambiguousSeparators: () => 'Enter the number with a decimal point, such as 7.5, and thousands as in 1,250.',
  decimalComma: ({ number }) => `Read as ${number}.`,
  negative: () => 'Enter 0 or more. Until then we count it as 0.',
  tooLarge: () => 'That number is too large, so we count it as 0.',
  plotUnusuallySmall: ({ min }) => `That is less than ${min} marla. Is the unit right?`,
  plotUnusuallyLarge: ({ max }) => `That is more than ${max} marla. Is the unit right?`,
} as const satisfies Record<
  InputWarning,
  (values: {
    /** The number that the text is read as. */
    readonly number: number
    /** The usual sizes of a plot, in marla. */
    readonly min: number
    readonly max: number
  }) => string
>

/** "Your Estimate" in the calculator. Source: docs/product.md#calculator-step. */
export const estimatePanel = {
  heading: 'Your Estimate',
  reset: 'Reset',
  empty: 'Enter a plot size and select a quality grade, or switch to manual mode to enter areas directly.',
  /** Above plots to start from, before there is a result. */
  start: 'Or start from a plot, in A Grade:',
  /** What is missing, once something has been entered. */
  missing: {
    areas: 'The plot size or the areas are missing.',
    grade: 'The quality grade is missing.',
    areasAndGrade: 'The plot size or the areas, and the quality grade, are missing.',
  },
  grandTotal: 'Grand Total',
  totalArea: 'Total Area',
  costPerSqFt: 'Cost Per Sq. Ft.',
  included: 'Included',
  grades: { inGrade: (grade: string) => `In ${grade}`, difference: 'Difference' },
  services: 'Select Services to Include',
  construction: {
    heading: 'Construction Costs',
    lines: [
      { service: 'grayStructure', term: 'Grey Structure Construction Cost' },
      { service: 'finishing', term: 'Interior/Finishes Construction Cost' },
    ],
    total: 'Construction Total',
  },
  design: {
    heading: 'Design Costs',
    lines: [
      { service: 'architectural', term: 'Architectural Structural and MEP Design Cost' },
      { service: 'interior', term: 'Interior design Cost' },
    ],
    total: 'Design Total',
  },
  notIncluded: 'Not included',
  floors: {
    toScale: (areas: readonly string[]) => `Floors to scale: ${areas.join(', ')}`,
    empty: 'Floors, without areas yet',
  },
  /** Read by screen readers when the total changes. */
  announcement: {
    label: 'Estimate',
    text: (total: string, area: string) => `Grand Total ${total} for ${area}.`,
  },
} as const

/** What a service includes and excludes, in display order; finishing has no note. */
export const serviceNotes = [
  {
    service: 'grayStructure',
    title: 'Grey Structure Service',
    message:
      'Anything other than Covered Area is not included. e.g. Porch, Double heighted Sky Light, Boundary Area, and the Tanks are not included.',
  },
  {
    service: 'architectural',
    title: 'Architectural Design Service',
    message:
      'You receive a full set of drawings: architectural drawings, front elevation, MEP (mechanical, electrical and plumbing), structural, fire safety and working drawings.',
  },
  {
    service: 'interior',
    title: 'Interior Design Service',
    message:
      'The design covers furniture layouts, interior/exterior landscape, wall treatment, colour scheming, false ceilings, bathroom layouts and floorings, woodwork, kitchen design and wardrobes.',
  },
] as const satisfies readonly { service: EstimateService; title: string; message: string }[]

/** The disclaimer of every estimate. Source: docs/product.md#calculator-step. */
export const tentativeText =
  'This is the Tentative Estimated Cost, Exact final cost will be worked out after reviewing final Drawings/Designs, Plan and Discussions. Exact Final cost may Increase or Decrease.'

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
