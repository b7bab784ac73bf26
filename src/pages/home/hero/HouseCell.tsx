import { clsx } from 'clsx'
import { useState } from 'react'
import { amounts } from '../../../content/amounts'
import type { HouseModelRecord } from '../../../content/houseModels'
import { homePage } from '../../../content/pages/home/home'
import {
  calculateEstimate,
  floors,
  formatLakhCrore,
  formatSqFt,
  inputsOfHouse,
  type HouseChoices,
} from '../../../estimator'
import { HouseModel } from '../../../sections/house/HouseModel'
import { ContentPicture } from '../../../sections/pictures/ContentPicture'
import { estimateHref } from '../../../site/estimateHref'
import { floorsId } from './HouseFloors'
import { PriceCell } from './PriceCell'

export interface HouseCellProps {
  model: HouseModelRecord
  /** The class of its column in a wide window. */
  column: string
  choices: HouseChoices
  /** Whether the model is lifted into its floors. */
  isOpen: boolean
  onToggle: () => void
}

const { plot, lift, liftMark } = homePage.hero.prices

/** The widths at one scale, in a narrow window and, as columns, in a wide one. */
const widths = {
  5: { narrow: 'max-lg:house-598', sizes: { base: '10rem', lg: '20vw', xl: '14rem' } },
  10: { narrow: 'max-lg:house-834', sizes: { base: '14rem', lg: '27vw', xl: '20rem' } },
  20: { narrow: 'max-lg:house-1170', sizes: { base: '20rem', lg: '38vw', xl: '28rem' } },
}

/** A model with its price. It is one picture, until it is lifted or gets a basement: then its floors are loaded. */
export function HouseCell({ model, column, choices, isOpen, onToggle }: HouseCellProps) {
  const { marla } = model
  const { narrow, sizes } = widths[marla]
  const [isLayered, setIsLayered] = useState(false)
  const inputs = inputsOfHouse(marla, choices)
  const { areas, totals } = calculateEstimate(inputs)
  if ((isOpen || choices.includeBasement) && !isLayered) setIsLayered(true)
  const closed = (
    <ContentPicture
      name={`house-${marla}-marla`}
      sizes={sizes}
      ratio="cutout"
      // The first one on a phone.
      isPriority={marla === 10}
    />
  )
  return (
    <li
      className={clsx(
        'grid shrink-0 grid-cols-1 max-lg:house-rows lg:row-span-3 lg:row-start-1 lg:grid-rows-subgrid',
        narrow,
        column,
      )}
    >
      <div className="relative self-end lg:row-span-2">
        {isLayered ? (
          <HouseModel
            model={model}
            floors={floors.filter((floor) => areas[floor] > 0)}
            isLifted={isOpen}
            sizes={sizes}
          >
            {closed}
          </HouseModel>
        ) : (
          closed
        )}
        <button
          type="button"
          aria-label={lift(marla)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? floorsId : undefined}
          onClick={onToggle}
          className="absolute inset-0 flex cursor-pointer items-end justify-end noscript:hidden print:hidden"
        >
          <span className="rounded-small border border-line-strong bg-surface px-2 text-caption text-muted">
            {liftMark}
          </span>
        </button>
      </div>
      <PriceCell to={estimateHref(inputs)} caption={plot(marla, formatSqFt(areas.total, amounts))}>
        {formatLakhCrore(totals.grand, amounts, 'two')}
      </PriceCell>
    </li>
  )
}
