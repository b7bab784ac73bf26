import { Picture } from '../../design-system'
import {
  calculateEstimate,
  exampleHouse,
  floorCosts,
  formatPkr,
  formatSqFt,
  type AmountTexts,
} from '../../estimator'
import { encodedPicture } from '../../images/encodedPicture'

export interface LiftedHouseProps {
  floorNames: Readonly<Record<'ground' | 'first', string>>
  amounts: AmountTexts
  caption: string
  /** Whether it is in the first window: then it is loaded at once. @default false */
  isPriority?: boolean
}

/**
 * The parts of the model, in pictures of 834 by 776 with their floors at one level. A storey is 127.7 high: moved up by a
 * fifth of the box, which is 927 high, each part floats 58 above the one below it. As classes, because the policy of the
 * prerendered page allows no styles of an element.
 */
const parts = { ground: 'bottom-0', first: 'bottom-1/5', roof: 'bottom-2/5' }

/** The labels: above the line that begins behind the middle of the floor's right edge, and below it. */
const labels = [
  ['first', '@narrow-bar:bottom-2/3 @narrow-bar:border-b'],
  ['ground', '@narrow-bar:top-1/2 @narrow-bar:border-t'],
] as const

const { areas } = calculateEstimate(exampleHouse)
const costs = floorCosts(exampleHouse)

/**
 * The model of the example house, on 10 marla, lifted apart, with the area and the cost of each floor at the end of a
 * line, on the right in any language. Without room beside the model, as with large text, they are above it, and an amount
 * may break after "PKR".
 */
export function LiftedHouse({ floorNames, amounts, caption, isPriority = false }: LiftedHouseProps) {
  return (
    <figure className="@container print:break-inside-avoid">
      <div className="relative">
        <dl>
          {labels.map(([floor, place]) => (
            <div
              key={floor}
              className={`border-line-strong py-1 @narrow-bar:absolute @narrow-bar:right-0 @narrow-bar:left-1/2 @narrow-bar:text-right ${place}`}
            >
              <dt className="text-caption text-muted">{floorNames[floor]}</dt>
              <dd className="text-caption text-muted">{formatSqFt(areas[floor], amounts)}</dd>
              <dd className="text-card font-bold tabular-nums">
                {formatPkr(costs[floor]).replace('\u00a0', ' ')}
              </dd>
            </div>
          ))}
        </dl>
        <div className="relative mr-auto aspect-9/10 w-3/5">
          {Object.entries(parts).map(([part, place]) => (
            <div key={part} className={`absolute inset-x-0 ${place}`}>
              <Picture
                picture={encodedPicture(`house-10-marla-${part}`)}
                alt={{ decorative: true }}
                ratio="cutout"
                isPriority={isPriority}
                sizes={{ base: '55vw', lg: '28vw', xl: '22rem' }}
              />
            </div>
          ))}
        </div>
      </div>
      <figcaption className="pt-6 text-caption text-muted">{caption}</figcaption>
    </figure>
  )
}
