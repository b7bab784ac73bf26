import type { NativeProps } from './internal/NativeProps'

interface DrawingOwnProps {
  /** The drawing's file, an SVG. */
  src: string
  /** Its width in px, which with the height keeps its place while it loads. */
  width: number
  /** Its height in px. */
  height: number
  /** Shown everywhere, or only where a wide window has room beside a text: then not in print either. @default 'always' */
  visibility?: 'always' | 'wide'
}

export type DrawingProps = DrawingOwnProps & NativeProps<'img', DrawingOwnProps, 'alt' | 'children'>

const visibilities: Record<NonNullable<DrawingProps['visibility']>, string> = {
  always: 'w-full',
  wide: 'hidden w-full lg:block print:hidden',
}

/**
 * Use for a drawing that sets the mood beside a text, as wide as its place. For a photograph use `Picture`.
 *
 * - Hidden from screen readers: it carries no meaning.
 */
export function Drawing({ visibility = 'always', ...props }: DrawingProps) {
  return <img loading="lazy" {...props} alt="" className={`h-auto ${visibilities[visibility]}`} />
}
