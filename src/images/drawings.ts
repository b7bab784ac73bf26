import { drawings, type DrawingName } from '../content/drawings'
import type { SheetName } from '../content/sheets'

const drawingFiles = import.meta.glob<string>('./drawings/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The URL of a drawing. @throws if it has no file, which makes the build fail */
export function drawingFile(name: DrawingName | SheetName): string {
  const src = drawingFiles[`./drawings/${name}.svg`]
  if (!src) throw new Error(`src/images/drawings has no ${name}.svg`)
  return src
}

/** A drawing: its file, its size and its texts. */
export const drawing = (name: DrawingName) => ({ caption: '', ...drawings[name], src: drawingFile(name) })
