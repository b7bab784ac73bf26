import { clsx } from 'clsx'
import { useState } from 'react'
import type { Estimate, Floor } from '../../../estimator'
import { Picture } from '../../../design-system'
import { encodedPicture } from '../../../images/encodedPicture'
import { FloorStack } from '../estimate/FloorStack'

/** The floors and the roof of the sample house from the bottom up, each with the outline of its picture. */
const layers = (
  [
    ['basement', '408,472 675,290 931,395 931,508 676,681 661,689 408,584', ''],
    ['ground', '43,596 361,310 635,124 1061,299 1158,416 565,818 42,603', 'layer-1'],
    ['first', '164,508 301,351 635,124 1074,305 1074,425 613,738 342,631 159,554', 'layer-2'],
    ['roof', '190,511 625,216 883,304 1079,385 1079,410 612,723 416,644', 'layer-3'],
  ] as const
).map(([part, outline, level]) => ({ part, outline, level, picture: encodedPicture(`db-32-layer-${part}`) }))

export interface SampleHouseProps {
  /** Floors without an area are shown as outlines, as long as another one has an area. */
  areas: Estimate['areas']
  /** The floor whose field is hovered or focused. */
  liftedFloor: Floor | undefined
}

/**
 * A sample house whose floors move apart once there are areas. Decorative, because the fields state the areas. If a
 * picture can't be loaded, a line drawing of the floors.
 */
export function SampleHouse({ areas, liftedFloor }: SampleHouseProps) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return <FloorStack areas={areas} />
  return (
    <div
      aria-hidden="true"
      // The layers are moved by percentages of their height.
      className={clsx(
        'relative aspect-10/9 motion-reduce:layer-lift-20',
        areas.total > 0 ? 'layer-lift-20' : 'layer-lift-13',
      )}
    >
      {layers.map(({ part, picture, outline, level }) => {
        const isOutlined = areas.total > 0 && part !== 'roof' && areas[part] === 0
        return (
          <div
            key={part}
            className={clsx(
              'absolute inset-x-0 -bottom-19/100 aspect-4/3 transition-transform duration-calm ease-out',
              level,
            )}
          >
            <div
              data-state={part === liftedFloor ? 'lifted' : undefined}
              className={clsx(
                'size-full transition duration-calm ease-out',
                isOutlined && 'opacity-0',
                part === liftedFloor && '-translate-y-1/16',
              )}
            >
              <Picture
                picture={picture}
                alt={{ decorative: true }}
                ratio="fit"
                sizes={{ base: '15.25rem', md: '22rem' }}
                onError={() => setHasFailed(true)}
              />
            </div>
            <svg viewBox="0 0 1200 900" className="pointer-events-none absolute inset-0 size-full">
              <polygon
                points={outline}
                strokeDasharray="5 4"
                vectorEffect="non-scaling-stroke"
                className={`fill-none ${isOutlined ? 'stroke-line-strong' : ''}`}
              />
            </svg>
          </div>
        )
      })}
    </div>
  )
}
