import { Slot } from '@radix-ui/react-slot'
import type { NativeProps } from './internal/NativeProps'

interface LinkOwnProps {
  /** Dresses its only child instead, such as a router's link. @default false */
  asChild?: boolean
}

export type LinkProps = LinkOwnProps & NativeProps<'a', LinkOwnProps>

/**
 * Use to go somewhere from within a text or a list. For the main way on use `Button` with `asChild`.
 *
 * - A native link: it opens in a new tab the browser's way, and Enter follows it.
 * - Underlined, so that colour isn't all that tells it.
 */
export function Link({ asChild = false, ...props }: LinkProps) {
  const Element = asChild ? Slot : 'a'
  return (
    <Element
      {...props}
      // The padding widens the target without moving the lines apart.
      className="rounded-small py-1 text-accent wrap-anywhere underline decoration-1 underline-offset-4 transition-colors duration-quick hover:text-ink hover:decoration-2"
    />
  )
}
