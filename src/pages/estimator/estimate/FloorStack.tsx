import { formatSqFt, type Estimate } from '../../../estimator'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

/** The dimensions of the largest floor's plate, in units of the viewBox. */
const halfWidth = 104
const halfDepth = halfWidth / 2
const thickness = 9

const labelStart = 128

const topFace = `M0 ${-halfDepth}L${halfWidth} 0L0 ${halfDepth}L${-halfWidth} 0Z`
const sideFace = (end: number) => `M${end} 0V${thickness}L0 ${halfDepth + thickness}V${halfDepth}Z`

const belowGround = { top: 'fill-drawing-mist', left: 'fill-drawing-slate', right: 'fill-drawing-flint' }
const aboveGround = { top: 'fill-drawing-sand', left: 'fill-drawing-navy', right: 'fill-drawing-slate' }

/** The floors from the bottom up, with the vertical position of each plate and the colours of its faces. */
const levels = [
  { floor: 'basement', y: 186, ...belowGround },
  { floor: 'ground', y: 124, ...aboveGround },
  { floor: 'first', y: 62, ...aboveGround },
] as const

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
        const isBuilt = areas[floor] > 0
        const scale = isBuilt ? Math.sqrt(areas[floor] / largest) : 1
        return (
          <g key={floor} transform={`translate(116 ${y})`}>
            {isBuilt ? (
              <g className="stroke-ink" transform={`scale(${scale})`}>
                <path d={sideFace(-halfWidth)} className={left} />
                <path d={sideFace(halfWidth)} className={right} />
                <path d={topFace} className={top} />
              </g>
            ) : (
              <path d={topFace} className="fill-none stroke-line-strong" strokeDasharray="5 4" />
            )}
            <path d={`M${halfWidth * scale + 4} 0H${labelStart - 6}`} className="stroke-line-strong" />
            <g className="text-small print:text-body">
              <text x={labelStart} y="-4" unicodeBidi="plaintext" className="fill-muted">
                {floorLabels[floor]}
              </text>
              <text x={labelStart} y="16" unicodeBidi="plaintext" className="fill-ink font-bold tabular-nums">
                {isBuilt ? formatSqFt(areas[floor], amounts) : '–'}
              </text>
            </g>
          </g>
        )
      })}
    </svg>
  )
}
