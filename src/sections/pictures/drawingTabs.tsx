import type { ProjectData } from '../../content/projects/Project'
import { sheetKinds } from '../../content/sheets'
import type { TabsItem } from '../../design-system'
import { ZoomableDrawing } from './ZoomableDrawing'

/** The tabs of the drawings of a house, one a drawing. */
export const drawingTabs = (drawings: ProjectData['drawings']) =>
  drawings.map(({ kind, name }): TabsItem => ({
    value: kind,
    label: sheetKinds[kind],
    content: <ZoomableDrawing name={name} />,
  }))
