import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

export interface HeadingProps extends NativeProps<'h1'> {
  /** The heading level. */
  level: keyof typeof elements
  /** The text size, independent of the level. @default by level */
  size?: keyof typeof sizes | undefined
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

const sizeOfLevel = { 1: 'title', 2: 'heading', 3: 'subheading', 4: 'small' } as const

const sizes = {
  display: 'text-display',
  title: 'text-title',
  heading: 'text-heading',
  chapter: 'text-chapter',
  card: 'text-card',
  subheading: 'text-subheading',
  small: 'text-small',
}

/** Use for the title of a page, section or box, one level below the enclosing one. For other large text, use `Text`. */
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
