import { useState } from 'react'
import { amounts } from '../../../content/amounts'
import { houseModels } from '../../../content/houseModels'
import { homePage } from '../../../content/pages/home/home'
import { Checkbox, Heading, Text } from '../../../design-system'
import { formatLakhCrore, inputsOfHouse, plainHouse, plotWithin } from '../../../estimator'
import { estimateHref } from '../../../site/estimateHref'
import { HouseCell } from './HouseCell'
import { HouseFloors } from './HouseFloors'
import { PriceCell } from './PriceCell'

const { heading, conditions, basement, budget } = homePage.hero.prices

const [small, middle, large] = houseModels

/** In the order of a row to swipe, which begins with the usual size; each with its place in a wide window. */
const cells = [
  { model: middle, column: 'lg:col-start-3' },
  { model: small, column: 'lg:col-start-2' },
  { model: large, column: 'lg:col-start-4' },
] as const

/** In a narrow window the cells are a row to swipe, with room for lifted roofs and the rings of the focus. */
const row = '-mx-gutter -mt-9 flex gap-2 overflow-x-auto px-gutter pt-10 pb-2 lg:contents print:flex-wrap'

/**
 * The houses as models at one scale on one ground line, each with its price below it, like the title block of a drawing.
 * A model can be lifted into its floors.
 */
export function HouseTable() {
  const [opened, setOpened] = useState<number>()
  const [includeBasement, setIncludeBasement] = useState(false)
  const choices = { ...plainHouse, includeBasement }
  const answer = plotWithin(budget.pkr, choices)
  return (
    <section aria-labelledby="house-prices" className="grid gap-x-2 lg:-mt-14 lg:house-columns">
      <div className="relative z-1 self-end">
        <Heading level={2} size="small" id="house-prices">
          {heading}
        </Heading>
      </div>
      <ul role="list" className={row}>
        {cells.map(({ model, column }) => (
          <HouseCell
            key={model.marla}
            model={model}
            column={column}
            choices={choices}
            isOpen={opened === model.marla}
            onToggle={() => setOpened(opened === model.marla ? undefined : model.marla)}
          />
        ))}
        {answer.kind === 'enough' && (
          <li className="flex flex-col justify-end max-lg:min-w-32 lg:col-start-1 lg:row-start-3">
            <PriceCell
              to={estimateHref(inputsOfHouse(answer.largest.marla, choices))}
              caption={budget.amount(formatLakhCrore(budget.pkr, amounts))}
            >
              {budget.answer(answer.largest.marla)}
            </PriceCell>
          </li>
        )}
      </ul>
      {/* After the houses, which it would move while a phone still parses them. */}
      <div className="flex flex-col gap-1 lg:col-start-1 lg:row-start-2 lg:pb-4">
        <Text size="caption" tone="muted">
          {conditions(includeBasement)}
        </Text>
        <div className="noscript:hidden print:hidden">
          <Checkbox label={basement} isChecked={includeBasement} onCheckedChange={setIncludeBasement} />
        </div>
      </div>
      {opened !== undefined && <HouseFloors key={opened} marla={opened} choices={choices} />}
    </section>
  )
}
