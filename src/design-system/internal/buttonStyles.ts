import type { Ground } from './Ground'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'
export type ButtonSize = 'medium' | 'large'

const surface =
  'inline-flex max-w-full cursor-pointer items-center justify-center rounded-small border text-center font-medium no-underline transition-colors duration-quick aria-disabled:cursor-not-allowed forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText] print:hidden'

const looks: Record<`${ButtonVariant}-${Ground}`, string> = {
  'primary-light':
    'border-navy bg-navy text-white data-[state=ready]:hover:border-deep data-[state=ready]:hover:bg-deep data-[state=unavailable]:border-line-strong data-[state=unavailable]:bg-sand data-[state=unavailable]:text-muted',
  'secondary-light':
    'border-navy bg-transparent text-navy data-[state=ready]:hover:bg-navy data-[state=ready]:hover:text-white data-[state=unavailable]:border-line-strong data-[state=unavailable]:text-muted',
  'quiet-light':
    'border-transparent bg-transparent text-clay data-[state=ready]:hover:text-ink data-[state=unavailable]:text-muted',
  'primary-dark':
    'border-amber bg-amber text-deep data-[state=ready]:hover:border-white data-[state=ready]:hover:bg-white data-[state=unavailable]:border-mist data-[state=unavailable]:bg-transparent data-[state=unavailable]:text-mist',
  'secondary-dark':
    'border-mist bg-transparent text-white data-[state=ready]:hover:border-white data-[state=ready]:hover:bg-white data-[state=ready]:hover:text-navy data-[state=unavailable]:text-mist',
  'quiet-dark':
    'border-transparent bg-transparent text-amber data-[state=ready]:hover:text-white data-[state=unavailable]:text-mist',
}

/** The surface that `Button` and `IconButton` share. */
export function buttonSurface(variant: ButtonVariant, ground: Ground) {
  return `${surface} ${looks[`${variant}-${ground}`]}`
}
