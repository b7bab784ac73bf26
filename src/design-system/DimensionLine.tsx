import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

type DimensionLineOrientation = 'horizontal' | 'vertical'

interface DimensionLineOwnProps {
  /** The measurement in the middle of the line, such as "45′-0″". @default none */
  label?: string
  /** Whether it runs across or down. @default 'horizontal' */
  orientation?: DimensionLineOrientation
  /**
   * The top and the bottom of what a vertical line measures in a 16:10 picture, in per cent of the picture's height. The
   * line must be in a positioned container that the picture covers. The line then runs outside the left edge of the
   * container, with extension lines into the picture, however the picture is cropped. @default the line is as long as its container
   */
  measures?: readonly [top: number, bottom: number]
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
export function DimensionLine({ label, orientation = 'horizontal', measures, ...props }: DimensionLineProps) {
  if (measures) return <PictureDimension {...props} measures={measures} {...(label && { label })} />
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

/** The distances from the left edge of the picture, in px: the line, and the end of the extension lines. */
const lineX = -28
const extensionX = 48

/**
 * The dimension of a part of a picture. Its box is as high as the picture that covers the container, and its parts have
 * SVG positions in per cent, because prerendered documents must not have inline styles.
 */
function PictureDimension({
  label,
  measures: [top, bottom],
  ...props
}: Omit<DimensionLineProps, 'orientation' | 'measures'> & Required<Pick<DimensionLineProps, 'measures'>>) {
  const middle = (top + bottom) / 2
  const ends = [`${top}%`, `${bottom}%`]
  return (
    <div
      {...props}
      aria-hidden="true"
      data-orientation="vertical"
      className="pointer-events-none absolute inset-0 flex items-center text-line-strong [container-type:size] print:hidden"
    >
      <svg className="h-[max(100cqh,62.5cqw)] w-full shrink-0 overflow-visible stroke-current">
        <line x1={lineX} x2={lineX} y1={ends[0]} y2={ends[1]} />
        {ends.map((y) => (
          <g key={y}>
            <line x1={lineX - 8} x2={extensionX} y1={y} y2={y} />
            <svg y={y} className="overflow-visible">
              <path
                d={`M${lineX - 5} 5L${lineX + 5} -5`}
                strokeWidth="1.5"
                className="stroke-accent-strong"
              />
            </svg>
          </g>
        ))}
        {label && (
          <svg y={`${middle}%`} className="overflow-visible">
            {/* Interrupts the line. */}
            <rect x={lineX - 8} y="-36" width="16" height="72" className="fill-surface stroke-none" />
            <text
              transform={`translate(${lineX + 4.5} 0) rotate(-90)`}
              textAnchor="middle"
              className="fill-muted stroke-none text-caption tabular-nums"
            >
              {label}
            </text>
          </svg>
        )}
      </svg>
    </div>
  )
}
