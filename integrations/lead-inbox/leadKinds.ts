/** Says what is wrong with a field's text, in words that follow the field's name; undefined where nothing is. */
type Check = (text: string) => string | undefined

/** A kind of lead: the fields that its call carries, and the file that keeps it. */
export interface LeadKind {
  readonly file: string
  /** Every field that the call must carry, in the order of the file's columns. */
  readonly fields: Readonly<Record<string, Check>>
  /** Fields that the call carries and the file doesn't keep. */
  readonly notKept: readonly string[]
  /** The fields that tell one lead from another; the same twice is kept once. Empty where each is kept. */
  readonly identity: readonly string[]
}

const isGiven: Check = (text) => (text.trim() === '' ? 'is empty' : undefined)
const isAnyText: Check = () => undefined
const isWhole: Check = (text) => (/^\d+$/.test(text) ? undefined : 'is not a whole number')
// Not stricter than the browser's check of an e-mail field: what passes there has to arrive.
const isEmail: Check = (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? undefined : 'is not an e-mail address')
const isTime: Check = (text) => {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) || time.toISOString() !== text ? 'is not an ISO time' : undefined
}
const isOneOf =
  (...texts: readonly string[]): Check =>
  (text) =>
    texts.includes(text) ? undefined : `is not one of ${texts.map((known) => `"${known}"`).join(', ')}`

const services = new Set(['architectural', 'interior', 'grayStructure', 'finishing'])
const areServices: Check = (text) =>
  text === '' || text.split(', ').every((key) => services.has(key)) ? undefined : 'names an unknown service'

const isPlotSize: Check = (text) =>
  / (?:marla|kanal|sqft)$/.test(text) ? undefined : 'has no unit of a plot'

/** The three kinds of lead. Source: docs/product.md#calls. */
export const leadKinds = {
  homeMessage: {
    file: 'home-messages.csv',
    fields: {
      _captcha: isOneOf('false'),
      _subject: isGiven,
      name: isGiven,
      email: isEmail,
      subject: isGiven,
      message: isGiven,
    },
    notKept: ['_captcha', '_subject'],
    identity: [],
  },
  projectEnquiry: {
    file: 'project-enquiries.csv',
    fields: {
      name: isGiven,
      mobile: isGiven,
      email: isEmail,
      city: isGiven,
      projectLocation: isGiven,
      projectDescription: isGiven,
      sources: isOneOf('Website'),
      servicesRequired: isGiven,
      projectDetails: isGiven,
    },
    notKept: [],
    identity: [],
  },
  estimate: {
    file: 'estimates.csv',
    fields: {
      timestamp: isTime,
      name: isGiven,
      email: isEmail,
      phone: isGiven,
      plotSize: isPlotSize,
      plotAreaSqFt: isWhole,
      authority: isAnyText,
      calculationMode: isOneOf('auto', 'manual'),
      basementArea: isWhole,
      groundFloorArea: isWhole,
      firstFloorArea: isWhole,
      totalCoveredArea: isWhole,
      qualityGrade: isOneOf('', 'A', 'A+'),
      services: areServices,
      architecturalCost: isWhole,
      interiorCost: isWhole,
      grayStructureCost: isWhole,
      finishingCost: isWhole,
      totalDesignCost: isWhole,
      totalConstructionCost: isWhole,
      grandTotal: isWhole,
      costPerSqFt: isWhole,
    },
    notKept: [],
    identity: ['timestamp', 'email'],
  },
} as const satisfies Record<string, LeadKind>

/** The columns of a kind's file: when it came, then what it carried. */
export function columnsOf(kind: LeadKind): readonly string[] {
  return ['receivedAt', ...Object.keys(kind.fields).filter((field) => !kind.notKept.includes(field))]
}

/**
 * What is wrong with a form, one sentence a fault; none where it is a lead of this kind. A field that is
 * missing, unknown, given twice or a file is a fault.
 */
export function faultsOf(kind: LeadKind, form: FormData): readonly string[] {
  const unknown = [...new Set(form.keys())]
    .filter((field) => !Object.hasOwn(kind.fields, field))
    .map((field) => `"${field}" is not a field of this form.`)
  const wrong = Object.entries(kind.fields).flatMap(([field, check]) => {
    const [value, ...more] = form.getAll(field)
    if (value === undefined) return `"${field}" is missing.`
    if (more.length > 0) return `"${field}" is given more than once.`
    if (typeof value !== 'string') return `"${field}" is a file.`
    const fault = check(value)
    return fault ? `"${field}" ${fault}.` : []
  })
  return [...unknown, ...wrong]
}
