import type { CalculationMode, EstimateService, Floor, InputWarning, PlotSizes } from '../../estimator'

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
    basementAdds: (amount: string) => `adds ${amount}`,
    labels: {
      basement: 'Basement Area',
      ground: 'Ground Floor Area',
      first: 'First Floor Area',
    } satisfies Record<Floor, string>,
    unit: 'sq ft',
    calculated: 'Calculated from the plot',
    /** The caption of the house beside the areas. */
    house: (marla: number, hasBars: boolean) =>
      `Render: a house on ${marla} marla${hasBars ? '; bars to scale' : ''}`,
  },
  quality: {
    grade: 'Quality Grade',
    tooltip: {
      label: 'About the grades',
      text: 'A Grade: Standard quality at competitive prices. A+ Grade: Premium quality with higher-end materials and superior durability.',
    },
    ratesHeading: (grade: string) => `Rates, ${grade}`,
    ratesAsOf: (day: string) => `As of ${day}`,
    perSqFt: (price: string) => `${price} per sq ft`,
    rates: [
      { rate: 'architectural', term: 'Architectural & structural design' },
      { rate: 'interior', term: 'Interior design' },
      { rate: 'grayStructureBasement', term: 'Grey structure, Basement' },
      { rate: 'grayStructureGround', term: 'Grey structure, Ground Floor' },
      { rate: 'grayStructureFirst', term: 'Grey structure, First Floor' },
    ],
    /** Given by docs/product.md#rates; the estimate uses `rates.finishingFactor`. */
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
  hasUnit: () => 'Enter the number alone, such as 7.5, in the unit shown.',
  ambiguousSeparators: () => 'Enter the number with a decimal point, such as 7.5, and thousands as in 1,250.',
  decimalComma: ({ number }) => `Read as ${number}.`,
  negative: () => 'Enter 0 or more. Until then we count it as 0.',
  tooLarge: () => 'That number is too large, so we count it as 0.',
  plotIsZero: () => 'Enter a plot larger than 0.',
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
  start: (hasBasement: boolean) =>
    `Or start from a house in DHA, A Grade, ${hasBasement ? 'with' : 'without'} a basement:`,
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
  allIncluded: 'All four services are included',
  grades: {
    inGrade: (grade: string, amount: string) => `In ${grade}${amount && `: ${amount}`}`,
    difference: 'Difference',
  },
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
