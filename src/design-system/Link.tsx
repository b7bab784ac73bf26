import { Slot } from '@radix-ui/react-slot'
import type { ComponentPropsWithRef } from 'react'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> {
  /** Dresses its only child instead, such as a router's link. @default false */
  asChild?: boolean
}

/** Use to go somewhere from within a text. For the main way on use `Button` with `asChild`. */
export function Link({ asChild = false, ...props }: LinkProps) {
  const Element = asChild ? Slot : 'a'
  return (
    <Element
      {...props}
      className="inline-flex min-h-6 items-center text-clay underline underline-offset-4 transition-colors duration-quick hover:text-ink"
    />
  )
}
