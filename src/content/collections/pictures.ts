import { commonPictures, type PictureData } from './commonPictures'

/** All pictures of the content, by their file name without extension. All are renders of models. */
export const pictures = {
  ...commonPictures,
  'db-32-aerial': {
    alt: 'Render of a model: the house from above with its roof, solar panels, terrace, driveway and front lawn.',
    focus: { x: 52, y: 50 },
  },
  'db-32-corner': {
    alt: 'Render of a model: the house from the corner of the street, the framed balcony box floating over a glazed living room.',
    focus: { x: 58, y: 48 },
  },
  'db-32-detail': {
    alt: 'Render of a model: the framed balcony close up, glass railing and vertical oak slats.',
    focus: { x: 55, y: 45 },
  },
  'db-32-entrance': {
    alt: 'Render of a model: the entrance, a tall oak door with sidelights between a concrete wall and a glazed living room.',
    focus: { x: 56, y: 68 },
  },
  'db-32-exploded': {
    alt: 'Render of a model: the four levels of the house lifted apart on one axis: basement, ground floor, first floor, roof.',
    focus: { x: 50, y: 50 },
  },
  'db-32-front': {
    alt: 'Render of a model: a white two-storey house seen from the street, with a concrete blade wall, an oak-lined carport at the left and a framed balcony at the right.',
    focus: { x: 52, y: 52 },
  },
  'db-32-garden': {
    alt: 'Render of a model: the garden side with an oak screen between two framed windows, a canopy on slim posts and a pool.',
    focus: { x: 50, y: 52 },
  },
  'db-32-porch': {
    alt: 'Render of a model: the carport with an oak ceiling and two lines of light, the entrance steps at the right.',
    focus: { x: 42, y: 55 },
  },
  'db-32-rooftop': {
    alt: 'Render of a model: the roof terrace with solar panels and cooling units, two figures inspecting them.',
    focus: { x: 40, y: 55 },
  },
  'db-32-section': {
    alt: 'Render of a model: the house cut through, showing basement, ground floor and first floor with people and furniture.',
    focus: { x: 50, y: 55 },
  },
  'grey-structure-aerial': {
    alt: 'Render of a model: the building site from above, poured slab at the left and formwork with steel at the right.',
    focus: { x: 52, y: 50 },
  },
  'grey-structure-crane': {
    alt: 'Render of a model: a concrete frame of five levels under construction, scaffolding, brick infill and a tower crane.',
    focus: { x: 45, y: 60 },
  },
  'grey-structure-yard': {
    alt: 'Render of a model: two engineers in helmets beside stacks of brick, the frame rising behind them.',
    focus: { x: 62, y: 60 },
  },
  'house-project-aerial': {
    alt: 'Render of a model: the gabled house from above, charcoal roof, flat roof with solar panels, brick walls round the plot.',
    focus: { x: 48, y: 50 },
  },
  'house-project-dusk': {
    alt: 'Render of a model: the gabled house at dusk, light behind the oak slats of the gable.',
    focus: { x: 50, y: 50 },
  },
  'house-project-exploded': {
    alt: 'Render of a model: the gabled house in three parts, ground floor, first floor and roof lifted apart.',
    focus: { x: 50, y: 50 },
  },
  'house-project-gable': {
    alt: 'Render of a model: the gable close up, oak slats under a deep eave, the balcony and the terrace beside it.',
    focus: { x: 40, y: 45 },
  },
  'house-project-garden': {
    alt: 'Render of a model: the garden side of the gabled house with an oak pergola, a table and stepping stones.',
    focus: { x: 45, y: 55 },
  },
  'house-project-porch': {
    alt: 'Render of a model: the carport of the gabled house with an oak ceiling, the oak front door behind.',
    focus: { x: 55, y: 55 },
  },
  'interior-kitchen': {
    alt: 'Render of a model: a kitchen with navy cupboards, an oak island with four stools and a glazed wall to the garden.',
    focus: { x: 55, y: 58 },
  },
  'interior-living-main': {
    alt: 'Render of a model: the living room seen straight on, hearth wall, oak slats, sofa and shelves.',
    focus: { x: 50, y: 58 },
  },
  'landscape-garden': {
    alt: 'Render of a model: a formal garden with a water channel between planted beds and cypresses, leading to a low pavilion.',
    focus: { x: 50, y: 55 },
  },
  'swiss-tower-aerial': {
    alt: 'Render of a model: the tower from above among low white blocks, its shadow across the city.',
    focus: { x: 48, y: 50 },
  },
  'swiss-tower-hero': {
    alt: 'Render of a model: a slender tower of 24 storeys with white and oak fins and four corner gardens, on a podium, above a pale city.',
    focus: { x: 69, y: 55 },
  },
  'swiss-tower-podium': {
    alt: 'Render of a model: the podium of the tower from the pavement, oak fins over a colonnade, an amber canopy, street trees and people.',
    focus: { x: 55, y: 60 },
  },
  'swiss-tower-street': {
    alt: 'Render of a model: the tower and its oak-screened podium from across the junction, trees and cars along the street.',
    focus: { x: 62, y: 55 },
  },
} as const satisfies Record<string, PictureData>

/** The name of a picture. */
export type PictureName = keyof typeof pictures
