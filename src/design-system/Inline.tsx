import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'
import type { Space } from './internal/space'

export interface InlineProps extends NativeProps<'div'> {
  /** The distance between the children. @default 'small' */
  space?: keyof typeof gaps | undefined
  /** The horizontal distribution of the children. @default 'start' */
  justify?: keyof typeof justifies | undefined
  /** The vertical alignment of the children in a line. @default 'center' */
  align?: keyof typeof aligns | undefined
  /** On a phone: a row that wraps, or a column as wide as its container. @default 'wrap' */
  narrow?: keyof typeof narrows | undefined
}

const gaps = {
  small: 'gap-x-3',
  large: 'gap-x-6',
  xlarge: 'gap-x-8',
} satisfies Partial<Record<Space, string>>
const justifies = { start: 'justify-start', between: 'justify-between' }
const aligns = { center: 'items-center', end: 'items-end' }
const narrows = { wrap: '', stack: 'max-sm:flex-col max-sm:items-stretch' }

/** Use for a row of small items that wraps when space runs out. For columns of equal width, use `Grid`. */
export function Inline({
  space = 'small',
  justify = 'start',
  align = 'center',
  narrow = 'wrap',
  ...props
}: InlineProps) {
  return (
    <div
      {...props}
      className={clsx(
        'flex min-w-0 flex-wrap gap-y-3',
        aligns[align],
        gaps[space],
        justifies[justify],
        narrows[narrow],
      )}
    />
  )
}
