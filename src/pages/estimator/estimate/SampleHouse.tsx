import { memo, useDeferredValue, useState } from 'react'
import { houseModels, type HouseModelRecord } from '../../../content/houseModels'
import { floors, type Estimate, type Floor } from '../../../estimator'
import { HouseModel } from '../../../sections/house/HouseModel'
import { FloorStack } from './FloorStack'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

export interface SampleHouseProps {
  /** Floors without an area are shown as outlines, as long as another one has an area. */
  areas: Estimate['areas']
  /** The floor whose field is hovered or focused. @default none */
  liftedFloor?: Floor | undefined
  /** Whether its caption is about the bars of the areas beside it, too. @default true */
  hasBars?: boolean
}

/**
 * The model nearest in size, with its caption. Its floors move apart once there are areas. If a picture can't be loaded, a
 * line drawing of the floors.
 */
export function SampleHouse({ areas, ...props }: SampleHouseProps) {
  // After the areas beside it.
  return <House areas={useDeferredValue(areas)} {...props} />
}

const House = memo(function House({ areas, liftedFloor, hasBars = true }: SampleHouseProps) {
  const { house } = useEstimatorTexts().calculatorFields.areas
  const [hasFailed, setHasFailed] = useState(false)
  const hasAreas = areas.total > 0
  const model = modelNearest(areas.ground + areas.first)
  return (
    <figure className="flex size-full flex-col gap-2">
      {hasFailed ? (
        <FloorStack areas={areas} />
      ) : (
        <div className="flex min-h-0 flex-1 items-end justify-center">
          <HouseModel
            key={model.marla}
            model={model}
            floors={hasAreas ? floors.filter((floor) => areas[floor] > 0) : floors}
            isLifted={hasAreas}
            liftedFloor={liftedFloor}
            isWhole
            sizes={{ base: '10rem', md: '18rem' }}
            onError={() => setHasFailed(true)}
          />
        </div>
      )}
      <figcaption className="text-center text-caption text-muted @beside:text-start">
        {house(model.marla, hasBars && hasAreas)}
      </figcaption>
    </figure>
  )
})

/** The model whose covered area above the ground is nearest to one in sq ft; for 0, the one in the middle. */
function modelNearest(area: number): HouseModelRecord {
  const distance = ({ aboveGround }: HouseModelRecord) => Math.abs(aboveGround - area)
  if (area === 0) return houseModels[1]
  return houseModels.reduce((nearest, model) => (distance(model) < distance(nearest) ? model : nearest))
}
