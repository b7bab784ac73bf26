/** Describes the problem with a field's text, as a phrase that follows the field's name; undefined if it is valid. */
type Validator = (text: string) => string | undefined

/** A kind of lead: the fields of its request, and the file that it is stored in. */
export interface LeadKind {
  readonly file: string
  /** The fields of the request, all required, in the order of the file's columns. */
  readonly fields: Readonly<Record<string, Validator>>
  /** Fields of the request that are not stored in the file. */
  readonly omitted: readonly string[]
  /** The fields that identify a lead, so that a repeated one is stored once; if empty, each is stored. */
  readonly identity: readonly string[]
}

const notEmpty: Validator = (text) => (text.trim() === '' ? 'is empty' : undefined)
const anyText: Validator = () => undefined
const wholeNumber: Validator = (text) => (/^\d+$/.test(text) ? undefined : 'is not a whole number')
// Not stricter than the browser's own validation: what it accepts must be accepted here.
const emailAddress: Validator = (text) =>
  /^[^\s@]+@[^\s@]+$/.test(text) ? undefined : 'is not an e-mail address'
const isoTime: Validator = (text) => {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) || time.toISOString() !== text ? 'is not an ISO time' : undefined
}
const oneOf =
  (...texts: readonly string[]): Validator =>
  (text) =>
    texts.includes(text) ? undefined : `is not one of ${texts.map((known) => `"${known}"`).join(', ')}`

const services = new Set(['architectural', 'interior', 'grayStructure', 'finishing'])
const serviceList: Validator = (text) =>
  text === '' || text.split(', ').every((key) => services.has(key)) ? undefined : 'names an unknown service'

const plotSizeWithUnit: Validator = (text) =>
  / (?:marla|kanal|sqft)$/.test(text) ? undefined : 'has no unit of a plot'

/** The three kinds of lead. Source: docs/product.md#requests. */
export const leadKinds = {
  homeMessage: {
    file: 'home-messages.csv',
    fields: {
      _captcha: oneOf('false'),
      _subject: notEmpty,
      name: notEmpty,
      email: emailAddress,
      subject: notEmpty,
      message: notEmpty,
    },
    omitted: ['_captcha', '_subject'],
    identity: [],
  },
  projectEnquiry: {
    file: 'project-enquiries.csv',
    fields: {
      name: notEmpty,
      mobile: notEmpty,
      email: emailAddress,
      city: notEmpty,
      projectLocation: notEmpty,
      projectDescription: notEmpty,
      sources: oneOf('Website'),
      servicesRequired: notEmpty,
      projectDetails: notEmpty,
    },
    omitted: [],
    identity: [],
  },
  estimate: {
    file: 'estimates.csv',
    fields: {
      timestamp: isoTime,
      name: notEmpty,
      email: emailAddress,
      phone: notEmpty,
      plotSize: plotSizeWithUnit,
      plotAreaSqFt: wholeNumber,
      authority: anyText,
      calculationMode: oneOf('auto', 'manual'),
      basementArea: wholeNumber,
      groundFloorArea: wholeNumber,
      firstFloorArea: wholeNumber,
      totalCoveredArea: wholeNumber,
      qualityGrade: oneOf('', 'A', 'A+'),
      services: serviceList,
      architecturalCost: wholeNumber,
      interiorCost: wholeNumber,
      grayStructureCost: wholeNumber,
      finishingCost: wholeNumber,
      totalDesignCost: wholeNumber,
      totalConstructionCost: wholeNumber,
      grandTotal: wholeNumber,
      costPerSqFt: wholeNumber,
    },
    omitted: [],
    identity: ['timestamp', 'email'],
  },
} as const satisfies Record<string, LeadKind>

/** The columns of a kind's file: the time of arrival, then the fields. */
export function columnsOf(kind: LeadKind): readonly string[] {
  return ['receivedAt', ...Object.keys(kind.fields).filter((field) => !kind.omitted.includes(field))]
}

/**
 * The problems of a form, one sentence each; empty if it is a valid lead of this kind. Missing, unknown and repeated
 * fields and files are problems too.
 */
export function validateForm(kind: LeadKind, form: FormData): readonly string[] {
  const unknown = [...new Set(form.keys())]
    .filter((field) => !Object.hasOwn(kind.fields, field))
    .map((field) => `"${field}" is not a field of this form.`)
  const wrong = Object.entries(kind.fields).flatMap(([field, validate]) => {
    const [value, ...more] = form.getAll(field)
    if (value === undefined) return `"${field}" is missing.`
    if (more.length > 0) return `"${field}" is given more than once.`
    if (typeof value !== 'string') return `"${field}" is a file.`
    const problem = validate(value)
    return problem ? `"${field}" ${problem}.` : []
  })
  return [...unknown, ...wrong]
}
