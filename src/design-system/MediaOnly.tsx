import type { NativeProps } from './internal/NativeProps'

interface MediaOnlyOwnProps {
  /** The medium on which the children are visible. */
  media: 'screen' | 'print'
}

export type MediaOnlyProps = MediaOnlyOwnProps & NativeProps<'div', MediaOnlyOwnProps>

const media: Record<MediaOnlyProps['media'], string> = {
  // `contents`: the children take part in the layout of the parent.
  screen: 'contents print:hidden',
  print: 'hidden print:block',
}

/**
 * Use for content that only makes sense on a screen, such as navigation, or only in print, such as a letterhead.
 * `Button` needs no wrapper: it is hidden in print anyway.
 *
 * - Print-only content is hidden from screen readers.
 */
export function MediaOnly({ media: shownOn, ...props }: MediaOnlyProps) {
  return <div {...props} className={media[shownOn]} />
}
