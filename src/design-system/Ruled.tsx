import { clsx } from 'clsx'
import type { ElementType } from 'react'
import type { NativeProps } from './internal/NativeProps'

type RuledVariant = 'hairline' | 'strong' | 'ink'
type RuledSpace = 'small' | 'medium' | 'large'

interface RuledOwnProps {
  /** The emphasis of the rule. @default 'hairline' */
  variant?: RuledVariant
  /** The distance between the rule and the content. @default 'medium' */
  space?: RuledSpace
  /** The element to render. @default 'div' */
  as?: 'div' | 'li' | 'nav'
}

export type RuledProps = RuledOwnProps & NativeProps<'div', RuledOwnProps>

const variants: Record<RuledVariant, string> = {
  hairline: 'border-line',
  strong: 'border-line-strong',
  ink: 'border-ink',
}

// The elements have different ref types, which no single ref satisfies.
const elements: Record<NonNullable<RuledOwnProps['as']>, ElementType> = { div: 'div', li: 'li', nav: 'nav' }

const spaces: Record<RuledSpace, string> = { small: 'pt-1.5', medium: 'pt-4', large: 'pt-6' }

/**
 * Use to separate content from what precedes it by a rule above. For a box use `Card`, for rules between list items
 * `List`.
 *
 * - The rule is purely visual and isn't announced.
 */
export function Ruled({ variant = 'hairline', space = 'medium', as = 'div', ...props }: RuledProps) {
  const Element = elements[as]
  return <Element {...props} className={clsx('min-w-0 border-t', variants[variant], spaces[space])} />
}
