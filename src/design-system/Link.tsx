import { clsx } from 'clsx'
import { Slot, Slottable } from '@radix-ui/react-slot'
import type { NativeProps } from './internal/NativeProps'
import { withMarks } from './internal/withMarks'

export interface LinkProps extends NativeProps<'a'> {
  /** Styles its only child, such as a router link. @default false */
  asChild?: boolean | undefined
  /** Whether it is outside of running text: its target is 44 px high, with the line height of a text. @default false */
  isStandalone?: boolean | undefined
}

// The padding enlarges the target without changing the line height.
const classes = clsx(
  'rounded-small py-1 text-accent wrap-anywhere underline decoration-1 underline-offset-4',
  'transition-colors duration-quick',
  'hover:text-ink hover:decoration-2',
)

/** Use for a link within text or a list. For the main link of a page, use `Button` with `asChild`. */
export function Link({ asChild = false, isStandalone = false, children, ...props }: LinkProps) {
  const Element = asChild ? Slot : 'a'
  return (
    <Element {...props} className={clsx(classes, isStandalone && '-my-2 inline-flex min-h-11 items-center')}>
      {asChild ? <Slottable child={children}>{(text) => withMarks(text)}</Slottable> : withMarks(children)}
    </Element>
  )
}
