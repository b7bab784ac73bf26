import { formatSqFt, type Estimate, type Floor } from '../../estimator'
import { useEstimatorTexts } from './EstimatorLanguage'

/** The dimensions of the largest floor's plate, in units of the viewBox. */
const halfWidth = 104
const halfDepth = halfWidth / 2
const thickness = 9

const centre = 116
const labelStart = 128

/** The floors from the bottom up, with the vertical position of each plate. */
const levels = [
  {
    floor: 'basement',
    y: 186,
    top: 'fill-drawing-mist',
    left: 'fill-drawing-slate',
    right: 'fill-drawing-flint',
  },
  {
    floor: 'ground',
    y: 124,
    top: 'fill-drawing-sand',
    left: 'fill-drawing-navy',
    right: 'fill-drawing-slate',
  },
  { floor: 'first', y: 62, top: 'fill-drawing-sand', left: 'fill-drawing-navy', right: 'fill-drawing-slate' },
] as const satisfies readonly { floor: Floor; [key: string]: string | number }[]

const topFace = `M0 ${-halfDepth}L${halfWidth} 0L0 ${halfDepth}L${-halfWidth} 0Z`

/**
 * An exploded drawing of the floors, with plates in proportion to the covered areas. A floor without an area is an
 * outline.
 */
export function FloorStack({ areas }: { areas: Estimate['areas'] }) {
  const { amounts, estimatePanel, floorLabels } = useEstimatorTexts()
  const largest = Math.max(areas.basement, areas.ground, areas.first)
  const described = levels
    .filter(({ floor }) => areas[floor] > 0)
    .toReversed()
    .map(({ floor }) => `${floorLabels[floor]} ${formatSqFt(areas[floor], amounts)}`)
  return (
    <svg
      role="img"
      aria-label={described.length > 0 ? estimatePanel.floors.toScale(described) : estimatePanel.floors.empty}
      viewBox="0 0 380 252"
      // The labels are positioned beside the plates, which are not mirrored.
      direction="ltr"
      className="w-full max-w-field"
    >
      {levels.map(({ floor, y, top, left, right }) => {
        const scale = areas[floor] > 0 ? Math.sqrt(areas[floor] / largest) : 1
        return (
          <g key={floor} transform={`translate(${centre} ${y})`}>
            {areas[floor] > 0 ? (
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
                <path d={topFace} className={top} />
              </g>
            ) : (
              <path d={topFace} className="fill-none stroke-line-strong" strokeDasharray="5 4" />
            )}
            <path d={`M${halfWidth * scale + 4} 0H${labelStart - 6}`} className="stroke-line-strong" />
            <text x={labelStart} y="-4" unicodeBidi="plaintext" className="fill-muted text-small">
              {floorLabels[floor]}
            </text>
            <text
              x={labelStart}
              y="16"
              unicodeBidi="plaintext"
              className="fill-ink text-small font-bold tabular-nums"
            >
              {areas[floor] > 0 ? formatSqFt(areas[floor], amounts) : '–'}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
