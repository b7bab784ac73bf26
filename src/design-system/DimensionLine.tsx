import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

type DimensionLineOrientation = 'horizontal' | 'vertical'

interface DimensionLineOwnProps {
  /** The measurement in the middle of the line, such as "45'-0″". @default none */
  label?: string
  /** Whether it runs across or down. @default 'horizontal' */
  orientation?: DimensionLineOrientation
}

export type DimensionLineProps = DimensionLineOwnProps &
  NativeProps<'div', DimensionLineOwnProps, 'children' | 'aria-hidden'>

const directions: Record<DimensionLineOrientation, string> = {
  horizontal: 'w-full flex-row',
  vertical: 'h-full w-4 flex-col',
}

const lines: Record<DimensionLineOrientation, string> = {
  horizontal: 'border-t',
  vertical: 'border-s',
}

const labels: Record<DimensionLineOrientation, string> = {
  horizontal: '',
  vertical: 'rotate-180 [writing-mode:vertical-rl]',
}

/**
 * Use sparingly next to a picture or below a headline, as an ornament taken from architectural drawings. For a line
 * that separates content, use `Ruled`.
 *
 * - Hidden from screen readers, including its label: repeat the measurement in the text.
 */
export function DimensionLine({ label, orientation = 'horizontal', ...props }: DimensionLineProps) {
  const line = <span className={clsx('flex-1 border-current', lines[orientation])} />
  return (
    <div
      {...props}
      aria-hidden="true"
      data-orientation={orientation}
      className={clsx('flex items-center text-line-strong print:hidden', directions[orientation])}
    >
      <Tick orientation={orientation} />
      {line}
      {label && (
        <span className={clsx('px-3 text-caption text-muted tabular-nums', labels[orientation])}>
          {label}
        </span>
      )}
      {label && line}
      <Tick orientation={orientation} />
    </div>
  )
}

/** The end of a dimension in an architectural drawing: an extension line with a slash across it. */
function Tick({ orientation }: Required<Pick<DimensionLineProps, 'orientation'>>) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" stroke="currentColor" className="-m-2 shrink-0">
      <path d={orientation === 'horizontal' ? 'M8 0V16' : 'M0 8H16'} />
      <path d="M4 12L12 4" strokeWidth="1.5" className="stroke-accent-strong" />
    </svg>
  )
}
