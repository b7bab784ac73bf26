import { picturePosition, pictures, renderCaption, type PictureName } from '../content/collections/pictures'
import { Picture, type PictureProps } from '../design-system'
import { encodedPicture } from '../images/encodedPicture'

export interface ContentPictureProps extends Pick<
  PictureProps,
  'ratio' | 'isLow' | 'sizes' | 'isPriority' | 'hasOwnWidth' | 'position'
> {
  /** The name of a picture in `src/content`. */
  name: PictureName
  /** Overrides the alternative text. @default the alternative text of the picture in the content */
  alt?: PictureProps['alt'] | undefined
  /** Whether a caption says what it shows and that it is a render, for a large picture. @default false */
  hasCaption?: boolean
}

/** A picture named in the content, by default 92vw wide: without the page's margins on a phone. */
export function ContentPicture({
  name,
  alt = pictures[name],
  hasCaption = false,
  ...props
}: ContentPictureProps) {
  const picture = (
    <Picture
      sizes={{ base: '92vw' }}
      position={picturePosition(name)}
      {...props}
      picture={encodedPicture(name)}
      alt={alt}
    />
  )
  if (!hasCaption) return picture
  return (
    <figure>
      {picture}
      <figcaption className="mt-2 text-caption text-muted">{renderCaption(name)}</figcaption>
    </figure>
  )
}
