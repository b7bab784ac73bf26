import { clsx } from 'clsx'
import type { ElementType } from 'react'
import type { NativeProps } from './internal/NativeProps'

type RuledVariant = 'hairline' | 'strong' | 'ink'
type RuledSpace = 'medium' | 'large'

interface RuledOwnProps {
  /** How much the rule stands out. @default 'hairline' */
  variant?: RuledVariant
  /** The distance between the rule and the content. @default 'medium' */
  space?: RuledSpace
  /** The element. @default 'div' */
  as?: 'div' | 'li' | 'nav'
}

export type RuledProps = RuledOwnProps & NativeProps<'div', RuledOwnProps>

const variants: Record<RuledVariant, string> = {
  hairline: 'border-line',
  strong: 'border-line-strong',
  ink: 'border-ink',
}

// Each has a ref type of its own, and no ref fits all.
const elements: Record<NonNullable<RuledOwnProps['as']>, ElementType> = { div: 'div', li: 'li', nav: 'nav' }

const spaces: Record<RuledSpace, string> = { medium: 'pt-4', large: 'pt-6' }

/**
 * Use to set off the beginning of something, such as the heading of a section, by a rule above it. For a box all
 * round use `Card`, for rules between the items of a list `List`.
 *
 * - The rule is for the eye alone; nothing is announced.
 */
export function Ruled({ variant = 'hairline', space = 'medium', as = 'div', ...props }: RuledProps) {
  const Element = elements[as]
  return <Element {...props} className={clsx('min-w-0 border-t', variants[variant], spaces[space])} />
}
