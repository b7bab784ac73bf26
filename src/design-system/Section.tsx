import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

type SectionGround = 'paper' | 'sand' | 'navy' | 'deep'
type SectionSpace = 'none' | 'medium' | 'section'

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'className' | 'style'> {
  /** Its colour across the window; on navy and deep, text without a tone of its own turns white. @default 'paper' */
  ground?: SectionGround
  /** The room above and below its content. @default 'section' */
  space?: SectionSpace
}

const grounds: Record<SectionGround, string> = {
  paper: 'bg-paper text-ink',
  sand: 'bg-sand text-ink',
  navy: 'bg-navy text-white',
  deep: 'bg-deep text-white',
}

const spaces: Record<SectionSpace, string> = {
  none: '',
  medium: 'py-10 md:py-14',
  section: 'py-section',
}

/**
 * Use for each part of a page that runs across the window, with a `Container` inside. For a box of things that
 * belong together use `Card`.
 *
 * - With `aria-labelledby` it is a region by its heading's name; without, it says nothing.
 */
export function Section({ ground = 'paper', space = 'section', ...props }: SectionProps) {
  return (
    <section
      {...props}
      className={clsx(grounds[ground], spaces[space], 'print:bg-transparent print:py-6 print:text-ink')}
    />
  )
}
