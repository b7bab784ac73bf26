import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { HouseModelRecord } from '../../content/houseModels'
import { Picture, type PictureProps } from '../../design-system'
import type { Floor } from '../../estimator'
import { encodedPicture } from '../../images/encodedPicture'

export interface HouseModelProps {
  model: HouseModelRecord
  /** The floors that it has. */
  floors: readonly Floor[]
  /** Moves the floors apart, once their pictures are there. */
  isLifted: boolean
  /** A floor that is moved out of the others. @default none */
  liftedFloor?: Floor | undefined
  /** Whether its box has room for the lifted floors and the basement, and floors that it lacks are outlines. @default false */
  isWhole?: boolean
  sizes: PictureProps['sizes']
  /** Called when it is shown. */
  onReady?: () => void
  /** Called if a picture can't be loaded. */
  onError?: () => void
}

/** The distance between lifted floors, in px of the pictures, and how far a basement then is below its picture. */
const gap = 70
const basementRoom = 190

const percent = (px: number, of: number) => `${(px / of) * 100}%`

/**
 * A model of a house as a stack of floors, to scale with the other models. Decorative: the text around it states the
 * areas.
 */
export function HouseModel({
  model: { marla, width, height, storey, basement, outlines },
  floors,
  isLifted,
  liftedFloor,
  isWhole = false,
  sizes,
  onReady,
  onError,
}: HouseModelProps) {
  const [loaded, setLoaded] = useState<readonly string[]>([])
  const loadedParts = useRef(loaded)
  const shown = (['basement', 'ground', 'first', 'roof'] as const).map((part) => ({
    part,
    isPresent: part === 'roof' || floors.includes(part),
  }))
  const isReadyWith = (parts: readonly string[]) =>
    // The basement may follow.
    shown.every(({ part, isPresent }) => !isPresent || part === 'basement' || parts.includes(part))
  const isReady = isReadyWith(loaded)
  const handleLoad = (part: string) => {
    const parts = [...loadedParts.current, part]
    loadedParts.current = parts
    setLoaded(parts)
    if (isReadyWith(parts)) onReady?.()
  }
  const lift = isLifted && isReady ? gap : 0
  const rise = {
    basement: -basement - (isWhole ? 3 * lift : lift),
    ground: 0,
    first: storey + lift,
    roof: 2 * (storey + lift),
  }
  const below = isWhole ? basementRoom : 0
  const total = height + (isWhole ? 2 * gap : 0) + below
  return (
    <div
      aria-hidden="true"
      // Its pictures extend over what is above.
      className={clsx('pointer-events-none relative', isWhole ? 'h-full' : 'w-full')}
      style={{ aspectRatio: `${width} / ${total}` }}
    >
      {shown.map(({ part, isPresent }) => (
        <div
          key={part}
          className={clsx(
            'absolute inset-x-0 transition duration-calm ease-out motion-reduce:transition-none',
            (!isReady || (isPresent && !loaded.includes(part))) && 'opacity-0',
          )}
          style={{
            bottom: percent(below, total),
            height: percent(height, total),
            transform: `translateY(${percent(-rise[part], height)})`,
          }}
        >
          {isPresent ? (
            <div
              data-state={part === liftedFloor ? 'lifted' : undefined}
              className={clsx(
                'size-full transition-transform duration-calm ease-out',
                part === liftedFloor && '-translate-y-1/16',
              )}
            >
              <Picture
                picture={encodedPicture(`house-${marla}-marla-${part}`)}
                alt={{ decorative: true }}
                ratio="fit"
                sizes={sizes}
                onLoad={() => handleLoad(part)}
                onError={onError}
              />
            </div>
          ) : (
            isWhole && (
              <svg viewBox={`0 0 ${width} ${height}`} className="size-full overflow-visible">
                <polygon
                  points={outlines[part]}
                  strokeDasharray="5 4"
                  vectorEffect="non-scaling-stroke"
                  className="fill-none stroke-line-strong"
                />
              </svg>
            )
          )}
        </div>
      ))}
    </div>
  )
}
