import { clsx } from 'clsx'
import { Icon } from './Icon'
import type { IconName } from './internal/iconNames'
import { buttonClasses } from './internal/buttonStyles'
import type { NativeProps } from './internal/NativeProps'

type IconButtonVariant = 'secondary' | 'quiet'

interface IconButtonOwnProps {
  /** The icon to show. */
  icon: IconName
  /** The accessible name, such as "Close" or "Open menu". */
  label: string
  /** Its visual weight. @default 'quiet' */
  variant?: IconButtonVariant
}

export type IconButtonProps = IconButtonOwnProps &
  NativeProps<'button', IconButtonOwnProps, 'children' | 'aria-label' | 'aria-labelledby'>

/**
 * Use for a button with a familiar icon and no text, such as × or ☰. If there is room for text, use `Button` with an
 * `Icon`.
 *
 * - Named by its label; the icon is hidden from screen readers.
 * - At least 44 px wide and high.
 */
export function IconButton({ icon, label, variant = 'quiet', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      data-state="ready"
      aria-label={label}
      className={clsx(buttonClasses(variant), 'size-11 shrink-0 text-lead')}
    >
      <Icon name={icon} />
    </button>
  )
}
