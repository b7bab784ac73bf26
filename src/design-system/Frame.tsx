import { clsx } from 'clsx'
import type { Ground } from './internal/Ground'
import type { NativeProps } from './internal/NativeProps'

type FrameShape = 'natural' | 'landscape' | 'window' | 'stretched'
type FrameCorners = 'square' | 'small' | 'medium'

interface FrameOwnProps {
  /**
   * The aspect ratio. Natural: that of the content. Landscape: 16:10. Window: 16:10, but never higher
   * than the window below the header. Stretched: 16:10, and from `lg` as high as its
   * column allows, such as a `Stack` beside a longer text. Except for `natural`, the content must fill the frame.
   * @default 'natural'
   */
  shape?: FrameShape
  /** The corner radius. @default 'medium' */
  corners?: FrameCorners
  /** Adds a hairline border. @default false */
  hasBorder?: boolean
  /** The background colour, visible where the content is transparent. @default that of the surface around it */
  ground?: Extract<Ground, 'white' | 'navy'>
}

export type FrameProps = FrameOwnProps & NativeProps<'div', FrameOwnProps>

const shapes: Record<FrameShape, string> = {
  natural: '',
  landscape: 'aspect-16/10',
  window: 'aspect-16/10 max-h-window w-full',
  stretched: 'aspect-16/10 lg:grow *:absolute *:inset-0 print:grow-0',
}

const cornerClasses: Record<FrameCorners, string> = {
  square: '',
  small: 'rounded-small',
  medium: 'rounded-medium',
}

/**
 * Use around a picture or drawing to crop it to an aspect ratio and round its corners; a `Picture` inside takes the
 * ratio 'fill'. For an interactive picture, use `Thumbnail` or `PictureCard`.
 *
 * - Purely visual: it adds nothing to the accessibility tree.
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
