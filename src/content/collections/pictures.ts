/** The alternative texts of all pictures of the content, by their file name without extension. */
export const pictures = {
  'db-32-aerial':
    'Render of a model: the house from above with its roof, solar panels, terrace, driveway and front lawn.',
  'db-32-corner':
    'Render of a model: the house from the corner of the street, the framed balcony box floating over a glazed living room.',
  'db-32-detail': 'Render of a model: the framed balcony close up, glass railing and vertical oak slats.',
  'db-32-dusk': 'Render of a model: the white house at dusk, warm light in every window, under a violet sky.',
  'db-32-entrance':
    'Render of a model: the entrance, a tall oak door with sidelights between a concrete wall and a glazed living room.',
  'db-32-exploded':
    'Render of a model: the four levels of the house lifted apart on one axis: basement, ground floor, first floor, roof.',
  'db-32-front':
    'Render of a model: a white two-storey house in low sun, with a concrete blade wall, an oak-lined carport at the left and a framed balcony at the right.',
  'db-32-garden':
    'Render of a model: the garden side with an oak screen between two framed windows, a canopy on slim posts and a pool.',
  'db-32-gate':
    'Render of a model: the street gate of the house, a leaf of oak slats slid half open between a white pier and a panel of the same slats, the carport behind.',
  'db-32-porch':
    'Render of a model: the carport with an oak ceiling and two lines of light, the entrance steps at the right.',
  'db-32-rooftop':
    'Render of a model: the roof terrace with solar panels and cooling units, a pale figure behind the panels.',
  'db-32-section':
    'Render of a model: the house cut through, showing basement, ground floor and first floor with furniture and two pale figures.',
  'db-32-terrace':
    'Render of a model: the first-floor terrace behind a glass railing, under a thin roof with an oak soffit.',
  'grey-structure-aerial':
    'Render of a model: the building site from above, poured slab at the left and formwork with steel at the right.',
  'grey-structure-crane':
    'Render of a model: a concrete frame of five levels under construction, scaffolding, brick infill and a tower crane.',
  'grey-structure-pipes':
    'Render of a model: pipes before they are covered, in chases of a brick wall and on the slab: hot and cold supply, the soil pipe and a cistern in its frame.',
  'grey-structure-reinforcement':
    'Render of a model: the steel of a slab before the pour, two layers of bars on wooden formwork, bars for the columns, and two figures in helmets on a plank.',
  'grey-structure-slab':
    'Render of a model: the top slab with column bars, formwork and a crew; a crane lowers a bundle of steel.',
  'grey-structure-yard':
    'Render of a model: two engineers in helmets beside stacks of brick, the frame rising behind them.',
  'house-project-aerial':
    'Render of a model: the gabled house from above, charcoal roof, flat roof with solar panels, brick walls round the plot.',
  'house-project-dusk':
    'Render of a model: the gabled house at dusk, light behind the oak slats of the gable.',
  'house-project-exploded':
    'Render of a model: the gabled house in three parts, ground floor, first floor and roof lifted apart.',
  'house-project-front':
    'Render of a model: a brick and white house with a gabled roof, a perforated brick screen over the carport and low sun from the right.',
  'house-project-gable':
    'Render of a model: the gable close up, oak slats under a deep eave, the balcony and the terrace beside it.',
  'house-project-garden':
    'Render of a model: the garden side of the gabled house with an oak pergola, a table and stepping stones.',
  'house-project-porch':
    'Render of a model: the carport of the gabled house with an oak ceiling, the oak front door behind.',
  'interior-bathroom':
    'Render of a model: a finished bathroom with an oak vanity, a mirror, an amber towel and a shower of green tiles behind glass.',
  'interior-kitchen':
    'Render of a model: a kitchen with navy cupboards, an oak island with four stools and a glazed wall to the garden.',
  'interior-living-main':
    'Render of a model: the living room seen straight on, hearth wall, oak slats, sofa and shelves.',
  'interior-living-side':
    'Render of a model: a living room with full-height glazing to a garden and pool, a pale sofa, two amber chairs and an oak-slatted wall.',
  'landscape-garden':
    'Render of a model: a formal garden with a water channel between planted beds and cypresses, leading to a low pavilion.',
  'swiss-tower-aerial':
    'Render of a model: the tower from above among low white blocks, its shadow across the city.',
  'swiss-tower-detail':
    'Render of a model: the facade of the tower close up, woven fins and a planted corner garden.',
  'swiss-tower-hero':
    'Render of a model: a slender tower of 24 storeys with white and oak fins and four corner gardens, on a podium, above a pale city.',
  'swiss-tower-podium':
    'Render of a model: the podium of the tower from across the street, oak fins over a colonnade, an amber canopy, street trees and two people.',
  'swiss-tower-street':
    'Render of a model: the tower and its oak-screened podium from across the junction, trees along the street.',
  'town-planning':
    'Render of a model: a planned neighbourhood from above, plots with white houses round a park, one house picked out in amber.',
} as const satisfies Record<string, `Render of a model: ${string}`>

