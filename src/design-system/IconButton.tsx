import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from './Icon'
import { buttonSurface, type ButtonSize, type ButtonVariant } from './internal/buttonStyles'
import type { Ground } from './internal/Ground'

type IconButtonState = 'ready' | 'disabled'

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'disabled' | 'aria-label' | 'aria-labelledby'
> {
  /** The sign that it shows. */
  icon: IconName
  /** Its name, such as "Close" or "Open menu". */
  label: string
  /** Its weight. @default 'quiet' */
  variant?: ButtonVariant
  /** Large beside large buttons and headings. @default 'medium' */
  size?: ButtonSize
  /** What it stands on. @default 'light' */
  ground?: Ground
  /** Disabled, it is out of use and out of the tab order. @default 'ready' */
  state?: IconButtonState
}

const sizes: Record<ButtonSize, string> = {
  medium: 'size-11 text-lead',
  large: 'size-14 text-heading',
}

/**
 * Use where a sign that everybody knows has to do without words: ×, ☰. Wherever there is room for a word use
 * `Button` with an `Icon`.
 *
 * - Named by its label; the sign itself is hidden from screen readers.
 * - At least 44 px in both directions.
 */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  ground = 'light',
  state = 'ready',
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      disabled={state === 'disabled'}
      data-state={state}
      aria-label={label}
      className={clsx(buttonSurface(variant, ground), 'shrink-0', sizes[size])}
    >
      <Icon name={icon} />
    </button>
  )
}
