import { useEffect, useState } from 'react'
import { floors, type Estimate } from '../../estimator'
import { LiftedLayers, sizesOf, type LiftedLayer } from '../../design-system'
import { FloorStack } from './FloorStack'

export interface HouseProps {
  /** Floors without an area are shown as outlines, as long as another one has an area. */
  areas: Estimate['areas']
  /** The floor whose field is hovered or focused. */
  liftedFloor: string | undefined
}

/**
 * A sample house whose floors move apart once there are areas; its pictures load when the calculator opens. In print,
 * in forced colours, and if it can't be loaded, a line drawing of the floors.
 */
export function House({ areas, liftedFloor }: HouseProps) {
  const [layers, setLayers] = useState<readonly LiftedLayer[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  const [isExploded, setIsExploded] = useState(areas.total > 0)
  // Stays exploded once there were areas.
  if (areas.total > 0 && !isExploded) setIsExploded(true)

  useEffect(() => {
    import('./houseLayers').then(
      ({ houseLayers }) => setLayers(houseLayers),
      () => setHasFailed(true),
    )
  }, [])

  if (hasFailed) return <FloorStack areas={areas} />
  return (
    <>
      <div className="hidden forced-colors:block print:block">
        <FloorStack areas={areas} />
      </div>
      <LiftedLayers
        layers={layers}
        isExploded={isExploded}
        outlinedParts={areas.total > 0 ? floors.filter((floor) => areas[floor] === 0) : []}
        lifted={liftedFloor}
        sizes={sizesOf({ base: '15.25rem', md: '22rem' })}
        onPictureError={() => setHasFailed(true)}
      />
    </>
  )
}
