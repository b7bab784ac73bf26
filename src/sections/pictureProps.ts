import { picturePosition, type PictureAlt } from '../content/collections/commonPictures'
import { encodedPicture } from '../images/encodedPicture'

/** The `Picture` props of a picture in the content: its files, its alternative text and what to keep when it is cropped. */
export function pictureProps(name: string, alt: PictureAlt) {
  return { picture: encodedPicture(name), alt, position: picturePosition(name) }
}
