import { clsx } from 'clsx'
import type { Ground } from './internal/Ground'
import type { NativeProps } from './internal/NativeProps'

type FrameShape = 'natural' | 'landscape' | 'panorama'
type FrameCorners = 'square' | 'small' | 'medium'

interface FrameOwnProps {
  /**
   * As its content, 16 to 10, or 2 to 1 from a window of `md` on; its content fills a shape that it does not have
   * by itself. @default 'natural'
   */
  shape?: FrameShape
  /** How round its corners are. @default 'medium' */
  corners?: FrameCorners
  /** A hairline around it. @default false */
  hasBorder?: boolean
  /** Its colour, for content that does not fill it. @default the one around it */
  ground?: Extract<Ground, 'white' | 'navy'>
}

export type FrameProps = FrameOwnProps & NativeProps<'div', FrameOwnProps>

const shapes: Record<FrameShape, string> = {
  natural: '',
  landscape: 'aspect-16/10',
  panorama: 'aspect-16/10 md:aspect-2/1',
}

const cornerClasses: Record<FrameCorners, string> = {
  square: '',
  small: 'rounded-small',
  medium: 'rounded-medium',
}

/**
 * Use around a picture or a drawing to give it a shape or round corners, and to cut what is outside. A `Picture` in
 * a shape has the ratio 'fill'. For a picture that is operated use `Thumbnail` or `PictureCard`.
 *
 * - Adds nothing to what is announced.
 */
export function Frame({
  shape = 'natural',
  corners = 'medium',
  hasBorder = false,
  ground,
  ...props
}: FrameProps) {
  return (
    <div
      {...props}
      data-ground={ground}
      className={clsx(
        'relative min-h-0 overflow-clip',
        shapes[shape],
        cornerClasses[corners],
        hasBorder && 'border border-line',
      )}
    />
  )
}
