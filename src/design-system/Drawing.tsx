import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

type DrawingRatio = 'natural' | 'fill'

interface DrawingOwnProps {
  /** The URL of the SVG file. */
  src: string
  /** Its width in px. Together with the height it prevents layout shift while loading. */
  width: number
  /** Its height in px. */
  height: number
  /** The aspect ratio: its own, or that of the container, covering it. @default 'natural' */
  ratio?: DrawingRatio
}

export type DrawingProps = DrawingOwnProps & NativeProps<'img', DrawingOwnProps, 'alt' | 'children'>

const ratios: Record<DrawingRatio, string> = { natural: 'h-auto', fill: 'h-full object-cover' }

/**
 * Use for a decorative architectural drawing, as wide as its container. For a photograph or rendering, use `Picture`.
 *
 * - Hidden from screen readers, because it conveys no information.
 */
export function Drawing({ ratio = 'natural', ...props }: DrawingProps) {
  return <img loading="lazy" {...props} alt="" className={clsx('w-full', ratios[ratio])} />
}
