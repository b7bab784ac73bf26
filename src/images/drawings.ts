import type { DrawingKind, ProjectDrawing } from '../content/collections/projectDrawings'
import db32Elevation from './drawings/db-32-elevation.svg'
import db32Plan from './drawings/db-32-plan.svg'
import db32Section from './drawings/db-32-section.svg'
import elevationDetail from './drawings/elevation-detail.svg'
import houseProjectElevation from './drawings/house-project-elevation.svg'
import planDetail from './drawings/plan-detail.svg'
import sectionDetail from './drawings/section-detail.svg'
import towerElevation from './drawings/swiss-tower-elevation.svg'

const size = { width: 1600, height: 1000 }

/** The `img` props of DB-32's drawings, without dimensions and cropped so that they are legible in a card. */
export const drawingDetails: Readonly<Record<DrawingKind, { src: string; width: number; height: number }>> = {
  plan: { src: planDetail, ...size },
  section: { src: sectionDetail, ...size },
  elevation: { src: elevationDetail, ...size },
}

/** The URLs of the drawings with dimensions, of 1600 by 1000 px. */
export const drawingSheets: Readonly<Record<ProjectDrawing['file'], string>> = {
  'db-32-plan': db32Plan,
  'db-32-section': db32Section,
  'db-32-elevation': db32Elevation,
  'house-project-elevation': houseProjectElevation,
  'swiss-tower-elevation': towerElevation,
}
