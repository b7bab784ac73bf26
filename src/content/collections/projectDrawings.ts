import type { PictureName } from './pictures'
import type { ProjectId } from './projects'

/** The kind of a drawing, which names its tab. */
export type DrawingKind = 'plan' | 'section' | 'elevation'

/** A drawing of a project, with the dimensions of its model. */
export interface ProjectDrawing {
  readonly kind: DrawingKind
  /** The name of its file in `src/images`, without extension. */
  readonly file:
    'db-32-plan' | 'db-32-section' | 'db-32-elevation' | 'house-project-elevation' | 'swiss-tower-elevation'
  readonly alt: `Line drawing: ${string}`
  readonly caption: string
}

/** The drawings of each project, in the order of their tabs. */
export const projectDrawings: Partial<Record<ProjectId, readonly ProjectDrawing[]>> = {
  'swiss-tower': [
    {
      kind: 'elevation',
      file: 'swiss-tower-elevation',
      alt: 'Line drawing: elevation of the tower, 24 floors of 3.7 m above a podium of 11.4 m, 100.2 m to the roof, and its podium with the first floors, 26 m wide, enlarged.',
      caption: 'Elevation: podium 11.4 m high, 24 floors of 3.7 m each, 100.2 m to the roof.',
    },
  ],
  'db-32': [
    {
      kind: 'plan',
      file: 'db-32-plan',
      alt: 'Line drawing: ground floor plan, the street at the left. Porch, entry and lounge towards the street; dining in the middle; kitchen, family room and two bedrooms with bathrooms behind. 62′-4″ deep with the concrete wall, 45′-11″ wide over the outer walls.',
      caption: 'Ground floor, the street at the left. 45′-11″ wide over the outer walls.',
    },
    {
      kind: 'section',
      file: 'db-32-section',
      alt: 'Line drawing: section through basement, ground floor and first floor. The ground floor lies 1′-6″ above the street, the basement 9′-10″ below it, and the house is 34′-7″ high. From floor to floor: basement 11′-4″, ground floor 11′-9″, first floor 12′-6″, and 8′-10″ to the top of the stair head.',
      caption: 'Section in front of the stair. From floor to floor: 11′-4″, 11′-9″ and 12′-6″.',
    },
    {
      kind: 'elevation',
      file: 'db-32-elevation',
      alt: 'Line drawing: front elevation, 48′-5″ wide over terrace and balcony in parts of 19′-10″, 7′-3″ and 21′-4″, and 34′-7″ high in parts of 13′-3″, 12′-6″ and 8′-10″.',
      caption: 'Front elevation: 48′-5″ wide over terrace and balcony, 34′-7″ high.',
    },
  ],
  'house-project': [
    {
      kind: 'elevation',
      file: 'house-project-elevation',
      alt: 'Line drawing: front elevation, 41′-0″ wide in parts of 20′-8″ and 20′-4″, and 31′-3″ high in parts of 13′-0″, 9′-11″ and 8′-4″; the ridge of the gable at 30′-4″.',
      caption: 'Front elevation: 41′-0″ wide, 31′-3″ high.',
    },
  ],
}

/** The main picture of a project at dusk, from the same camera. */
export const duskPictures: Partial<Record<ProjectId, PictureName>> = { 'db-32': 'db-32-dusk' }
