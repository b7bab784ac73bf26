import type { GalleryPictureName } from './projectDetails'

/** The caption of each picture of a gallery in the lightbox. All of the pictures are renders. */
export const galleryCaptions: Readonly<Record<GalleryPictureName, string>> = {
  'swiss-tower-street': 'Render: the tower and its podium from across the junction',
  'swiss-tower-podium': 'Render: oak fins and the canopy over the colonnade of the podium',
  'swiss-tower-detail': 'Render: woven fins and a corner garden',
  'swiss-tower-aerial': 'Render: the tower among the low blocks of its quarter',
  'db-32-corner': 'Render: the balcony above the glazed living room, from the corner of the street',
  'db-32-entrance': 'Render: the oak door between the concrete wall and the living room',
  'db-32-terrace': 'Render: the terrace on the first floor, under the oak soffit',
  'db-32-porch': 'Render: the carport and the steps to the entrance',
  'db-32-detail': 'Render: the framed balcony, its railing and oak slats',
  'db-32-garden': 'Render: the garden side with canopy and pool, on a deeper plot',
  'db-32-aerial': 'Render: roof, terrace, driveway and lawn from above',
  'db-32-rooftop': 'Render: solar panels and cooling units on the roof',
  'db-32-exploded': 'Render: basement, ground floor, first floor and roof, lifted apart',
  'db-32-section': 'Render: the house cut through, from the basement to the roof',
  'house-project-porch': 'Render: the carport and the oak front door',
  'house-project-gable': 'Render: oak slats under the deep eave of the gable',
  'house-project-garden': 'Render: the garden side with its pergola',
  'house-project-aerial': 'Render: the gabled roof and the walled plot from above',
  'house-project-exploded': 'Render: ground floor, first floor and roof, lifted apart',
  'house-project-dusk': 'Render: the house at dusk, light behind the slats',
}
