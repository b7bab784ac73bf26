import { drawings, pictures, type DrawingName, type PictureName } from '../content/pictures'
import { encodedPicture } from './encodedPicture'

const drawingFiles = import.meta.glob<string>('./drawings/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** A render: its files, its texts, and the part that stays when it is cropped. */
export function picture(name: PictureName) {
  const { alt, position = 'center' } = pictures[name]
  return { picture: encodedPicture(name), alt, caption: renderCaption(name), position }
}

/** The caption of a render, or of several in a row: what they show, and that they are renders. */
export function renderCaption(...names: readonly PictureName[]): string {
  const shown = names.map((name) => pictures[name].caption).join('; ')
  return `${names.length === 1 ? 'Render' : 'Renders'}: ${shown}`
}

/**
 * A drawing: its file, its size and its texts.
 * @throws if it has no file, which makes the build fail
 */
export function drawing(name: DrawingName) {
  const { alt, caption = '', width, height } = drawings[name]
  const src = drawingFiles[`./drawings/${name}.svg`]
  if (!src) throw new Error(`src/images/drawings has no ${name}.svg`)
  return { src, width, height, alt, caption }
}
