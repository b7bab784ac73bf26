import type { NativeProps } from './internal/NativeProps'
import { Picture, type PictureProps } from './Picture'

interface ThumbnailOwnProps {
  /** The picture; its alternative text names the button. */
  picture: Pick<PictureProps, 'picture' | 'sizes' | 'hasOwnWidth' | 'position'> & { readonly alt: string }
}

export type ThumbnailProps = ThumbnailOwnProps &
  NativeProps<'button', ThumbnailOwnProps, 'children' | 'aria-label' | 'aria-labelledby'>

/**
 * Use in a gallery for a picture that opens the `Lightbox`; it fills its container. For a picture that links to a page,
 * use `PictureCard`.
 *
 * - A native button named by the alternative text, announced as opening a dialog.
 * - The focus ring surrounds the whole picture.
 * - The focus ring is visible in forced colours.
 */
export function Thumbnail({ picture, ...props }: ThumbnailProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...props}
      className="group/thumbnail relative block size-full min-h-11 cursor-zoom-in rounded-medium"
    >
      <span className="absolute inset-0 overflow-clip rounded-medium">
        <span className="block size-full motion-safe:transition-transform motion-safe:duration-calm motion-safe:ease-out motion-safe:group-hover/thumbnail:scale-102">
          <Picture {...picture} ratio="fill" />
        </span>
      </span>
    </button>
  )
}
