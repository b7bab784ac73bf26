import { LineDrawing, type DrawnLabel } from '../design-system'
import { elevationStrokes } from './elevationStrokes'

/** The dimensions of the drawing, in feet and inches, at the middle of their lines. */
const labels: readonly DrawnLabel[] = [
  { text: '48′-5″', x: 617, y: 520 },
  { text: '34′-7″', x: 1040, y: 270, isVertical: true },
]

/** The front elevation of DB-32 with its width and its height, cropped to the house. It animates. */
export function FrontElevation() {
  return <LineDrawing viewBox="196 44 876 528" strokes={elevationStrokes} labels={labels} />
}
