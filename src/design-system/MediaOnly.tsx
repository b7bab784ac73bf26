import type { NativeProps } from './internal/NativeProps'

export interface MediaOnlyProps extends NativeProps<'div', object, 'media'> {
  /**
   * Where the children are visible. Screen: not in print. Print: only in print. Wide: in windows from `lg`, and in print.
   */
  media: keyof typeof visibleOn
}

// `contents`: the children take part in the layout of the parent.
const visibleOn = {
  screen: 'contents print:hidden',
  print: 'hidden print:block',
  wide: 'contents max-lg:not-print:hidden',
}

/**
 * Use for content that is needed only on a screen, such as navigation, only in print, such as a letterhead, or only in
 * a wide window, because a narrow one shows it elsewhere. A `Button` needs no wrapper: it is never printed.
 *
 * - What isn't visible is hidden from screen readers as well.
 */
export function MediaOnly({ media, ...props }: MediaOnlyProps) {
  return <div {...props} className={visibleOn[media]} />
}
