import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

export interface SectionProps extends NativeProps<'section'> {
  /** The background colour; text, links and controls adapt to it. @default 'paper' */
  surface?: 'paper' | 'sand' | 'navy' | 'deep'
  /**
   * The vertical padding; `tight` for a page of many sections. The first section of a page without a hero has less above its title than below:
   * `medium-then-large`, or `small-then-large` if the title belongs to a tool whose controls come next.
   * @default 'large'
   */
  space?: keyof typeof spaces
  /** The width of the content: that of the page, or that of the window. @default 'page' */
  width?: 'page' | 'window'
}

const spaces = {
  none: '',
  small: 'py-6 md:py-8',
  medium: 'py-10 md:py-14',
  tight: 'py-14',
  large: 'py-section',
  'small-then-large': 'pt-6 pb-section md:pt-8',
  'medium-then-large': 'pt-10 pb-section md:pt-14',
}

/**
 * Use for each full-width part of a page. For a box of related content, use `Card`.
 *
 * - With `aria-labelledby` it is a landmark named by its heading; otherwise it isn't announced.
 */
export function Section({
  surface = 'paper',
  space = 'large',
  width = 'page',
  children,
  ...props
}: SectionProps) {
  return (
    <section {...props} data-surface={surface} className={clsx(spaces[space], 'print:py-3')}>
      {width === 'page' ? <div className="page-width">{children}</div> : children}
    </section>
  )
}
