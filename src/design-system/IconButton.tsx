import type { ReactElement } from 'react'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { ButtonRoot, type ButtonVariant } from './internal/ButtonRoot'
import type { NativeProps } from './internal/NativeProps'
import { VisuallyHidden } from './VisuallyHidden'

interface IconButtonOwnProps {
  /** The icon to show. */
  icon: IconName
  /** Its visual weight. @default 'quiet' */
  variant?: ButtonVariant | undefined
  /** Small for a slim row, compact for links side by side, large for one that floats over a page. @default 'medium' */
  size?: keyof typeof sizes | undefined
  /** The accessible name, such as "Close" or "Open menu"; that of a link is its text. @default none */
  label?: string | undefined
  /** Styles its only child, such as a link. @default false */
  asChild?: boolean | undefined
  /** The link with `asChild`. @default none */
  children?: ReactElement | undefined
  /** Disables the button; it keeps the focus. @default false */
  isDisabled?: boolean | undefined
}

export type IconButtonProps = IconButtonOwnProps &
  NativeProps<'button', 'children' | 'aria-label' | 'aria-labelledby' | 'aria-disabled'> &
  (
    | { asChild?: false | undefined; label: string; children?: never }
    | { asChild: true; label?: never; isDisabled?: never }
  )

const sizes = {
  small: 'size-9 rounded-small text-body',
  compact: 'size-11 rounded-small text-body',
  medium: 'size-11 rounded-small text-lead',
  large: 'size-14 rounded-medium text-[1.5em]',
}

/**
 * Use for a familiar icon without text, such as × or ☰, and with `asChild` for a link like that; else `Button` with an
 * `Icon`. Disabled, it stays focusable.
 */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  asChild = false,
  isDisabled = false,
  ...props
}: IconButtonProps) {
  return (
    <ButtonRoot
      {...props}
      variant={variant}
      state={isDisabled ? 'disabled' : 'ready'}
      isBlocked={isDisabled}
      asChild={asChild}
      aria-label={label}
      className={`shrink-0 ${sizes[size]}`}
      renderContent={(text) => (
        <>
          <Icon name={icon} />
          {text && <VisuallyHidden>{text}</VisuallyHidden>}
        </>
      )}
    />
  )
}
