import type { Estimate, Floor } from '../../estimator'
import { LiftedLayers, sizesOf } from '../../design-system'
import basement from '../../images/db-32-layer-basement.webp?picture'
import first from '../../images/db-32-layer-first.webp?picture'
import ground from '../../images/db-32-layer-ground.webp?picture'
import roof from '../../images/db-32-layer-roof.webp?picture'

/** From the bottom up, each with the outline of its picture. */
const layers = [
  { part: 'basement', picture: basement, outline: '408,472 675,290 931,395 931,508 676,681 661,689 408,584' },
  { part: 'ground', picture: ground, outline: '43,596 361,310 635,124 1061,299 1158,416 565,818 42,603' },
  {
    part: 'first',
    picture: first,
    outline: '164,508 301,351 635,124 1074,305 1074,425 613,738 342,631 159,554',
  },
  { part: 'roof', picture: roof, outline: '190,511 625,216 883,304 1079,385 1079,410 612,723 416,644' },
] as const

const floors = ['basement', 'ground', 'first'] as const satisfies readonly Floor[]

export interface HousePictureProps {
  /** Floors without an area are left out, as long as another one has an area. */
  areas: Estimate['areas']
  /** Whether the floors are apart. */
  isOpen: boolean
  /** The floor whose field is hovered or focused. */
  liftedFloor: string | undefined
}

/** The renders of the sample house's floors as a stack. */
export function HousePicture({ areas, isOpen, liftedFloor }: HousePictureProps) {
  return (
    <LiftedLayers
      layers={layers}
      leftOut={areas.total > 0 ? floors.filter((floor) => areas[floor] === 0) : []}
      isOpen={isOpen}
      lifted={liftedFloor}
      sizes={sizesOf({ base: '15.25rem', md: '22rem' })}
    />
  )
}
