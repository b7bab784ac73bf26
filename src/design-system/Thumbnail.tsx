import type { NativeProps } from './internal/NativeProps'
import { Picture, type PictureProps } from './Picture'

interface ThumbnailOwnProps {
  /** The picture, whose alternative text names the button. */
  picture: Pick<PictureProps, 'picture' | 'sizes' | 'position'> & { readonly alt: string }
}

export type ThumbnailProps = ThumbnailOwnProps &
  NativeProps<'button', ThumbnailOwnProps, 'children' | 'aria-label' | 'aria-labelledby'>

/**
 * Use in a gallery: a small picture that opens the `Lightbox`. It fills the box that it stands in, which gives it
 * its shape. For a picture that leads to a page use `PictureCard`.
 *
 * - A native button, named by what is to be seen on the picture; says that it opens a dialog.
 * - Shows the focus round the whole picture.
 */
export function Thumbnail({ picture, ...props }: ThumbnailProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...props}
      className="group/thumbnail relative block size-full min-h-11 cursor-zoom-in rounded-small"
    >
      <span className="absolute inset-0 overflow-clip rounded-small">
        <span className="block size-full motion-safe:transition-transform motion-safe:duration-calm motion-safe:ease-out motion-safe:group-hover/thumbnail:scale-102">
          <Picture {...picture} ratio="fill" />
        </span>
      </span>
    </button>
  )
}
