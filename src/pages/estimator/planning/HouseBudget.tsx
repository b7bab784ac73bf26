import { useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { flushSync } from 'react-dom'
import {
  budgetShare,
  budgetUnitIn,
  grades,
  initialBudget,
  parseBudget,
  type BudgetInputs,
  type CheaperHouse,
  type Estimate,
  type EstimateInputs,
} from '../../../estimator'
import { Button, Heading, NumberField, Stack, SummaryList, Text } from '../../../design-system'
import { Announcement } from '../../../sections/Announcement'
import { numberFieldMessages } from '../calculator/numberFieldMessages'
import { Amounts } from '../estimate/Amounts'
import { shortAmount, totalText } from '../estimate/estimateTexts'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

export interface HouseBudgetProps {
  inputs: EstimateInputs
  /** The estimate for `inputs`; it has a total. */
  estimate: Estimate
  budget: BudgetInputs
  onBudgetChange: Dispatch<SetStateAction<BudgetInputs>>
  /** Called with the inputs of a house to build instead. */
  onApply: (inputs: EstimateInputs) => void
}

/** What a budget pays of the current house, and what makes it fit. Source: docs/product.md#budget-for-a-house. */
export function HouseBudget({ inputs, estimate, budget, onBudgetChange, onApply }: HouseBudgetProps) {
  const {
    amounts,
    budgetSection,
    budgetUnitLabels,
    costTable,
    houseBudget: texts,
    inputWarnings,
  } = useEstimatorTexts()
  const { exceeds, leaves, empty } = budgetSection.answer
  const [applied, setApplied] = useState<{
    readonly before: EstimateInputs
    readonly after: EstimateInputs
  }>()
  const heading = useRef<HTMLHeadingElement>(null)
  // The example that the section of the contact step starts with isn't the visitor's budget.
  const text = budget === initialBudget ? '' : budget.budget
  const parsed = parseBudget(text, budget.unit)
  const share = parsed.status === 'valid' ? budgetShare(parsed.pkr, inputs) : undefined
  const amount = (pkr: number) => shortAmount(pkr, amounts)
  const sentence = share
    ? share.left < 0
      ? texts.short(amount(parsed.pkr), share.percent, amount(estimate.totals.grand), amount(-share.left))
      : texts.covers(amount(parsed.pkr), amount(estimate.totals.grand), amount(share.left))
    : ''

  const apply = (house: EstimateInputs, undo?: typeof applied) => {
    flushSync(() => {
      onApply(house)
      setApplied(undo)
    })
    // The focused button is removed.
    heading.current?.focus()
  }

  const savingTexts = {
    withoutBasement: costTable.withoutBasement,
    cheapestGrade: costTable.changes.grade(grades[0] ?? 'A', inputs.grade || 'A'),
    groundFirst: texts.groundFirst,
  }
  const row = ({ savings, inputs: changed, total }: CheaperHouse) => {
    const term = texts.together(savings.map((saving) => savingTexts[saving]))
    const left = parsed.pkr - total
    return {
      term,
      content: <Amounts>{totalText(total, amounts)}</Amounts>,
      note: <Amounts>{left < 0 ? exceeds(amount(-left)) : leaves(amount(left))}</Amounts>,
      detail: (
        <Button
          variant="secondary"
          aria-label={texts.applyTo(term)}
          onClick={() => apply(changed, { before: inputs, after: changed })}
        >
          {texts.apply}
        </Button>
      ),
    }
  }
  const isShort = share && share.left < 0
  const fits = share !== undefined && share.fitting.length > 0
  const houses = isShort
    ? fits
      ? share.fitting
      : [share.cheapest].filter((house) => house !== undefined)
    : []

  return (
    <Stack space="small">
      <Heading ref={heading} level={3} tabIndex={-1}>
        {texts.heading}
      </Heading>
      <NumberField
        label={budgetSection.budget}
        description={text === '' ? empty : undefined}
        unit={budgetUnitLabels[parsed.unit]}
        minimum={0}
        value={text}
        onValueChange={(value) =>
          onBudgetChange((before) => ({
            ...before,
            budget: value,
            unit: budgetUnitIn(value, before.unit),
          }))
        }
        {...numberFieldMessages(parsed.value, parsed.warnings, inputWarnings)}
      />
      {sentence && (
        <Text weight="bold" hasMeasure>
          <Amounts>{sentence}</Amounts>
        </Text>
      )}
      <Announcement label={texts.heading} text={sentence} isFirstKnown />
      {houses.length > 0 && (
        <Stack space="2xsmall">
          <Text size="small">{fits ? texts.fits : texts.closest}</Text>
          <SummaryList rows={houses.map(row)} />
        </Stack>
      )}
      {applied?.after === inputs && (
        <div>
          <Button variant="quiet" onClick={() => apply(applied.before)}>
            {texts.undo}
          </Button>
        </div>
      )}
    </Stack>
  )
}
