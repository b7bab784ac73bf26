import { commonPictures, type FooterPictureName } from '../../content/collections/commonPictures'
import type { PictureSource } from '../../design-system'
import { positionOf } from '../../sections/positionOf'

/** Each in one small width only, because the documents of all pages contain their URLs. */
const thumbnails = import.meta.glob<PictureSource>(
  [
    '../../images/db-32-dusk.webp',
    '../../images/db-32-terrace.webp',
    '../../images/grey-structure-slab.webp',
    '../../images/house-project-front.webp',
    '../../images/interior-living-side.webp',
    '../../images/swiss-tower-detail.webp',
  ],
  { query: '?thumbnail', import: 'default', eager: true },
)

/**
 * The `Picture` props of a picture in the footer's gallery.
 * @throws if it isn't listed above, which makes the build fail
 */
export function galleryPicture(name: FooterPictureName) {
  const picture = thumbnails[`../../images/${name}.webp`]
  if (!picture) throw new Error(`galleryPicture.ts doesn't list ${name}.webp.`)
  return { picture, alt: commonPictures[name].alt, position: positionOf(commonPictures[name]) }
}
