import { useRef } from 'react'
import { flushSync } from 'react-dom'
import {
  budgetShare,
  budgetUnitIn,
  calculateEstimate,
  grades,
  initialBudget,
  parseBudget,
  type CheaperHouse,
  type EstimateInputs,
} from '../../../estimator'
import { reservePercent } from '../../../content/buildingFigures'
import { Button, Heading, Inline, NumberField, Stack, SummaryList, Text } from '../../../design-system'
import { useStore } from '../../../lib/useStore'
import { Announcement } from '../../../sections/Announcement'
import { numberFieldMessages } from '../estimate/numberFieldMessages'
import { Amounts } from '../estimate/Amounts'
import { reserveText, shortAmount, totalText } from '../estimate/estimateTexts'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { initialState } from '../wizard/estimatorState'
import { estimatorStore, openHouse } from '../wizard/estimatorStore'
import { budgetStore } from './budgetStore'

export interface HouseBudgetProps {
  /** The inputs of a house with a total. */
  inputs: EstimateInputs
}

/** What a budget pays of the current house, and what makes it fit. Source: docs/product.md#budget-for-a-house. */
export function HouseBudget({ inputs }: HouseBudgetProps) {
  const allTexts = useEstimatorTexts()
  const { amounts, budgetSection, costTable, houseBudget: texts } = allTexts
  const heading = useRef<HTMLHeadingElement>(null)
  const { opened } = useStore(estimatorStore, initialState)
  const entered = useStore(budgetStore)
  // The example that the section of the contact step starts with isn't the visitor's budget.
  const text = entered === initialBudget ? '' : entered.budget
  const budget = parseBudget(text, entered.unit)
  const share = budget.status === 'valid' ? budgetShare(budget.pkr, inputs) : undefined
  const amount = (pkr: number) => shortAmount(pkr, amounts)
  const { totals } = calculateEstimate(inputs)
  const cost = amount(totals.grand)
  const hasReserve =
    share && totals.construction > 0 && share.left * 100 >= totals.grand * reservePercent.from
  const reserve = hasReserve ? reserveText(totals.grand, allTexts) : ''
  const sentence =
    share &&
    (share.left < 0
      ? texts.short(amount(budget.pkr), share.percent, cost, amount(-share.left))
      : texts.covers(amount(budget.pkr), cost, amount(share.left), reserve))
  const [first] = share?.houses ?? []

  const savingTexts = {
    withoutBasement: costTable.withoutBasement,
    cheapestGrade: costTable.changes.grade(grades[0] ?? 'A', inputs.grade || 'A'),
    groundFirst: texts.groundFirst,
  }
  const change = (update: () => void) => {
    flushSync(update)
    // The focused button is removed.
    heading.current?.focus()
  }
  const undo = () => change(() => estimatorStore.dispatch({ type: 'houseUndone' }))
  const row = ({ savings, inputs: changed, total }: CheaperHouse) => {
    const term = texts.together(savings.map((saving) => savingTexts[saving]))
    const left = budget.pkr - total
    const { exceeds, leaves } = budgetSection.answer
    return {
      term,
      content: <Amounts>{totalText(total, amounts)}</Amounts>,
      note: <Amounts>{left < 0 ? exceeds(amount(-left)) : leaves(amount(left))}</Amounts>,
      detail: (
        <Button
          variant="secondary"
          aria-label={texts.applyTo(term)}
          onClick={() => change(() => openHouse(changed, 'budget'))}
        >
          {texts.apply}
        </Button>
      ),
    }
  }

  return (
    <Stack space="small">
      <Inline space="small" justify="between">
        <Heading ref={heading} level={3} tabIndex={-1}>
          {texts.heading}
        </Heading>
        {opened?.kind === 'house' && opened.from === 'budget' && opened.replaced && (
          <Button variant="secondary" onClick={undo}>
            {texts.undo}
          </Button>
        )}
      </Inline>
      <NumberField
        name="houseBudget"
        label={budgetSection.budget}
        description={budgetSection.answer.empty}
        unit={allTexts.budgetUnitLabels[budget.unit]}
        minimum={0}
        value={text}
        onValueChange={(value) =>
          budgetStore.set({ ...entered, budget: value, unit: budgetUnitIn(value, entered.unit) })
        }
        {...numberFieldMessages(budget.value, budget.warnings, allTexts.inputWarnings)}
      />
      {sentence && (
        <Text weight="bold" hasMeasure>
          <Amounts>{sentence}</Amounts>
        </Text>
      )}
      <Announcement label={texts.heading} text={sentence ?? ''} isFirstKnown />
      {first && share && (
        <div>
          <Text size="small">{first.total <= budget.pkr ? texts.fits : texts.closest}</Text>
          <SummaryList rows={share.houses.map(row)} />
        </div>
      )}
    </Stack>
  )
}
