import { clsx } from 'clsx'
import type { Ground } from './internal/Ground'
import type { NativeProps } from './internal/NativeProps'
import type { Space } from './internal/Space'

type SectionSpace = Extract<Space, 'none' | 'medium' | 'large'>

interface SectionOwnProps {
  /** Its colour across the window; text, links and controls on it follow. @default 'paper' */
  ground?: Extract<Ground, 'paper' | 'sand' | 'navy' | 'deep'>
  /** The room above and below its content. @default 'large' */
  space?: SectionSpace
}

export type SectionProps = SectionOwnProps & NativeProps<'section', SectionOwnProps>

const spaces: Record<SectionSpace, string> = {
  none: '',
  medium: 'py-10 md:py-14',
  large: 'py-section',
}

/**
 * Use for each part of a page that runs across the window, with a `Container` inside. For a box of things that
 * belong together use `Card`.
 *
 * - With `aria-labelledby` it is a region by its heading's name; without, it says nothing.
 */
export function Section({ ground = 'paper', space = 'large', ...props }: SectionProps) {
  return <section {...props} data-ground={ground} className={clsx(spaces[space], 'print:py-6')} />
}
