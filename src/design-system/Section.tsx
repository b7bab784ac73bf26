import { clsx } from 'clsx'
import type { Ground } from './internal/Ground'
import type { NativeProps } from './internal/NativeProps'
import type { Space } from './internal/Space'

type SectionSpace =
  Extract<Space, 'none' | 'small' | 'medium' | 'large'> | 'small-then-large' | 'medium-then-large'

interface SectionOwnProps {
  /** The background colour; text, links and controls adapt to it. @default 'paper' */
  ground?: Extract<Ground, 'paper' | 'sand' | 'navy' | 'deep'>
  /**
   * The vertical padding. The first section of a page without a hero has less above its title than below:
   * `medium-then-large`, or `small-then-large` if the title belongs to a tool whose controls come next.
   * @default 'large'
   */
  space?: SectionSpace
}

export type SectionProps = SectionOwnProps & NativeProps<'section', SectionOwnProps>

const spaces: Record<SectionSpace, string> = {
  none: '',
  small: 'py-6 md:py-8',
  medium: 'py-10 md:py-14',
  large: 'py-section',
  'small-then-large': 'pt-6 pb-section md:pt-8',
  'medium-then-large': 'pt-10 pb-section md:pt-14',
}

/**
 * Use for each full-width part of a page, with a `Container` inside. For a box of related content, use `Card`.
 *
 * - With `aria-labelledby` it is a landmark named by its heading; otherwise it isn't announced.
 */
export function Section({ ground = 'paper', space = 'large', ...props }: SectionProps) {
  return <section {...props} data-ground={ground} className={clsx(spaces[space], 'print:py-3')} />
}
