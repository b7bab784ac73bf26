import { homePage } from '../../../content/pages/home/home'

const { height, wall } = homePage.hero
const ends = [wall.top, wall.foot]

/** The distance of the line from the left edge of the picture, in px. */
const lineX = -28

/**
 * The dimension of the concrete wall in the 16:10 picture that covers the container: the line outside its left edge, and
 * extension lines from there to the wall. Its parts have SVG positions in per cent, because prerendered documents must not
 * have inline styles.
 */
export function HeroDimension() {
  return (
    <div
      aria-hidden="true"
      className="picture-dimension pointer-events-none absolute inset-0 flex items-center text-line-strong print:hidden"
    >
      <svg className="w-full shrink-0 overflow-visible stroke-current">
        {/* As wide as the picture, which is centred. */}
        <svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice">
          {ends.map((end) => (
            <line key={end} x2={wall.edge * 1.6} y1={end} y2={end} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <line x1={lineX} x2={lineX} y1={`${wall.top}%`} y2={`${wall.foot}%`} />
        {ends.map((end) => (
          <g key={end}>
            <line x1={lineX - 8} x2="0" y1={`${end}%`} y2={`${end}%`} />
            <svg y={`${end}%`} className="overflow-visible">
              <path
                d={`M${lineX - 5} 5L${lineX + 5} -5`}
                strokeWidth="1.5"
                className="stroke-accent-strong"
              />
            </svg>
          </g>
        ))}
        <svg y={`${(wall.top + wall.foot) / 2}%`} className="overflow-visible">
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
