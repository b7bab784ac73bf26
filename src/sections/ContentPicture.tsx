import type { PictureName } from '../content/collections/pictures'
import { Picture, type PictureProps } from '../design-system'
import { contentPictureProps } from './contentPictureProps'

export interface ContentPictureProps extends Pick<PictureProps, 'sizes' | 'ratio' | 'isPriority'> {
  /** Which picture of the content. */
  name: PictureName
  /** What is to be seen, where an entry says it in words of its own. @default the content's words for the picture */
  alt?: string | undefined
  /** The text beside it says all that it shows. @default false */
  isDecorative?: boolean
}

/** A picture of the content with its alternative text, cut so that what counts in it is kept. */
export function ContentPicture({ name, alt, isDecorative = false, ...props }: ContentPictureProps) {
  const picture = contentPictureProps(name)
  return <Picture {...picture} {...props} alt={isDecorative ? { decorative: true } : (alt ?? picture.alt)} />
}
