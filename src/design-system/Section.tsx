import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

export interface SectionProps extends NativeProps<'section'> {
  /** The background colour; text, links and controls adapt to it. @default 'paper' */
  surface?: 'paper' | 'sand' | 'navy' | 'deep' | undefined
  /** The vertical padding; `tight` for a page of many sections. @default 'large' */
  size?: keyof typeof sizes | undefined
  /** Less padding above, for the first section of a page without a hero; `small` above a tool. @default that of its size */
  top?: keyof typeof tops | undefined
  /** The width of the content: that of the page, or that of the window. @default 'page' */
  width?: 'page' | 'window' | undefined
}

const sizes = {
  none: '',
  small: 'py-6 md:py-8',
  medium: 'py-10 md:py-14',
  tight: 'py-12 md:py-14',
  large: 'py-section',
}

const tops = { small: 'pt-6 md:pt-8', medium: 'pt-10 md:pt-14' }

/** Use for each full-width part of a page; named by `aria-labelledby`, it is a landmark. For a box, use `Card`. */
export function Section({
  surface = 'paper',
  size = 'large',
  top,
  width = 'page',
  children,
  ...props
}: SectionProps) {
  return (
    <section {...props} data-surface={surface} className={clsx(sizes[size], top && tops[top], 'print:py-3')}>
      {width === 'page' ? <div className="page-width">{children}</div> : children}
    </section>
  )
}
