import type { ComponentPropsWithRef } from 'react'

type SectionSpace = 'none' | 'medium' | 'large'

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'className' | 'style'> {
  /** The room above and below its content. @default 'large' */
  space?: SectionSpace
}

const spaces: Record<SectionSpace, string> = {
  none: '',
  medium: 'py-10 md:py-14',
  large: 'py-section',
}

/** Use for each part of a page that runs across the window. For a box inside it use `Card`. */
export function Section({ space = 'large', ...props }: SectionProps) {
  return <section {...props} className={spaces[space]} />
}
