import { clsx } from 'clsx'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { amounts } from '../../../content/amounts'
import type { HouseModelRecord } from '../../../content/houseModels'
import { homePage } from '../../../content/pages/home/home'
import { VisuallyHidden } from '../../../design-system'
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

export interface HouseCellProps {
  model: HouseModelRecord
  choices: HouseChoices
  /** Whether the model is lifted into its floors. */
  isOpen: boolean
  onToggle: () => void
}

const { plot, lift } = homePage.hero.prices

/** A cell of the title block below the models. */
export const titleBlock =
  'flex min-h-11 flex-col justify-center border-t border-ink py-2 text-ink transition-colors duration-quick hover:bg-tint'

/** In a narrow window at one scale, too; in a wide one, the columns are. */
const narrowWidths = {
  5: 'max-lg:house-598',
  10: 'max-lg:order-first max-lg:house-834',
  20: 'max-lg:house-1170',
}
const sizes = { base: '26rem', lg: '40vw', xl: '28rem' }

/** A model with its price. It is one picture, until it is lifted or gets a basement: then its floors are loaded. */
export function HouseCell({ model, choices, isOpen, onToggle }: HouseCellProps) {
  const { marla } = model
  const [isLayered, setIsLayered] = useState(false)
  const [areLayersShown, setAreLayersShown] = useState(false)
  const inputs = inputsOfHouse(marla, choices)
  const { areas, totals } = calculateEstimate(inputs)
  if ((isOpen || choices.includeBasement) && !isLayered) setIsLayered(true)
  return (
    <li
      className={clsx(
        'flex flex-col justify-end max-lg:shrink-0 lg:row-span-2 lg:grid lg:grid-rows-subgrid',
        narrowWidths[marla],
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? floorsId : undefined}
        onClick={onToggle}
        className="relative block w-full cursor-pointer self-end"
      >
        <span className={clsx('block', areLayersShown && 'opacity-0')}>
          <ContentPicture name={`house-${marla}-marla`} sizes={sizes} ratio="cutout" isPriority />
        </span>
        {isLayered && (
          <span className="absolute inset-0 block">
            <HouseModel
              model={model}
              floors={floors.filter((floor) => areas[floor] > 0)}
              isLifted={isOpen}
              sizes={sizes}
              onReady={() => setAreLayersShown(true)}
            />
          </span>
        )}
        <VisuallyHidden>{` ${lift}`}</VisuallyHidden>
      </button>
      <RouterLink to={estimateHref(inputs)} className={titleBlock}>
        <span className="text-caption text-muted">{plot(marla, formatSqFt(areas.total, amounts))}</span>{' '}
        <span className="text-chapter font-bold tabular-nums underline decoration-1 underline-offset-4">
          {formatLakhCrore(totals.grand, amounts, 'two')}
        </span>
      </RouterLink>
    </li>
  )
}
