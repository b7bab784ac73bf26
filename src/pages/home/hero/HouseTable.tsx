import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { amounts } from '../../../content/amounts'
import { houseModels } from '../../../content/houseModels'
import { homePage } from '../../../content/pages/home/home'
import { Checkbox, Heading, Text } from '../../../design-system'
import { formatLakhCrore, plainHouse, plotWithin } from '../../../estimator'
import { paths } from '../../../paths'
import { HouseCell, titleBlock } from './HouseCell'
import { HouseFloors } from './HouseFloors'

const { heading, conditions, basement, budget } = homePage.hero.prices

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
      <div className="flex flex-col gap-1 self-end pb-4">
        <Heading level={2} size="small" id="house-prices">
          {heading}
        </Heading>
        <Text size="caption" tone="muted">
          {conditions(includeBasement)}
        </Text>
        <div className="noscript:hidden print:hidden">
          <Checkbox label={basement} isChecked={includeBasement} onCheckedChange={setIncludeBasement} />
        </div>
      </div>
      <ul
        role="list"
        className="contents max-lg:-mx-gutter max-lg:-mt-6 max-lg:flex max-lg:gap-2 max-lg:overflow-x-auto max-lg:overflow-y-hidden max-lg:px-gutter"
      >
        <li className="max-lg:order-last max-lg:flex max-lg:min-w-32 max-lg:flex-col max-lg:justify-end lg:col-start-1 lg:row-start-2">
          {answer.kind === 'enough' && (
            <RouterLink to={`${paths.estimator.href()}#budget`} className={titleBlock}>
              <span className="text-caption text-muted">
                {budget.amount(formatLakhCrore(budget.pkr, amounts))}
              </span>{' '}
              <span className="text-chapter font-bold tabular-nums underline decoration-1 underline-offset-4">
                {budget.answer(answer.largest.marla)}
              </span>
            </RouterLink>
          )}
        </li>
        {houseModels.map((model) => (
          <HouseCell
            key={model.marla}
            model={model}
            choices={choices}
            isOpen={opened === model.marla}
            onToggle={() => setOpened(opened === model.marla ? undefined : model.marla)}
          />
        ))}
      </ul>
      {opened !== undefined && <HouseFloors key={opened} marla={opened} choices={choices} />}
    </section>
  )
}
