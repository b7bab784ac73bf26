import type { PictureName } from '../../content/pictures'
import { Picture, type PictureProps } from '../../design-system'
import { picture } from '../../images/pictures'

export interface ContentPictureProps extends Pick<
  PictureProps,
  'ratio' | 'isLow' | 'sizes' | 'isPriority' | 'hasOwnWidth'
> {
  name: PictureName
  /** @default the alternative text of the picture's record */
  alt?: PictureProps['alt']
  /** Whether a caption says what it shows and that it is a render, for a large picture. @default false */
  hasCaption?: boolean
}

/** A picture of the content, by default 92vw wide: without the page's margins on a phone. */
export function ContentPicture({ name, hasCaption = false, ...props }: ContentPictureProps) {
  const { caption, ...record } = picture(name)
  const image = <Picture sizes={{ base: '92vw' }} {...record} {...props} />
  if (!hasCaption) return image
  return (
    <figure>
      {image}
      <figcaption className="mt-2 text-caption text-muted">{caption}</figcaption>
    </figure>
  )
}
