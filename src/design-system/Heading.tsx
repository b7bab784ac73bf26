import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

/** The heading levels below the page's title, which is level 1. */
export type InnerHeadingLevel = 2 | 3 | 4

export interface HeadingProps extends NativeProps<'h1'> {
  /** The heading level. */
  level: 1 | InnerHeadingLevel
  /** The text size, independent of the level. @default by level */
  size?: keyof typeof sizes | undefined
}

const sizeOfLevel = { 1: 'title', 2: 'heading', 3: 'subheading', 4: 'small' } as const

const sizes = {
  display: 'text-display',
  title: 'text-title',
  heading: 'text-heading',
  card: 'text-card',
  subheading: 'text-subheading',
  small: 'text-small',
}

/** Use for the title of a page, section or box, one level below the enclosing one. For other large text, use `Text`. */
export function Heading({ level, size = sizeOfLevel[level], children, ...props }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element
      {...props}
      className={clsx('font-bold text-balance wrap-anywhere print:break-after-avoid', sizes[size])}
    >
      {children}
    </Element>
  )
}
