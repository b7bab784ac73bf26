/** The alternative text of a picture, and its focal point. */
export interface PictureData {
  /** The alternative text. */
  readonly alt: `Render of a model: ${string}`
  /** The focal point, in per cent of width and height from the top left. */
  readonly focus: { readonly x: number; readonly y: number }
}

/** The captions of pictures: of one, and of several in a row. */
export const renderNote = { one: 'Render of a model.', several: 'Renders of models.' } as const

/**
 * The pictures of the footer and the contact page. Every page loads this list, so the other pictures are in
 * `pictures.ts`.
 */
export const commonPictures = {
  'db-32-dusk': {
    alt: 'Render of a model: the white house at dusk, warm light in every window, under a violet sky.',
    focus: { x: 52, y: 55 },
  },
  'db-32-terrace': {
    alt: 'Render of a model: the first-floor terrace behind a glass railing, under a thin roof with an oak soffit.',
    focus: { x: 52, y: 55 },
  },
  'grey-structure-slab': {
    alt: 'Render of a model: the top slab with column bars, formwork and a crew; a crane lowers a bundle of steel.',
    focus: { x: 45, y: 50 },
  },
  'house-project-front': {
    alt: 'Render of a model: a brick and white house with a gabled roof, a perforated brick screen over the carport and morning sun from the right.',
    focus: { x: 48, y: 55 },
  },
  'interior-living-side': {
    alt: 'Render of a model: a living room with full-height glazing to a garden and pool, a pale sofa, two amber chairs and an oak-slatted wall.',
    focus: { x: 50, y: 60 },
  },
  'swiss-tower-detail': {
    alt: 'Render of a model: the facade of the tower close up, woven fins and a planted corner garden.',
    focus: { x: 52, y: 55 },
  },
  'town-planning': {
    alt: 'Render of a model: a planned neighbourhood from above, plots with white houses round a park, one house picked out in amber.',
    focus: { x: 50, y: 50 },
  },
} as const satisfies Record<string, PictureData>

/** The name of one of them. */
export type CommonPictureName = keyof typeof commonPictures

/** The name of a picture in the footer's gallery. */
export type FooterPictureName = Exclude<CommonPictureName, 'town-planning'>
