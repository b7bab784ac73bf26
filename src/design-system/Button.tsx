import { Slot, Slottable } from '@radix-ui/react-slot'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { buttonSurface, type ButtonSize, type ButtonVariant } from './internal/buttonStyles'
import { MirroredArrows } from './internal/MirroredArrows'
import { SpinnerDrawing } from './internal/SpinnerDrawing'

type ButtonState = 'ready' | 'loading' | 'unavailable'

interface ButtonOwnProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'disabled' | 'aria-disabled' | 'aria-busy'
> {
  /** Its weight: one primary a view. @default 'primary' */
  variant?: ButtonVariant
  /** Large for the main way on of a page. @default 'medium' */
  size?: ButtonSize
  /** Dresses its only child instead, such as a router's link, which has no state. @default false */
  asChild?: boolean
  /**
   * Loading: its work is under way; it keeps the focus, and a press does nothing. Unavailable: it looks and is
   * announced as disabled, yet takes the focus and still calls `onClick`, so that a press can be answered with
   * the reason. @default 'ready'
   */
  state?: ButtonState
  /** What it says while loading. @default its children */
  loadingLabel?: string | undefined
}

export type ButtonProps = ButtonOwnProps &
  ({ asChild?: false } | { asChild: true; state?: never; loadingLabel?: never })

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
 * - Unavailable, it is announced as disabled and can still be reached and pressed.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  asChild = false,
  state = 'ready',
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

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (state === 'loading') event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...props}
      aria-disabled={state === 'loading' || state === 'unavailable' || undefined}
      aria-busy={state === 'loading' || undefined}
      data-state={state}
      className={className}
      onClick={press}
    >
      {state === 'loading' ? (
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
