import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

type HeadingLevel = 1 | 2 | 3 | 4
type HeadingSize = 'display' | 'title' | 'heading' | 'chapter' | 'card' | 'subheading' | 'small'

interface HeadingOwnProps {
  /** The heading level. */
  level: HeadingLevel
  /** The text size, independent of the level. @default by level */
  size?: HeadingSize
}

export type HeadingProps = HeadingOwnProps & NativeProps<'h1', HeadingOwnProps>

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const satisfies Record<HeadingLevel, string>

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = {
  1: 'title',
  2: 'heading',
  3: 'subheading',
  4: 'small',
}

const sizes: Record<HeadingSize, string> = {
  display: 'text-display',
  title: 'text-title',
  heading: 'text-heading',
  chapter: 'text-chapter',
  card: 'text-card',
  subheading: 'text-subheading',
  small: 'text-small',
}

/**
 * Use for the title of a page, section or box, one level below the enclosing heading. For large text that isn't a
 * title, use `Text`.
 *
 * - A native heading of its level, whatever its size.
 * - Wraps into lines of similar length and breaks words that are wider than the window.
 */
export function Heading({ level, size = sizeOfLevel[level], children, ...props }: HeadingProps) {
  const Element = elements[level]
  return (
    <Element
      {...props}
      className={clsx(
        'scroll-mt-24 short:scroll-mt-0 font-bold text-balance wrap-anywhere print:break-after-avoid',
        sizes[size],
      )}
    >
      {children}
    </Element>
  )
}
