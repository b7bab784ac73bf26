import { commonPictures, type FooterPictureName } from '../../content/collections/commonPictures'
import { encodedThumbnail } from '../../images/encodedPicture'
import { positionOf } from '../../sections/positionOf'

/** The `Picture` props of a picture in the footer's gallery. */
export const galleryPicture = (name: FooterPictureName) => ({
  picture: encodedThumbnail(name),
  alt: commonPictures[name].alt,
  position: positionOf(commonPictures[name]),
})
