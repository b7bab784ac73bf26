/** The sheets of houses and of the tower in `src/images/drawings`, of 1600 by 1000, by their file name without extension. */
export const sheets = {
  'db-32-plan': {
    alt: 'Line drawing: ground floor plan, the street at the left. Porch, entry and lounge towards the street; dining in the middle; kitchen, family room and two bedrooms with bathrooms behind. 62′-4″ deep with the concrete wall, 45′-11″ wide over the outer walls.',
    caption: 'Ground floor, the street at the left. 45′-11″ wide over the outer walls.',
  },
  'db-32-section': {
    alt: 'Line drawing: section through basement, ground floor and first floor. The ground floor lies 1′-6″ above the street, the basement 9′-10″ below it, and the house is 34′-7″ high. From floor to floor: basement 11′-4″, ground floor 11′-9″, first floor 12′-6″, and 8′-10″ to the top of the stair head.',
    caption: 'Section in front of the stair. From floor to floor: 11′-4″, 11′-9″ and 12′-6″.',
  },
  'db-32-elevation': {
    alt: 'Line drawing: front elevation, 48′-5″ wide over terrace and balcony in parts of 19′-10″, 7′-3″ and 21′-4″, and 34′-7″ high in parts of 13′-3″, 12′-6″ and 8′-10″.',
    caption: 'Front elevation: 48′-5″ wide over terrace and balcony, 34′-7″ high.',
  },
  'swiss-tower-elevation': {
    alt: 'Line drawing: elevation of the tower, 24 floors of 3.7 m above a podium of 11.4 m, 100.2 m to the roof, and its podium with the first floors, 26 m wide, enlarged.',
    caption: 'Elevation: podium 11.4 m high, 24 floors of 3.7 m each, 100.2 m to the roof.',
  },
  'house-project-plan': {
    alt: 'Line drawing: ground floor plan, the street at the left. Living room, entry and carport towards the street; dining room, stair and a bedroom in the middle; bathrooms and kitchen behind. 49′-3″ deep and 39′-4″ wide over the outer walls, on a plot of 55′-1″ by 85′-11″.',
    caption: 'Ground floor, the street at the left. 39′-4″ wide over the outer walls.',
  },
  'house-project-section': {
    alt: 'Line drawing: section through the gabled wing, the stair and the wing with the flat roof. The ground floor lies 1′-6″ above the street, and the house is 31′-3″ high. From floor to floor: ground floor 11′-6″, first floor 9′-11″, and 8′-4″ to the top of the stair head; the ridge of the gable at 30′-4″.',
    caption: 'Section in front of the stair. From floor to floor: 11′-6″ and 9′-11″.',
  },
  'house-project-elevation': {
    alt: 'Line drawing: front elevation, 41′-0″ wide in parts of 20′-8″ and 20′-4″, and 31′-3″ high in parts of 13′-0″, 9′-11″ and 8′-4″; the ridge of the gable at 30′-4″.',
    caption: 'Front elevation: 41′-0″ wide, 31′-3″ high.',
  },
  'house-10-ground': {
    alt: 'Line drawing: ground floor plan, the street at the left. Carport, entry and drawing room towards the street; stair, lounge and kitchen in the middle; two bedrooms with bathrooms at the rear. 51′-3″ deep and 31′-1″ wide over the outer walls, on a plot of 35′-0″ by 64′-3″.',
    caption: 'Ground floor, 1,432 sq ft, the street at the left. 31′-1″ wide over the outer walls.',
  },
  'house-10-first': {
    alt: 'Line drawing: first floor plan, the street at the left. A terrace over the carport, a balcony and a bedroom with a bathroom towards the street; stair and family room in the middle; two bedrooms with bathrooms and a terrace at the rear. 43′-8″ deep and 31′-1″ wide over the outer walls.',
    caption: 'First floor, 1,174 sq ft, between a balcony and two terraces.',
  },
  'house-10-section': {
    alt: 'Line drawing: section along the plot, the street at the left, through carport, terrace, stair and bedrooms. The ground floor lies 1′-6″ above the street, and the house is 31′-9″ high. Each floor is 11′-0″ high, and it is 8′-3″ to the top of the stair head.',
    caption: 'Section along the plot, through the stair. From floor to floor: 11′-0″ each.',
  },
  'house-10-elevation': {
    alt: 'Line drawing: front elevation, 31′-1″ wide in parts of 12′-6″ and 18′-7″, and 31′-9″ high in parts of 12′-6″, 11′-0″ and 8′-3″.',
    caption: 'Front elevation: 31′-1″ wide, 31′-9″ high.',
  },
} as const satisfies Record<string, { readonly alt: string; readonly caption: string }>

export type SheetName = keyof typeof sheets

/** The labels of their tabs. */
export const sheetKinds = {
  plan: 'Plan',
  ground: 'Ground floor',
  first: 'First floor',
  section: 'Section',
  elevation: 'Elevation',
} as const
