import { pictures, type PictureName } from '../content/pictures'
import { encodedPicture } from './encodedPicture'

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
