import { clsx } from 'clsx'
const base = clsx(
  'block w-full min-w-0 px-3 py-2',
  'rounded-small border border-line-strong bg-control text-body text-ink transition-colors duration-quick',
  'placeholder:text-muted placeholder:opacity-100 hover:not-disabled:border-ink',
  'aria-invalid:border-danger aria-invalid:not-focus-visible:inset-ring',
  'aria-invalid:not-focus-visible:inset-ring-danger',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-tint disabled:text-muted disabled:opacity-100',
  'forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]',
  'forced-colors:aria-invalid:border-2',
)

/** The classes of a text input or a select: one line high. */
export const controlClasses = `min-h-12 ${base}`

/** The classes of a textarea, without a height. */
export const textAreaClasses = base
