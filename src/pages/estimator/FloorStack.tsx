import { formatSqFt, type Estimate, type Floor } from '../../estimator'
import { floorLabels } from './wording'

/** Half the width of the largest floor's plate, and its thickness, in units of the drawing. */
const halfWidth = 104
const halfDepth = halfWidth / 2
const thickness = 9

const centre = 116
const labelStart = 244

/** From below, each with the height of its plate in the drawing. */
const levels = [
  { floor: 'basement', y: 186, top: 'fill-mist', left: 'fill-muted', right: 'fill-line-strong' },
  { floor: 'ground', y: 124, top: 'fill-white', left: 'fill-navy', right: 'fill-muted' },
  { floor: 'first', y: 62, top: 'fill-white', left: 'fill-navy', right: 'fill-muted' },
] as const satisfies readonly { floor: Floor; [key: string]: string | number }[]

/** The covered areas as plates in true proportion, lifted apart: a floor of half the area is half the plate. */
export function FloorStack({ areas }: { areas: Estimate['areas'] }) {
  const largest = Math.max(areas.basement, areas.ground, areas.first)
  const shown = levels.filter(({ floor }) => areas[floor] > 0)
  const description = shown
    .toReversed()
    .map(({ floor }) => `${floorLabels[floor]} ${formatSqFt(areas[floor])}`)
    .join(', ')
  return (
    <svg
      role="img"
      aria-label={`Floors to scale: ${description}`}
      viewBox="0 0 380 252"
      className="w-full max-w-field"
    >
      <path d={`M${centre} 20V248`} className="stroke-line-strong" strokeDasharray="6 3 1 3" />
      {shown.map(({ floor, y, top, left, right }) => {
        const scale = Math.sqrt(areas[floor] / largest)
        return (
          <g key={floor} transform={`translate(${centre} ${y})`}>
            <g
              className="stroke-ink transition-transform duration-calm ease-out motion-reduce:transition-none"
              style={{ transform: `scale(${scale})` }}
            >
              <path
                d={`M${-halfWidth} 0V${thickness}L0 ${halfDepth + thickness}V${halfDepth}Z`}
                className={left}
              />
              <path
                d={`M${halfWidth} 0V${thickness}L0 ${halfDepth + thickness}V${halfDepth}Z`}
                className={right}
              />
              <path d={`M0 ${-halfDepth}L${halfWidth} 0L0 ${halfDepth}L${-halfWidth} 0Z`} className={top} />
            </g>
            <path d={`M${halfWidth + 6} 0H${labelStart - centre - 6}`} className="stroke-line-strong" />
            <text x={labelStart - centre} y="-3" className="fill-muted text-caption">
              {floorLabels[floor]}
            </text>
            <text x={labelStart - centre} y="15" className="fill-ink text-small font-bold tabular-nums">
              {formatSqFt(areas[floor])}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
