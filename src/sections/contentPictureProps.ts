import { pictures, type PictureName } from '../content/collections/pictures'
import type { PictureProps } from '../design-system'
import { pictureSource } from './pictureSources'

/** The `Picture` props of a picture in the content: its sources, alternative text and crop position. */
export function contentPictureProps(name: PictureName) {
  return { picture: pictureSource(name), alt: pictures[name].alt, position: positionOf(name) }
}

/**
 * The crop position for a focal point in per cent: left for x up to 42, right for x from 60; else bottom for y from 60,
 * or centred.
 */
function positionOf(name: PictureName): NonNullable<PictureProps['position']> {
  const { x, y } = pictures[name].focus
  if (x <= 42) return 'left'
  if (x >= 60) return 'right'
  return y >= 60 ? 'bottom' : 'center'
}
