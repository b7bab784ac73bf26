import { pictures, type PictureName } from '../content/collections/pictures'
import { positionOf } from './positionOf'
import { encodedPicture } from '../images/encodedPicture'

/** The `Picture` props of a picture in the content: its sources, alternative text and crop position. */
export function contentPictureProps(name: PictureName) {
  const picture = pictures[name]
  return { picture: encodedPicture(name), alt: picture.alt, position: positionOf(picture) }
}
