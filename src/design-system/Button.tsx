import { Slot, Slottable } from '@radix-ui/react-slot'
import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { buttonSurface, type ButtonSize, type ButtonVariant } from './internal/buttonStyles'
import { MirroredArrows } from './internal/MirroredArrows'
import type { NativeProps } from './internal/NativeProps'
import { SpinnerDrawing } from './internal/SpinnerDrawing'

interface ButtonOwnProps {
  /** Its weight: one primary a view. @default 'primary' */
  variant?: ButtonVariant
  /** Large for the main way on of a page. @default 'medium' */
  size?: ButtonSize
  /** Styles its only child instead, such as a router's link, which can be neither disabled nor loading. @default false */
  asChild?: boolean
  /** Shows the button but makes it unusable. @default false */
  isDisabled?: boolean | undefined
  /**
   * While disabled it stays reachable, and a click still calls `onClick` and submits its form, so that it can be
   * answered with the reason. @default false
   */
  explainsWhenDisabled?: boolean | undefined
  /** Its action is pending: it keeps the focus, and a click does nothing. @default false */
  isLoading?: boolean | undefined
  /** What it says while loading. @default its children */
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
  large: 'min-h-14 py-3 text-body',
}

const faces: Record<ButtonVariant, Record<ButtonSize, string>> = {
  primary: { medium: 'px-5', large: 'px-8' },
  secondary: { medium: 'px-5', large: 'px-8' },
  quiet: {
    medium: 'px-2 underline decoration-1 underline-offset-4',
    large: 'px-3 underline decoration-1 underline-offset-4',
  },
}

/**
 * Use for what the visitor can do, and with `asChild` for the main way on to another page. For going somewhere
 * from within a text use `Link`, for a button that shows only a sign `IconButton`.
 *
 * - A native button: the pointer, Enter and Space press it, and it is at least 44 px high.
 * - While loading it keeps the focus and never gets narrower, says what is going on, and doesn't act a second
 *   time or send its form.
 * - Disabled, it is announced as disabled and skipped by the Tab key; with `explainsWhenDisabled` it stays reachable.
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
  const className = clsx(buttonSurface(variant), 'gap-2', sizes[size], faces[variant][size])
  if (asChild) {
    return (
      <Slot {...props} onClick={onClick} data-state="ready" className={className}>
        <Slottable child={children}>{(words) => <MirroredArrows>{words}</MirroredArrows>}</Slottable>
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
        // Its idle words lie unseen in the same cell, so that the wider of the two decides and it doesn't shrink.
        <span
          data-idle={typeof children === 'string' ? children : undefined}
          className="idle-width grid items-center justify-items-center"
        >
          <span className="col-start-1 row-start-1 inline-flex items-center gap-2">
            <SpinnerDrawing />
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
