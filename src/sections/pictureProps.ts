import type { PictureData } from '../content/collections/commonPictures'
import type { PictureProps } from '../design-system'
import { encodedPicture } from '../images/encodedPicture'

/** The `Picture` props of a picture in the content: its files, its alternative text and what to keep when it is cropped. */
export function pictureProps(name: string, { alt, focus: { x, y } }: PictureData) {
  const vertical = y >= 60 ? 'bottom' : 'center'
  const position: PictureProps['position'] = x <= 42 ? 'left' : x >= 60 ? 'right' : vertical
  return { picture: encodedPicture(name), alt, position }
}
