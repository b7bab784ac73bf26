import type { PictureName } from '../content/collections/pictures'
import { Picture, sizesOf, type PictureProps, type PictureWidths } from '../design-system'
import { contentPictureProps } from './contentPictureProps'

export interface ContentPictureProps extends Pick<PictureProps, 'ratio' | 'isPriority'> {
  /** Which picture of the content. */
  name: PictureName
  /** How wide it is shown. @default as wide as the window */
  sizes?: PictureWidths
  /** What is to be seen, where an entry says it in words of its own. @default the content's words for the picture */
  alt?: string | undefined
  /** The text beside it says all that it shows. @default false */
  isDecorative?: boolean
}

const fullWidth: PictureWidths = { base: '100vw' }

/** A picture of the content with its alternative text, cut so that what counts in it is kept. */
export function ContentPicture({
  name,
  alt,
  isDecorative = false,
  sizes = fullWidth,
  ...props
}: ContentPictureProps) {
  const picture = contentPictureProps(name)
  return (
    <Picture
      {...picture}
      {...props}
      sizes={sizesOf(sizes)}
      alt={isDecorative ? { decorative: true } : (alt ?? picture.alt)}
    />
  )
}
