import type { DrawingKind, ProjectDrawing } from './projectDrawings'

/** The drawings of DB-32, in the order of their tabs; subpages of services show them, too. */
export const db32Drawings: Readonly<Record<DrawingKind, ProjectDrawing>> = {
  plan: {
    kind: 'plan',
    file: 'db-32-plan',
    alt: 'Line drawing: ground floor plan, the street at the left. Porch, entry and lounge towards the street; dining in the middle; kitchen, family room and two bedrooms with bathrooms behind. 62′-4″ deep with the concrete wall, 45′-11″ wide over the outer walls.',
    caption: 'Ground floor, the street at the left. 45′-11″ wide over the outer walls.',
  },
  section: {
    kind: 'section',
    file: 'db-32-section',
    alt: 'Line drawing: section through basement, ground floor and first floor. The ground floor lies 1′-6″ above the street, the basement 9′-10″ below it, and the house is 34′-7″ high. From floor to floor: basement 11′-4″, ground floor 11′-9″, first floor 12′-6″, and 8′-10″ to the top of the stair head.',
    caption: 'Section in front of the stair. From floor to floor: 11′-4″, 11′-9″ and 12′-6″.',
  },
  elevation: {
    kind: 'elevation',
    file: 'db-32-elevation',
    alt: 'Line drawing: front elevation, 48′-5″ wide over terrace and balcony in parts of 19′-10″, 7′-3″ and 21′-4″, and 34′-7″ high in parts of 13′-3″, 12′-6″ and 8′-10″.',
    caption: 'Front elevation: 48′-5″ wide over terrace and balcony, 34′-7″ high.',
  },
}
