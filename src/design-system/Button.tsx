import { Slot, Slottable } from '@radix-ui/react-slot'
import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { buttonClasses, type ButtonSize, type ButtonVariant } from './internal/buttonStyles'
import { MirroredArrows } from './internal/MirroredArrows'
import type { NativeProps } from './internal/NativeProps'
import { SpinnerIcon } from './internal/SpinnerIcon'

interface ButtonOwnProps {
  /** Its visual weight. Use one primary button per view. @default 'primary' */
  variant?: ButtonVariant
  /** Large for the main action of a page. @default 'medium' */
  size?: ButtonSize
  /** Styles its only child, such as a router link, which can be neither disabled nor loading. @default false */
  asChild?: boolean
  /** Disables the button. @default false */
  isDisabled?: boolean | undefined
  /**
   * Keeps a disabled button focusable and clickable: `onClick` and submit still fire, so that the page can explain why
   * it is disabled. It is then up to the page to prevent the action. @default false
   */
  explainsWhenDisabled?: boolean | undefined
  /** Shows that its action is pending. It keeps the focus and ignores clicks. @default false */
  isLoading?: boolean | undefined
  /** The text and accessible name while loading. Its change isn't in a live region. @default its children */
  loadingLabel?: string | undefined
}

interface NeverDisabled {
  isDisabled?: never
  explainsWhenDisabled?: never
}

interface NeverLoading {
  isLoading?: never
  loadingLabel?: never
}

export type ButtonProps = ButtonOwnProps &
  NativeProps<'button', ButtonOwnProps, 'aria-disabled' | 'aria-busy'> &
  (
    | (NeverDisabled & { asChild?: false })
    | (NeverLoading & { asChild?: false })
    | (NeverDisabled & NeverLoading)
  )

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 py-2 text-small',
  large: 'min-h-14 py-3 text-body wrap-anywhere',
}

const paddings: Record<ButtonVariant, Record<ButtonSize, string>> = {
  primary: { medium: 'px-5', large: 'px-large' },
  secondary: { medium: 'px-5', large: 'px-large' },
  // Its text, rather than its target, which is wider, aligns with what is above and below.
  quiet: {
    medium:
      'relative before:absolute before:-inset-x-2 before:inset-y-0 underline decoration-1 underline-offset-4',
    large:
      'relative before:absolute before:-inset-x-3 before:inset-y-0 underline decoration-1 underline-offset-4',
  },
}

/**
 * Use for an action, and with `asChild` for the main link of a page. For a link within text use `Link`, for a button
 * without text `IconButton`.
 *
 * - A native button, at least 44 px high; its text wraps rather than overflows.
 * - With `asChild` it is the child, such as a link.
 * - While loading it keeps the focus, is disabled and busy for screen readers, and neither acts nor submits again. What
 *   must be heard meanwhile belongs in an `Alert`.
 * - Disabled, it is skipped by the Tab key; with `explainsWhenDisabled` it stays focusable, and its handler and form
 *   still work.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  asChild = false,
  isDisabled = false,
  explainsWhenDisabled = false,
  isLoading = false,
  loadingLabel,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const className = clsx(buttonClasses(variant), 'gap-2', sizes[size], paddings[variant][size])
  if (asChild) {
    return (
      <Slot {...props} onClick={onClick} data-state="ready" className={className}>
        <Slottable child={children}>{(text) => <MirroredArrows>{text}</MirroredArrows>}</Slottable>
      </Slot>
    )
  }

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...props}
      disabled={isDisabled && !explainsWhenDisabled}
      aria-disabled={isLoading || (isDisabled && explainsWhenDisabled) || undefined}
      aria-busy={isLoading || undefined}
      data-state={stateOf(isLoading, isDisabled)}
      className={className}
      onClick={click}
    >
      {isLoading ? (
        // Its idle text is rendered invisibly in the same grid cell, so that the button doesn't get narrower.
        <span
          data-idle={typeof children === 'string' ? children : undefined}
          className="idle-width grid items-center justify-items-center"
        >
          <span className="col-start-1 row-start-1 inline-flex items-center gap-2">
            <SpinnerIcon />
            {loadingLabel ?? children}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  )
}

function stateOf(isLoading: boolean, isDisabled: boolean) {
  if (isLoading) return 'loading'
  return isDisabled ? 'disabled' : 'ready'
}
