import { renderNote } from '../content/collections/commonPictures'
import type { PictureName } from '../content/collections/pictures'
import { Picture, sizesOf, type PictureProps, type PictureWidths } from '../design-system'
import { contentPictureProps } from './contentPictureProps'

export interface ContentPictureProps extends Pick<
  PictureProps,
  'ratio' | 'isPriority' | 'hasOwnWidth' | 'position'
> {
  /** The name of a picture in `src/content`. */
  name: PictureName
  /** The rendered width per breakpoint. On a phone, 92vw leaves out the page's margins. @default 92vw */
  sizes?: PictureWidths
  /** Overrides the alternative text. @default the alternative text of the picture in the content */
  alt?: string | undefined
  /** Whether the picture adds nothing to the text beside it. @default false */
  isDecorative?: boolean
  /** Whether a caption says that it is a render, for a large picture. @default false */
  hasCaption?: boolean
}

const withinMargins: PictureWidths = { base: '92vw' }

/**
 * Use for pictures named in the content: a `Picture` with its alternative text, cropped around its focal point unless
 * `position` says otherwise.
 */
export function ContentPicture({
  name,
  alt,
  isDecorative = false,
  hasCaption = false,
  sizes = withinMargins,
  ...props
}: ContentPictureProps) {
  const picture = contentPictureProps(name)
  const shown = (
    <Picture
      {...picture}
      {...props}
      sizes={sizesOf(sizes)}
      alt={isDecorative ? { decorative: true } : (alt ?? picture.alt)}
    />
  )
  if (!hasCaption) return shown
  return (
    <figure>
      {shown}
      <figcaption className="mt-2 text-caption text-muted">{renderNote.one}</figcaption>
    </figure>
  )
}
