import type { NativeProps } from './internal/NativeProps'

interface MediaOnlyOwnProps {
  /** Where its children are shown. */
  media: 'screen' | 'print'
}

export type MediaOnlyProps = MediaOnlyOwnProps & NativeProps<'div', MediaOnlyOwnProps>

const media: Record<MediaOnlyProps['media'], string> = {
  // Without a box of its own, so that its children lie in the layout around it.
  screen: 'contents print:hidden',
  print: 'hidden print:block',
}

/**
 * Use for what only makes sense on a screen, such as a way to other pages, or only on paper, such as the sender's
 * address. Buttons leave print by themselves.
 *
 * - What is for paper is hidden from screen readers too.
 */
export function MediaOnly({ media: shownOn, ...props }: MediaOnlyProps) {
  return <div {...props} className={media[shownOn]} />
}
