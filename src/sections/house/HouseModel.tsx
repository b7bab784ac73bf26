import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'
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
  /** Whether its box has room for the lifted floors and any basement, and floors that it lacks are outlined. @default false */
  isWhole?: boolean
  sizes: PictureProps['sizes']
  /** What is shown until the pictures are there. @default nothing */
  children?: ReactNode
  /** Called if a picture can't be loaded. */
  onError?: () => void
}

/** The distance between lifted floors, in px of the pictures. */
const gap = 70

/** The distance of a basement from a house that isn't whole, in px of the pictures. */
const basementDrop = 130

/** The room for a basement below the picture of the ground floor, in px of the pictures. */
const basementRoom = 190

const percent = (px: number, of: number) => `${(px / of) * 100}%`

/**
 * A model of a house as a stack of floors, to scale with the other models. Decorative: the text around it states the
 * areas. Not for prerendered documents, which must not have inline styles.
 */
export function HouseModel({
  model: { marla, width, height, storey, basement, outlines },
  floors,
  isLifted,
  liftedFloor,
  isWhole = false,
  sizes,
  children,
  onError,
}: HouseModelProps) {
  const [loaded, setLoaded] = useState<readonly string[]>([])
  const [isReady, setIsReady] = useState(false)
  const parts = ['basement', 'ground', 'first', 'roof'] as const
  const isPresent = (part: (typeof parts)[number]) => part === 'roof' || floors.includes(part)
  // From then on, the pictures of further floors may follow.
  if (!isReady && parts.every((part) => !isPresent(part) || loaded.includes(part))) setIsReady(true)
  const lift = isLifted && isReady ? gap : 0
  const rise = {
    // The garden would hide it directly below the house.
    basement: -basement - (isWhole ? 3 * lift : basementDrop),
    ground: 0,
    first: storey + lift,
    roof: 2 * (storey + lift),
  }
  const below = isWhole || isPresent('basement') ? basementRoom : 0
  const total = height + (isWhole ? 2 * gap : 0) + below
  return (
    <div
      aria-hidden="true"
      // Its pictures extend over what is above.
      className={clsx('pointer-events-none relative', isWhole ? 'h-full' : 'w-full')}
      style={{ aspectRatio: `${width} / ${total}` }}
    >
      {!isReady && children}
      {parts.map((part) => (
        <div
          key={part}
          className={clsx(
            'absolute inset-x-0 transition-transform duration-calm ease-out motion-reduce:transition-none',
            (!isReady || (isPresent(part) && !loaded.includes(part))) && 'opacity-0',
          )}
          style={{
            bottom: percent(below, total),
            height: percent(height, total),
            transform: `translateY(${percent(-rise[part], height)})`,
          }}
        >
          {isPresent(part) ? (
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
                // Inserted later, it may be measured before it has a width.
                hasOwnWidth
                onLoad={() => setLoaded((before) => [...before, part])}
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
