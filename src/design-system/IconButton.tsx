import { clsx } from 'clsx'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { buttonClasses, type IconButtonVariant } from './internal/buttonStyles'
import { guardClick } from './internal/guardClick'
import type { NativeProps } from './internal/NativeProps'

export interface IconButtonProps extends NativeProps<
  'button',
  'children' | 'aria-label' | 'aria-labelledby' | 'aria-disabled'
> {
  /** The icon to show. */
  icon: IconName
  /** The accessible name, such as "Close" or "Open menu". */
  label: string
  /** Its visual weight. @default 'quiet' */
  variant?: IconButtonVariant | undefined
  /** Small for a slim row. @default 'medium' */
  size?: keyof typeof sizes | undefined
  /** Disables the button; it keeps the focus. @default false */
  isDisabled?: boolean | undefined
}

const sizes = { small: 'size-9 text-body', medium: 'size-11 text-lead' }

/** Use for a familiar icon without text, such as × or ☰; else `Button` with an `Icon`. Disabled, it stays focusable. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  isDisabled = false,
  onClick,
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      data-state={isDisabled ? 'disabled' : 'ready'}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={guardClick(isDisabled, onClick)}
      className={clsx(buttonClasses(variant), 'shrink-0', sizes[size])}
    >
      <Icon name={icon} />
    </button>
  )
}
