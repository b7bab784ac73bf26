import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { SpinnerDrawing } from './internal/SpinnerDrawing'

const button = cva(
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-small border text-center font-medium no-underline transition-colors duration-quick print:hidden',
  {
    variants: {
      variant: {
        primary:
          'border-navy bg-navy text-white hover:not-aria-disabled:border-deep hover:not-aria-disabled:bg-deep aria-disabled:border-line-strong aria-disabled:bg-sand aria-disabled:text-muted',
        secondary: 'border-navy bg-transparent text-navy hover:not-aria-disabled:bg-sand',
        quiet:
          'border-transparent bg-transparent text-clay underline underline-offset-4 hover:not-aria-disabled:text-ink',
      } satisfies Record<ButtonVariant, string>,
      size: {
        medium: 'min-h-11 px-4 py-2 text-small',
        large: 'min-h-12 px-6 py-3 text-body',
      } satisfies Record<ButtonSize, string>,
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
)

type ButtonVariant = 'primary' | 'secondary' | 'quiet'
type ButtonSize = 'medium' | 'large'

export interface ButtonProps
  extends
    VariantProps<typeof button>,
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'disabled'> {
  /** Its weight: one primary a view. @default 'primary' */
  variant?: ButtonVariant
  /** @default 'medium' */
  size?: ButtonSize
  /** Dresses its only child instead, such as a router's link. @default false */
  asChild?: boolean
  /** Its work is under way: it shows `loadingLabel`, and a press does nothing. @default false */
  isLoading?: boolean
  /** What it says while loading. @default its children */
  loadingLabel?: string
  /**
   * Looks and is announced as disabled, yet takes the focus and still calls `onClick`, so that a press can
   * be answered with the reason. @default false
   */
  isUnavailable?: boolean
}

/**
 * Use for what the visitor can do. For going somewhere from within a text use `Link`.
 *
 * - A native button: the pointer, Enter and Space press it.
 * - While loading it keeps the focus, says so, and doesn't act a second time.
 * - Unavailable, it is announced as disabled and can still be reached and pressed.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  asChild = false,
  isLoading = false,
  loadingLabel,
  isUnavailable = false,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  const className = button({ variant, size })
  if (asChild) {
    return (
      <Slot {...props} className={className}>
        {children}
      </Slot>
    )
  }

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...props}
      type={type}
      aria-disabled={isLoading || isUnavailable || undefined}
      aria-busy={isLoading || undefined}
      data-state={isLoading ? 'loading' : isUnavailable ? 'unavailable' : 'ready'}
      className={className}
      onClick={press}
    >
      {isLoading ? (
        <>
          <SpinnerDrawing />
          {loadingLabel ?? children}
        </>
      ) : (
        children
      )}
    </button>
  )
}
