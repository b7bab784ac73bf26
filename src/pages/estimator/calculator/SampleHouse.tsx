import { useState } from 'react'
import type { HouseModelRecord } from '../../../content/houseModels'
import { floors, type Estimate, type Floor } from '../../../estimator'
import { HouseModel } from '../../../sections/house/HouseModel'
import { FloorStack } from '../estimate/FloorStack'

export interface SampleHouseProps {
  model: HouseModelRecord
  /** Floors without an area are shown as outlines, as long as another one has an area. */
  areas: Estimate['areas']
  /** The floor whose field is hovered or focused. */
  liftedFloor: Floor | undefined
}

/** A model whose floors move apart once there are areas. If a picture can't be loaded, a line drawing of the floors. */
export function SampleHouse({ model, areas, liftedFloor }: SampleHouseProps) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return <FloorStack areas={areas} />
  const hasAreas = areas.total > 0
  return (
    <div className="flex aspect-square items-end justify-center">
      <HouseModel
        key={model.marla}
        model={model}
        floors={hasAreas ? floors.filter((floor) => areas[floor] > 0) : floors}
        isLifted={hasAreas}
        liftedFloor={liftedFloor}
        isWhole
        sizes={{ base: '15.25rem', md: '18rem' }}
        onError={() => setHasFailed(true)}
      />
    </div>
  )
}
