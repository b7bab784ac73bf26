import { renderNote } from '../content/sections/renderNote'
import { ContentPicture, type ContentPictureProps } from './ContentPicture'

export interface CaptionedPictureProps extends Omit<ContentPictureProps, 'isDecorative'> {}

/** Use for the first picture of a page, or one that could be taken for a photograph: its caption says that it is a render. */
export function CaptionedPicture(props: CaptionedPictureProps) {
  return (
    <figure>
      <ContentPicture {...props} />
      <figcaption className="mt-2 text-caption text-muted">{renderNote.one}</figcaption>
    </figure>
  )
}
