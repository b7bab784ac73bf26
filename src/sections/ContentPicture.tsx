import { pictures, type PictureName } from '../content/collections/pictures'
import { Picture, sizesOf, type PictureProps, type PictureWidths } from '../design-system'
import { pictureSource } from './pictureSources'

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
  alt = pictures[name].alt,
  isDecorative = false,
  sizes = fullWidth,
  ...props
}: ContentPictureProps) {
  return (
    <Picture
      {...props}
      sizes={sizesOf(sizes)}
      picture={pictureSource(name)}
      alt={isDecorative ? { decorative: true } : alt}
      position={positionOf(name)}
    />
  )
}

/** The edge that stays in sight when the picture is cut, where its focal point, in per cent, lies away from the middle. */
function positionOf(name: PictureName): NonNullable<PictureProps['position']> {
  const { x, y } = pictures[name].focus
  if (x <= 42) return 'left'
  if (x >= 60) return 'right'
  return y >= 60 ? 'bottom' : 'center'
}
