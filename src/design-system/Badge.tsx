import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import type { Ground } from './internal/Ground'

export interface BadgeProps extends Omit<ComponentPropsWithRef<'p'>, 'className' | 'style'> {
  /** What it stands on. @default 'light' */
  ground?: Ground
}

const grounds: Record<Ground, string> = {
  light: 'border-clay text-clay',
  dark: 'border-amber text-amber print:border-clay print:text-clay',
}

/**
 * Use for a few words above or beside a heading that say what kind of thing it heads. For the heading itself use
 * `Heading`, for a message `Alert`.
 *
 * - Plain text in the order of reading: not a heading, and nothing to press.
 * - No wider than its words, and it breaks where there is no room for them.
 */
export function Badge({ ground = 'light', ...props }: BadgeProps) {
  return (
    <p
      {...props}
      className={clsx(
        'w-fit max-w-full rounded-small border px-2 py-0.5 text-caption font-medium wrap-anywhere',
        grounds[ground],
      )}
    />
  )
}
