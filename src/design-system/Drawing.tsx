import type { NativeProps } from './internal/NativeProps'

interface DrawingOwnProps {
  /** The URL of the SVG file. */
  src: string
  /** Its width in px. Together with the height it prevents layout shift while loading. */
  width: number
  /** Its height in px. */
  height: number
  /** Always visible, or only in wide windows and not in print. @default 'always' */
  visibility?: 'always' | 'wide'
}

export type DrawingProps = DrawingOwnProps & NativeProps<'img', DrawingOwnProps, 'alt' | 'children'>

const visibilities: Record<NonNullable<DrawingProps['visibility']>, string> = {
  always: 'w-full',
  wide: 'hidden w-full lg:block print:hidden',
}

/**
 * Use for a decorative architectural drawing, as wide as its container. For a photograph or rendering, use `Picture`.
 *
 * - Hidden from screen readers, because it conveys no information.
 */
export function Drawing({ visibility = 'always', ...props }: DrawingProps) {
  return <img loading="lazy" {...props} alt="" className={`h-auto ${visibilities[visibility]}`} />
}
