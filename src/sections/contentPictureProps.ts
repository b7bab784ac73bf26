import { pictures, type PictureName } from '../content/collections/pictures'
import type { PictureProps } from '../design-system'
import { pictureSource } from './pictureSources'

/** A picture of the content with the content's words for it, cut so that what counts in it is kept. */
export function contentPictureProps(name: PictureName) {
  return { picture: pictureSource(name), alt: pictures[name].alt, position: positionOf(name) }
}

/** The edge that stays in sight when the picture is cut, where its focal point, in per cent, lies away from the middle. */
function positionOf(name: PictureName): NonNullable<PictureProps['position']> {
  const { x, y } = pictures[name].focus
  if (x <= 42) return 'left'
  if (x >= 60) return 'right'
  return y >= 60 ? 'bottom' : 'center'
}
