/** The alternative text of a picture. */
export type PictureAlt = `Render of a model: ${string}`

/** The captions of pictures: of one, and of several in a row. */
export const renderNote = { one: 'Render of a model.', several: 'Renders of models.' } as const

/** The alternative texts of the pictures of the footer and the contact page. Every page loads this list, unlike `pictures.ts`. */
export const commonPictures = {
  'db-32-dusk': 'Render of a model: the white house at dusk, warm light in every window, under a violet sky.',
  'db-32-terrace':
    'Render of a model: the first-floor terrace behind a glass railing, under a thin roof with an oak soffit.',
  'grey-structure-slab':
    'Render of a model: the top slab with column bars, formwork and a crew; a crane lowers a bundle of steel.',
  'house-project-front':
    'Render of a model: a brick and white house with a gabled roof, a perforated brick screen over the carport and morning sun from the right.',
  'interior-living-side':
    'Render of a model: a living room with full-height glazing to a garden and pool, a pale sofa, two amber chairs and an oak-slatted wall.',
  'swiss-tower-detail':
    'Render of a model: the facade of the tower close up, woven fins and a planted corner garden.',
  'town-planning':
    'Render of a model: a planned neighbourhood from above, plots with white houses round a park, one house picked out in amber.',
} as const satisfies Record<string, PictureAlt>

/** The part of a picture that stays when it is cropped. */
export type PicturePosition = 'left' | 'right' | 'bottom' | 'center'

const positions: Readonly<Partial<Record<string, PicturePosition>>> = {
  'db-32-entrance': 'bottom',
  'db-32-porch': 'left',
  'db-32-rooftop': 'left',
  'grey-structure-crane': 'bottom',
  'grey-structure-yard': 'right',
  'house-project-gable': 'left',
  'interior-living-side': 'bottom',
  'swiss-tower-hero': 'right',
  'swiss-tower-podium': 'bottom',
  'swiss-tower-street': 'right',
}

/** The part that stays when the picture with this name is cropped. */
export const picturePosition = (name: string) => positions[name] ?? 'center'

/** The name of one of them. */
export type CommonPictureName = keyof typeof commonPictures

/** The name of a picture in the footer's gallery. */
export type FooterPictureName = Exclude<CommonPictureName, 'town-planning'>
