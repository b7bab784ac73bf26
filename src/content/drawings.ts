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
  'db-32-plan': {
    ...sheet,
    alt: 'Line drawing: ground floor plan, the street at the left. Porch, entry and lounge towards the street; dining in the middle; kitchen, family room and two bedrooms with bathrooms behind. 62′-4″ deep with the concrete wall, 45′-11″ wide over the outer walls.',
    caption: 'Ground floor, the street at the left. 45′-11″ wide over the outer walls.',
  },
  'db-32-section': {
    ...sheet,
    alt: 'Line drawing: section through basement, ground floor and first floor. The ground floor lies 1′-6″ above the street, the basement 9′-10″ below it, and the house is 34′-7″ high. From floor to floor: basement 11′-4″, ground floor 11′-9″, first floor 12′-6″, and 8′-10″ to the top of the stair head.',
    caption: 'Section in front of the stair. From floor to floor: 11′-4″, 11′-9″ and 12′-6″.',
  },
  'db-32-elevation': {
    ...sheet,
    alt: 'Line drawing: front elevation, 48′-5″ wide over terrace and balcony in parts of 19′-10″, 7′-3″ and 21′-4″, and 34′-7″ high in parts of 13′-3″, 12′-6″ and 8′-10″.',
    caption: 'Front elevation: 48′-5″ wide over terrace and balcony, 34′-7″ high.',
  },
  'swiss-tower-elevation': {
    ...sheet,
    alt: 'Line drawing: elevation of the tower, 24 floors of 3.7 m above a podium of 11.4 m, 100.2 m to the roof, and its podium with the first floors, 26 m wide, enlarged.',
    caption: 'Elevation: podium 11.4 m high, 24 floors of 3.7 m each, 100.2 m to the roof.',
  },
  'house-project-elevation': {
    ...sheet,
    alt: 'Line drawing: front elevation, 41′-0″ wide in parts of 20′-8″ and 20′-4″, and 31′-3″ high in parts of 13′-0″, 9′-11″ and 8′-4″; the ridge of the gable at 30′-4″.',
    caption: 'Front elevation: 41′-0″ wide, 31′-3″ high.',
  },
  'sheet-estimate': {
    ...page,
    alt: 'Drawing sheet: the cost estimate of a house on 10 marla in DHA, A Grade, without a basement. Its floors with their areas, its four services with their costs, and the grand total of PKR 17,440,655.',
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
