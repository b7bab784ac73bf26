interface DrawingRecord {
  /** Empty if the drawing is decorative. */
  readonly alt: string
  /** @default none */
  readonly caption?: string
  readonly width: number
  readonly height: number
}

const sheet = { width: 1600, height: 1000 }
const page = { width: 420, height: 594 }
const avatar = { alt: '', width: 64, height: 64 }
const wordmark = { width: 200, height: 40 }

const lineDrawings = {
  'sheet-estimate': {
    ...page,
    alt: 'Drawing sheet: the cost estimate of a house on 10 marla in DHA, A Grade, without a basement. The model, lifted apart, with the area of each floor, its four services with their costs, and the grand total of PKR 17,440,655.',
    caption: 'The estimate: every area and line',
  },
  'sheet-report': {
    ...page,
    alt: 'Drawing sheet: a weekly site report on one page, with photographs from fixed positions, planned and actual progress, cost to date, changes, and decisions to take.',
    caption: 'The site report: one page a week',
  },
  // Details of the sheets of DB-32, without dimensions and cropped so that they are legible in a card.
  'plan-detail': { ...sheet, alt: '' },
  'section-detail': { ...sheet, alt: '' },
  'elevation-detail': { ...sheet, alt: '' },
  // On navy, beside a text.
  'front-elevation-on-navy': { alt: '', width: 1236, height: 584 },
  'office-map': { alt: '', width: 640, height: 480 },
  'avatar-amber': avatar,
  'avatar-charcoal': avatar,
  'avatar-navy': avatar,
  'avatar-oak': avatar,
  'avatar-sage': avatar,
  'partner-gridwell': { ...wordmark, alt: 'Gridwell' },
  'partner-kiln-and-frame': { ...wordmark, alt: 'Kiln & Frame' },
  'partner-plumbworth': { ...wordmark, alt: 'Plumbworth' },
  'partner-quarrylane': { ...wordmark, alt: 'Quarrylane' },
} as const satisfies Record<string, DrawingRecord>

export type DrawingName = keyof typeof lineDrawings

/** The drawings in `src/images/drawings`, by their file name without extension. */
export const drawings: Readonly<Record<DrawingName, DrawingRecord>> = lineDrawings
