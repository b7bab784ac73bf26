import { Slot } from '@radix-ui/react-slot'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import type { Ground } from './internal/Ground'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> {
  /** What it stands on. @default 'light' */
  ground?: Ground
  /** Dresses its only child instead, such as a router's link. @default false */
  asChild?: boolean
}

const grounds: Record<Ground, string> = {
  light: 'text-clay hover:text-ink',
  dark: 'text-amber hover:text-white print:text-ink',
}

/**
 * Use to go somewhere from within a text or a list. For the main way on use `Button` with `asChild`.
 *
 * - A native link: it opens in a new tab the browser's way, and Enter follows it.
 * - Underlined, so that colour isn't all that tells it.
 */
export function Link({ ground = 'light', asChild = false, ...props }: LinkProps) {
  const Element = asChild ? Slot : 'a'
  return (
    <Element
      {...props}
      className={clsx(
        // The padding widens the target without moving the lines apart.
        'rounded-small py-1 wrap-anywhere underline decoration-1 underline-offset-4 transition-colors duration-quick hover:decoration-2',
        grounds[ground],
      )}
    />
  )
}
