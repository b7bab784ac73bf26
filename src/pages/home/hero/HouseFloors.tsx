import { useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { amounts } from '../../../content/amounts'
import { houseFloors as texts } from '../../../content/pages/home/home'
import { Button, Heading, Stack, SummaryList } from '../../../design-system'
import {
  calculateEstimate,
  floorCosts,
  floors,
  formatPkr,
  formatSqFt,
  inputsOfHouse,
  type HouseChoices,
} from '../../../estimator'
import { estimateHref } from '../../../site/estimateHref'

export interface HouseFloorsProps {
  /** The size of the plot. */
  marla: number
  choices: HouseChoices
}

/** What the button that lifts a model controls. */
export const floorsId = 'house-floors'

const row = (term: string, cost: number, area: number) => ({
  term,
  // Exact, so that they add up.
  content: formatPkr(cost),
  note: formatSqFt(area, amounts),
})

/** The area and the cost of each floor of a house, the highest first, and the link to its estimate. */
export function HouseFloors({ marla, choices }: HouseFloorsProps) {
  const inputs = inputsOfHouse(marla, choices)
  const { areas, totals } = calculateEstimate(inputs)
  const costs = floorCosts(inputs)
  const part = useRef<HTMLDivElement>(null)

  // Below the models, it may be below the window, too.
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={part} id={floorsId} className="scroll-mb-4 pt-4 lg:col-span-4">
      <Stack space="small">
        <Heading level={3} size="small">
          {texts.heading(marla)}
        </Heading>
        <SummaryList
          layout="columns"
          rows={[
            ...floors
              .filter((floor) => areas[floor] > 0)
              .toReversed()
              .map((floor) => row(texts[floor], costs[floor], areas[floor])),
            row(texts.total, totals.grand, areas.total),
          ]}
        />
        <div>
          <Button asChild>
            <RouterLink to={estimateHref(inputs)}>{texts.estimate}</RouterLink>
          </Button>
        </div>
      </Stack>
    </div>
  )
}
