import { Slot, Slottable } from '@radix-ui/react-slot'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { NativeProps } from './NativeProps'

interface ButtonRootProps extends NativeProps<'button'> {
  variant: ButtonVariant
  state: 'ready' | 'disabled' | 'loading'
  /** Whether a click neither acts nor submits. The button keeps the focus. */
  isBlocked: boolean
  /** Renders its only child, such as a router link, in place of a button. */
  asChild: boolean
  /** What the element contains, from the content that the page gives it. */
  renderContent: (children: ReactNode) => ReactNode
  className: string
}

export type ButtonVariant = keyof typeof variants

const base = clsx(
  'inline-flex cursor-pointer items-center justify-center text-center',
  'border font-medium no-underline transition-colors duration-quick',
  'max-w-full print:hidden',
  'aria-disabled:cursor-not-allowed',
  'forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText]',
)

const variants = {
  primary: clsx(
    'border-primary bg-primary text-on-primary',
    'data-[state=ready]:hover:border-primary-hover data-[state=ready]:hover:bg-primary-hover',
    'data-[state=disabled]:border-muted data-[state=disabled]:bg-muted',
  ),
  secondary: clsx(
    'border-brand-soft bg-transparent text-brand',
    'data-[state=ready]:hover:border-brand data-[state=ready]:hover:bg-brand',
    'data-[state=ready]:hover:text-on-brand',
    'data-[state=disabled]:border-line-strong data-[state=disabled]:text-muted',
  ),
  quiet: clsx(
    'border-transparent bg-transparent text-accent forced-colors:border-canvas',
    'data-[state=ready]:hover:text-ink data-[state=disabled]:text-muted',
  ),
  subtle: clsx(
    'border-transparent bg-transparent text-muted forced-colors:border-canvas',
    'data-[state=ready]:hover:bg-tint data-[state=ready]:hover:text-ink',
  ),
}

/** The element of `Button` and `IconButton`. */
export function ButtonRoot({
  variant,
  state,
  isBlocked,
  asChild,
  renderContent,
  className,
  onClick,
  children,
  ...props
}: ButtonRootProps) {
  const attributes = {
    ...props,
    'data-state': state,
    'aria-disabled': state !== 'ready' || undefined,
    className: clsx(base, variants[variant], className),
  }
  if (asChild) {
    return (
      <Slot {...attributes} onClick={onClick}>
        <Slottable child={children}>{renderContent}</Slottable>
      </Slot>
    )
  }
  return (
    <button
      type="button"
      {...attributes}
      onClick={(event) => {
        if (isBlocked) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {renderContent(children)}
    </button>
  )
}
