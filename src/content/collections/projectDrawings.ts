import type { PictureName } from './pictures'
import type { ProjectId } from './projects'

/** The kind of a drawing, which names its tab. */
export type DrawingKind = 'plan' | 'section' | 'elevation'

/** A drawing of a project, with the dimensions of its model. */
export interface ProjectDrawing {
  readonly kind: DrawingKind
  /** The name of its file in `src/images`, without extension. */
  readonly file: 'db-32-plan' | 'db-32-section' | 'db-32-elevation' | 'swiss-tower-elevation'
  readonly alt: `Line drawing: ${string}`
  readonly caption: string
}

/** The drawings of each project, in the order of their tabs. */
export const projectDrawings: Partial<Record<ProjectId, readonly ProjectDrawing[]>> = {
  'swiss-tower': [
    {
      kind: 'elevation',
      file: 'swiss-tower-elevation',
      alt: 'Line drawing: elevation of the tower, 24 floors of 3.7 m above a podium of 11.4 m, and its podium with the first floors, 26 m wide, enlarged.',
      caption: 'Elevation: podium 11.4 m high, 24 floors of 3.7 m each.',
    },
  ],
  'db-32': [
    {
      kind: 'plan',
      file: 'db-32-plan',
      alt: 'Line drawing: ground floor plan, the street at the left. Porch, entry and lounge towards the street; dining in the middle; kitchen, family room and two bedrooms behind. 62′-4″ deep, 45′-11″ wide.',
      caption: 'Ground floor, the street at the left.',
    },
    {
      kind: 'section',
      file: 'db-32-section',
      alt: 'Line drawing: section through basement, ground floor and first floor: 9′-10″ below the street, 13′-3″ up to the first floor, 12′-6″ more up to the roof.',
      caption: 'Section through basement, ground floor and first floor.',
    },
    {
      kind: 'elevation',
      file: 'db-32-elevation',
      alt: 'Line drawing: front elevation, 48′-5″ wide in parts of 19′-10″, 7′-3″ and 21′-4″, and 34′-6″ high in parts of 13′-3″, 11′-10″ and 9′-5″.',
      caption: 'Front elevation: 48′-5″ wide, 34′-6″ high.',
    },
  ],
}

/** The main picture of a project at dusk, from the same camera. */
export const duskPictures: Partial<Record<ProjectId, PictureName>> = { 'db-32': 'db-32-dusk' }
