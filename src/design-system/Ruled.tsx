import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'

type RuledVariant = 'hairline' | 'strong' | 'ink'
type RuledSpace = 'medium' | 'large'

export interface RuledProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** How much the rule stands out. @default 'hairline' */
  variant?: RuledVariant
  /** The distance between the rule and the content. @default 'medium' */
  space?: RuledSpace
  /** The element. @default 'div' */
  as?: 'div' | 'li' | 'nav'
}

const variants: Record<RuledVariant, string> = {
  hairline: 'border-line',
  strong: 'border-line-strong',
  ink: 'border-ink',
}

const spaces: Record<RuledSpace, string> = { medium: 'pt-4', large: 'pt-6' }

/**
 * Use to set off the beginning of something, such as the heading of a section, by a rule above it. For a box all
 * round use `Card`, for rules between the items of a list `List`.
 *
 * - The rule is for the eye alone; nothing is announced.
 */
export function Ruled({ variant = 'hairline', space = 'medium', as: Element = 'div', ...props }: RuledProps) {
  return <Element {...props} className={clsx('min-w-0 border-t', variants[variant], spaces[space])} />
}
