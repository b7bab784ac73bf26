/** The part of a picture that stays when it is cropped. */
export type PicturePosition = 'left' | 'right' | 'bottom' | 'center'

interface PictureRecord {
  /** What it shows; its beginning says what kind of picture it is. */
  readonly alt: `Render of a model: ${string}` | `Photograph: ${string}`
  /** What it shows, after "Render: " or "Photograph: " below the picture. */
  readonly caption: string
  /** @default 'center' */
  readonly position?: PicturePosition
}

const records = {
  'db-32-aerial': {
    alt: 'Render of a model: the house from above with its roof, solar panels, terrace, driveway and front lawn.',
    caption: 'roof, terrace, driveway and lawn of DB-32 from above',
  },
  'db-32-corner': {
    alt: 'Render of a model: the house from the corner of the street, the framed balcony over a glazed living room.',
    caption: 'the balcony above the glazed living room, from the corner of the street',
  },
  'db-32-detail': {
    alt: 'Render of a model: the framed balcony close up, glass railing and vertical oak slats.',
    caption: 'the framed balcony, its railing and oak slats',
  },
  'db-32-dusk': {
    alt: 'Render of a model: the white house at dusk, warm light in every window, under a violet sky.',
    caption: 'DB-32 at dusk, light behind every window',
  },
  'db-32-entrance': {
    alt: 'Render of a model: the entrance, a tall oak door with sidelights between a concrete wall and a glazed living room.',
    caption: 'the oak door between the concrete wall and the living room',
    position: 'bottom',
  },
  'db-32-exploded': {
    alt: 'Render of a model: the four levels of the house lifted apart on one axis: basement, ground floor, first floor, roof.',
    caption: 'basement, ground floor, first floor and roof of DB-32, lifted apart',
  },
  'db-32-front': {
    alt: 'Render of a model: a white two-storey house in low sun, with a concrete blade wall, an oak-lined carport at the left and a framed balcony at the right.',
    caption: 'DB-32 from the street, in low sun',
  },
  'db-32-garden': {
    alt: 'Render of a model: the garden side with an oak screen between two framed windows, a canopy on slim posts and a pool.',
    caption: 'the garden side with canopy and pool, on a deeper plot',
  },
  'db-32-gate': {
    alt: 'Render of a model: the street gate of the house, a leaf of oak slats slid half open between a white pier and a panel of the same slats, the carport behind.',
    caption: 'the street gate of DB-32, half open',
  },
  'db-32-porch': {
    alt: 'Render of a model: the carport with an oak ceiling and two lines of light, the entrance steps at the right.',
    caption: 'the carport and the steps to the entrance',
    position: 'left',
  },
  'db-32-rooftop': {
    alt: 'Render of a model: the roof with solar panels, three cooling units and a water tank.',
    caption: 'solar panels, cooling units and the water tank on the roof',
  },
  'db-32-section': {
    alt: 'Render of a model: the house cut through, showing basement, ground floor and first floor with furniture and two pale figures.',
    caption: 'DB-32 cut through, from the basement to the roof',
  },
  'db-32-terrace': {
    alt: 'Render of a model: the first-floor terrace behind a glass railing, under a thin roof with an oak soffit.',
    caption: 'the terrace on the first floor, under the oak soffit',
  },
  'grey-structure-aerial': {
    alt: 'Render of a model: the building site from above, poured slab at the left and formwork with steel at the right.',
    caption: 'a floor half poured, from above',
  },
  'grey-structure-crane': {
    alt: 'Render of a model: a concrete frame of five levels under construction, scaffolding, brick infill and a tower crane.',
    caption: 'a concrete frame of five levels and its crane',
    position: 'bottom',
  },
  'grey-structure-pipes': {
    alt: 'Render of a model: pipes before they are covered, in chases of a brick wall and on the slab: hot and cold supply, the soil pipe and a cistern in its frame.',
    caption: 'supply and soil pipes in their chases, before they are covered',
  },
  'grey-structure-reinforcement': {
    alt: 'Render of a model: the steel of a slab before the pour, two layers of bars on wooden formwork, bars for the columns, and two figures in helmets on a plank.',
    caption: 'the steel of a slab before the pour',
  },
  'grey-structure-slab': {
    alt: 'Render of a model: the top slab with column bars, formwork and a crew; a crane lowers a bundle of steel.',
    caption: 'the top slab, column bars and a bundle of steel on the crane',
  },
  'grey-structure-yard': {
    alt: 'Render of a model: stacks of brick in front of a concrete frame that is being walled in.',
    caption: 'stacks of brick, the frame half walled in',
  },
  'house-10-marla': {
    alt: 'Render of a model: a white house on 10 marla.',
    caption: 'a house on 10 marla',
  },
  'house-20-marla': {
    alt: 'Render of a model: a white house on 20 marla, round a lawn.',
    caption: 'a house on 20 marla',
  },
  'house-5-marla': {
    alt: 'Render of a model: a white house on 5 marla, between party walls.',
    caption: 'a house on 5 marla',
  },
  'house-project-aerial': {
    alt: 'Render of a model: the gabled house from above, charcoal roof, flat roof with solar panels, brick walls round the plot.',
    caption: 'the gabled roof and the walled plot from above',
  },
  'house-project-dusk': {
    alt: 'Render of a model: the gabled house at dusk, light behind the oak slats of the gable.',
    caption: 'the house at dusk, light behind the slats',
  },
  'house-project-exploded': {
    alt: 'Render of a model: the gabled house in three parts, ground floor, first floor and roof lifted apart.',
    caption: 'ground floor, first floor and roof, lifted apart',
  },
  'house-project-front': {
    alt: 'Render of a model: a brick and white house with a gabled roof, a perforated brick screen over the carport and low sun from the right.',
    caption: 'the gabled house from the street, in low sun',
  },
  'house-project-gable': {
    alt: 'Render of a model: the gable close up, oak slats under a deep eave, the balcony and the terrace beside it.',
    caption: 'oak slats under the deep eave of the gable',
    position: 'left',
  },
  'house-project-garden': {
    alt: 'Render of a model: the garden side of the gabled house with an oak pergola, a table and stepping stones.',
    caption: 'the garden side with its pergola',
  },
  'house-project-porch': {
    alt: 'Render of a model: the carport of the gabled house with an oak ceiling, the oak front door behind.',
    caption: 'the carport and the oak front door',
  },
  'interior-bathroom': {
    alt: 'Render of a model: a finished bathroom with an oak vanity, a mirror, an amber towel and a shower of narrow tiles behind glass.',
    caption: 'a finished bathroom, oak vanity and narrow shower tiles',
  },
  'interior-kitchen': {
    alt: 'Render of a model: a kitchen with white cupboards, an oak island with four stools and a glazed wall to the garden.',
    caption: 'a kitchen with an oak island, open to the garden',
  },
  'interior-living-main': {
    alt: 'Render of a model: the living room seen straight on, hearth wall, oak slats, sofa and shelves.',
    caption: 'a living room, hearth wall and oak slats',
  },
  'interior-living-side': {
    alt: 'Render of a model: a living room with full-height glazing to a garden and pool, a pale sofa, an amber chair and an oak-slatted wall.',
    caption: 'a living room, open to garden and pool',
    position: 'bottom',
  },
  'landscape-garden': {
    alt: 'Render of a model: a formal garden with a water channel between planted beds and cypresses, leading to a low pavilion.',
    caption: 'a water channel between planted beds, leading to a pavilion',
  },
  'swiss-tower-aerial': {
    alt: 'Render of a model: the tower from above among low white blocks, its shadow across the city.',
    caption: 'the tower among the low blocks of its quarter',
  },
  'swiss-tower-detail': {
    alt: 'Render of a model: the facade of the tower close up, woven fins and a planted corner garden.',
    caption: 'woven fins and a corner garden',
  },
  'swiss-tower-hero': {
    alt: 'Render of a model: a slender tower of 24 storeys with white and oak fins and four corner gardens, on a podium, above a pale city.',
    caption: 'Swiss Tower above the city',
    position: 'right',
  },
  'swiss-tower-podium': {
    alt: 'Render of a model: the podium of the tower from across the street, oak fins over a colonnade, an amber canopy, street trees and two people.',
    caption: 'oak fins and the canopy over the colonnade of the podium',
    position: 'bottom',
  },
  'swiss-tower-street': {
    alt: 'Render of a model: the tower and its oak-screened podium from across the junction, trees along the street.',
    caption: 'the tower and its podium from across the junction',
    position: 'right',
  },
  'town-planning': {
    alt: 'Render of a model: a planned neighbourhood from above, plots with white houses round a park, one house picked out in amber.',
    caption: 'a planned neighbourhood from above',
  },
} as const satisfies Record<string, PictureRecord>

export type PictureName = keyof typeof records

/** The pictures in `src/images/masters` that the content shows, by their file name without extension. */
export const pictures: Readonly<Record<PictureName, PictureRecord>> = records

/** The kind of a picture, by its alternative text. */
export function pictureKind(name: PictureName): 'render' | 'photograph' {
  return pictures[name].alt.startsWith('Photograph') ? 'photograph' : 'render'
}
