import type { NativeProps } from './internal/NativeProps'

interface MediaOnlyOwnProps {
  /** Where the children are visible: on a screen, in print, or both in windows from `lg` and in print. */
  media: 'screen' | 'print' | 'wide'
}

export type MediaOnlyProps = MediaOnlyOwnProps & NativeProps<'div', MediaOnlyOwnProps>

const media: Record<MediaOnlyProps['media'], string> = {
  // `contents`: the children take part in the layout of the parent.
  screen: 'contents print:hidden',
  print: 'hidden print:block',
  wide: 'contents max-lg:not-print:hidden',
}

/**
 * Use for content that only makes sense on a screen, such as navigation, or only in print, such as a letterhead, or
 * that a narrow window shows elsewhere.
 * `Button` needs no wrapper: it is hidden in print anyway.
 *
 * - What isn't visible is hidden from screen readers as well.
 */
export function MediaOnly({ media: shownOn, ...props }: MediaOnlyProps) {
  return <div {...props} className={media[shownOn]} />
}
