import { homePage } from '../../content/pages/home'

const { height, measures } = homePage.hero
const [top, bottom] = measures

/** The distances from the left edge of the picture, in px: the line, and the end of the extension lines. */
const lineX = -28
const extensionX = 48

/**
 * The dimension of the concrete wall in the 16:10 picture that covers the container, outside its left edge. Its parts have
 * SVG positions in per cent, because prerendered documents must not have inline styles.
 */
export function HeroDimension() {
  return (
    <div
      aria-hidden="true"
      className="picture-dimension pointer-events-none absolute inset-0 flex items-center text-line-strong print:hidden"
    >
      <svg className="w-full shrink-0 overflow-visible stroke-current">
        <line x1={lineX} x2={lineX} y1={`${top}%`} y2={`${bottom}%`} />
        {[top, bottom].map((end) => (
          <g key={end}>
            <line x1={lineX - 8} x2={extensionX} y1={`${end}%`} y2={`${end}%`} />
            <svg y={`${end}%`} className="overflow-visible">
              <path
                d={`M${lineX - 5} 5L${lineX + 5} -5`}
                strokeWidth="1.5"
                className="stroke-accent-strong"
              />
            </svg>
          </g>
        ))}
        <svg y={`${(top + bottom) / 2}%`} className="overflow-visible">
          {/* Interrupts the line. */}
          <rect x={lineX - 8} y="-36" width="16" height="72" className="fill-surface stroke-none" />
          <text
            transform={`translate(${lineX + 4.5} 0) rotate(-90)`}
            textAnchor="middle"
            className="fill-muted stroke-none text-caption tabular-nums"
          >
            {height}
          </text>
        </svg>
      </svg>
    </div>
  )
}
