import { clsx } from 'clsx'
import { Container } from './internal/Container'
import type { NativeProps } from './internal/NativeProps'
import { rowGaps, type Space } from './internal/space'

export interface StackProps extends NativeProps<'section'> {
  /** The distance between the children. */
  space: Space
  /** The horizontal alignment of the children. @default 'stretch' */
  align?: keyof typeof aligns | undefined
  /** The element to render; a `ul` takes `<li>` children. @default 'div' */
  as?: 'div' | 'section' | 'ul' | undefined
}

const printGaps: Partial<Record<Space, string>> = { large: 'print:gap-y-4', '2xlarge': 'print:gap-y-6' }

const aligns = { start: 'items-start', stretch: 'items-stretch' }

/** Use to arrange children vertically with equal spacing. For a row use `Inline`, for columns `Grid`. */
export function Stack({ space, align = 'stretch', as = 'div', ...props }: StackProps) {
  return (
    <Container
      as={as}
      {...props}
      className={clsx('flex min-w-0 flex-col', rowGaps[space], printGaps[space], aligns[align])}
    />
  )
}
