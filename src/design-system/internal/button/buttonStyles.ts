import { clsx } from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'
export type IconButtonVariant = ButtonVariant | 'subtle'

const base = clsx(
  'inline-flex cursor-pointer items-center justify-center text-center',
  'border font-medium no-underline transition-colors duration-quick',
  'max-w-full print:hidden',
  'aria-disabled:cursor-not-allowed data-[state=disabled]:text-muted',
  'forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText]',
)

const variants: Record<IconButtonVariant, string> = {
  primary: clsx(
    'border-primary bg-primary text-on-primary',
    'data-[state=ready]:hover:border-primary-hover data-[state=ready]:hover:bg-primary-hover',
    'data-[state=disabled]:border-line-strong data-[state=disabled]:bg-tint',
  ),
  secondary: clsx(
    'border-brand-soft bg-transparent text-brand',
    'data-[state=ready]:hover:border-brand data-[state=ready]:hover:bg-brand',
    'data-[state=ready]:hover:text-on-brand',
    'data-[state=disabled]:border-line-strong',
  ),
  quiet: 'border-transparent bg-transparent text-accent data-[state=ready]:hover:text-ink',
  subtle: clsx(
    'border-transparent bg-transparent text-muted forced-colors:border-canvas',
    'data-[state=ready]:hover:bg-tint data-[state=ready]:hover:text-ink',
  ),
}

/** The classes that `Button` and `IconButton` share. */
export function buttonClasses(variant: IconButtonVariant) {
  return `${base} ${variants[variant]}`
}
