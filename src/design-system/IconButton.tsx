import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from './Icon'
import { buttonSurface } from './internal/buttonStyles'
import type { Ground } from './internal/Ground'

type IconButtonVariant = 'secondary' | 'quiet'

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'disabled' | 'aria-label' | 'aria-labelledby'
> {
  /** The sign that it shows. */
  icon: IconName
  /** Its name, such as "Close" or "Open menu". */
  label: string
  /** Its weight. @default 'quiet' */
  variant?: IconButtonVariant
  /** What it stands on. @default 'light' */
  ground?: Ground
}

/**
 * Use where a sign that everybody knows has to do without words: ×, ☰. Wherever there is room for a word use
 * `Button` with an `Icon`.
 *
 * - Named by its label; the sign itself is hidden from screen readers.
 * - At least 44 px in both directions.
 */
export function IconButton({ icon, label, variant = 'quiet', ground = 'light', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      data-state="ready"
      aria-label={label}
      className={clsx(buttonSurface(variant, ground), 'size-11 shrink-0 text-lead')}
    >
      <Icon name={icon} />
    </button>
  )
}