/** The name of a picture. */
export type PictureName = keyof typeof pictures

/** What each picture shows, for `renderCaption`. */
const captions: Readonly<Record<PictureName, string>> = {
  'db-32-aerial': 'roof, terrace, driveway and lawn of DB-32 from above',
  'db-32-corner': 'the balcony above the glazed living room, from the corner of the street',
  'db-32-detail': 'the framed balcony, its railing and oak slats',
  'db-32-dusk': 'DB-32 at dusk, light behind every window',
  'db-32-entrance': 'the oak door between the concrete wall and the living room',
  'db-32-exploded': 'basement, ground floor, first floor and roof of DB-32, lifted apart',
  'db-32-front': 'DB-32 from the street, in low sun',
  'db-32-garden': 'the garden side with canopy and pool, on a deeper plot',
  'db-32-gate': 'the street gate of DB-32, half open',
  'db-32-porch': 'the carport and the steps to the entrance',
  'db-32-rooftop': 'solar panels and cooling units on the roof',
  'db-32-section': 'DB-32 cut through, from the basement to the roof',
  'db-32-terrace': 'the terrace on the first floor, under the oak soffit',
  'grey-structure-aerial': 'a floor half poured, from above',
  'grey-structure-crane': 'a concrete frame of five levels and its crane',
  'grey-structure-pipes': 'supply and soil pipes in their chases, before they are covered',
  'grey-structure-reinforcement': 'the steel of a slab before the pour',
  'grey-structure-slab': 'the top slab, column bars and a bundle of steel on the crane',
  'grey-structure-yard': 'two engineers beside stacks of brick',
  'house-project-aerial': 'the gabled roof and the walled plot from above',
  'house-project-dusk': 'the house at dusk, light behind the slats',
  'house-project-exploded': 'ground floor, first floor and roof, lifted apart',
  'house-project-front': 'the gabled house from the street, in low sun',
  'house-project-gable': 'oak slats under the deep eave of the gable',
  'house-project-garden': 'the garden side with its pergola',
  'house-project-porch': 'the carport and the oak front door',
  'interior-bathroom': 'a finished bathroom, oak vanity and green shower tiles',
  'interior-kitchen': 'a kitchen with an oak island, open to the garden',
  'interior-living-main': 'a living room, hearth wall and oak slats',
  'interior-living-side': 'a living room, open to garden and pool',
  'landscape-garden': 'a water channel between planted beds, leading to a pavilion',
  'swiss-tower-aerial': 'the tower among the low blocks of its quarter',
  'swiss-tower-detail': 'woven fins and a corner garden',
  'swiss-tower-hero': 'Swiss Tower above the city',
  'swiss-tower-podium': 'oak fins and the canopy over the colonnade of the podium',
  'swiss-tower-street': 'the tower and its podium from across the junction',
  'town-planning': 'a planned neighbourhood from above',
}

/** The caption of a picture, or of several in a row: what they show, and that they are renders. */
export function renderCaption(...names: readonly PictureName[]): string {
  const shown = names.map((name) => captions[name]).join('; ')
  return `${names.length === 1 ? 'Render' : 'Renders'}: ${shown}`
}

/** The part of a picture that stays when it is cropped. */
export type PicturePosition = 'left' | 'right' | 'bottom' | 'center'

const positions: Readonly<Partial<Record<PictureName, PicturePosition>>> = {
  'db-32-entrance': 'bottom',
  'db-32-porch': 'left',
  'grey-structure-crane': 'bottom',
  'grey-structure-yard': 'right',
  'house-project-gable': 'left',
  'interior-living-side': 'bottom',
  'swiss-tower-hero': 'right',
  'swiss-tower-podium': 'bottom',
  'swiss-tower-street': 'right',
}

/** The part that stays when the picture with this name is cropped. */
export const picturePosition = (name: PictureName) => positions[name] ?? 'center'
