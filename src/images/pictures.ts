import { pictureKind, pictures, type PictureName } from '../content/pictures'
import { encodedPicture } from './encodedPicture'

/** A picture: its files, its texts, and the part that stays when it is cropped. */
export function picture(name: PictureName) {
  const { alt, position = 'center' } = pictures[name]
  return { picture: encodedPicture(name), alt, caption: pictureCaption(name), position }
}

const captions = { render: ['Render', 'Renders'], photograph: ['Photograph', 'Photographs'] } as const

/** The caption of a picture, or of several in a row: what they show, and which of them are renders or photographs. */
export function pictureCaption(...names: readonly PictureName[]): string {
  const parts = (['photograph', 'render'] as const).flatMap((kind) => {
    const shown = names.filter((name) => pictureKind(name) === kind).map((name) => pictures[name].caption)
    const [one, several] = captions[kind]
    return shown.length === 0 ? [] : `${shown.length === 1 ? one : several}: ${shown.join('; ')}`
  })
  return parts.join('. ')
}
