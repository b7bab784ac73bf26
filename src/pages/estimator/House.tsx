import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import type { Estimate } from '../../estimator'
import { Picture } from '../../design-system'
import { FloorStack } from './FloorStack'
import type { houseLayers } from './houseLayers'

/** The height of each layer in the stack. */
const levels = ['', 'layer-1', 'layer-2', 'layer-3']

const sizes = { base: '15.25rem', md: '22rem' }

export interface HouseProps {
  /** Floors without an area are shown as outlines, as long as another one has an area. */
  areas: Estimate['areas']
  /** The floor whose field is hovered or focused. */
  liftedFloor: string | undefined
}

/**
 * A sample house whose floors move apart once there are areas; its pictures load when the calculator opens. Decorative,
 * because the fields state the areas. In print, in forced colours, and if it can't be loaded, a line drawing of the floors.
 */
export function House({ areas, liftedFloor }: HouseProps) {
  const [layers, setLayers] = useState<typeof houseLayers | []>([])
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    import('./houseLayers').then(
      (loaded) => setLayers(loaded.houseLayers),
      () => setHasFailed(true),
    )
  }, [])

  if (hasFailed) return <FloorStack areas={areas} />
  return (
    <>
      <div className="hidden forced-colors:block print:block">
        <FloorStack areas={areas} />
      </div>
      <div
        aria-hidden="true"
        // The layers are moved by percentages of their height.
        className={clsx(
          'relative aspect-10/9 forced-colors:hidden motion-reduce:layer-lift-20 print:hidden',
          areas.total > 0 ? 'layer-lift-20' : 'layer-lift-13',
        )}
      >
        {layers.map(({ part, picture, outline }, level) => {
          const isOutlined = areas.total > 0 && part !== 'roof' && areas[part] === 0
          return (
            <div
              key={part}
              className={clsx(
                'absolute inset-x-0 -bottom-19/100 aspect-4/3 transition-transform duration-calm ease-out',
                levels[level],
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
                  sizes={sizes}
                  onError={() => setHasFailed(true)}
                />
              </div>
              {/* Where the line from its field ends. */}
              <svg viewBox="0 0 1200 900" className="pointer-events-none absolute inset-0 size-full">
                <polygon
                  data-part={part}
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
    </>
  )
}
