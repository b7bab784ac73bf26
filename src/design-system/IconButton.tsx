import { clsx } from 'clsx'
import { Icon, type IconName } from './Icon'
import { buttonSurface } from './internal/buttonStyles'
import type { NativeProps } from './internal/NativeProps'

type IconButtonVariant = 'secondary' | 'quiet'

interface IconButtonOwnProps {
  /** The sign that it shows. */
  icon: IconName
  /** Its name, such as "Close" or "Open menu". */
  label: string
  /** Its weight. @default 'quiet' */
  variant?: IconButtonVariant
}

export type IconButtonProps = IconButtonOwnProps &
  NativeProps<'button', IconButtonOwnProps, 'children' | 'aria-label' | 'aria-labelledby'>

/**
 * Use where a sign that everybody knows has to do without words: ×, ☰. Wherever there is room for a word use
 * `Button` with an `Icon`.
 *
 * - Named by its label; the sign itself is hidden from screen readers.
 * - At least 44 px in both directions.
 */
export function IconButton({ icon, label, variant = 'quiet', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      data-state="ready"
      aria-label={label}
      className={clsx(buttonSurface(variant), 'size-11 shrink-0 text-lead')}
    >
      <Icon name={icon} />
    </button>
  )
}
