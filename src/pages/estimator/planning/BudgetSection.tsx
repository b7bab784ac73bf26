import { memo } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { EstimatorTexts } from '../../../content/estimator/translation'
import {
  authorities,
  budgetIn,
  budgetUnitIn,
  budgetUnits,
  calculateEstimate,
  formatLakhCrore,
  formatPkr,
  formatSqFt,
  grades,
  inputsOfHouse,
  offeredServices,
  parseBudget,
  plotWithin,
  usualPlotMarla,
  type BudgetAnswer,
  type BudgetInputs,
  type HouseChoices,
} from '../../../estimator'
import {
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  Columns,
  EmptyState,
  Heading,
  Inline,
  NumberField,
  Section,
  SegmentedControl,
  Stack,
  SummaryList,
  Text,
} from '../../../design-system'
import { Announcement } from '../../../sections/Announcement'
import { estimateHref } from '../../../site/estimateHref'
import { Amounts } from '../estimate/Amounts'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { numberFieldMessages } from '../estimate/numberFieldMessages'

export interface BudgetSectionProps {
  inputs: BudgetInputs
  onChange: (inputs: BudgetInputs) => void
}

/** Turns a budget into the largest plot whose house stays within it. Source: docs/product.md#budget. */
export const BudgetSection = memo(function BudgetSection({ inputs, onChange }: BudgetSectionProps) {
  const { budgetSection: texts, budgetUnitLabels, gradeName, inputWarnings } = useEstimatorTexts()
  const change = (changes: Partial<BudgetInputs>) => onChange({ ...inputs, ...changes })
  const budget = parseBudget(inputs.budget, inputs.unit)
  const answer = budget.status === 'valid' ? plotWithin(budget.pkr, inputs) : undefined
  const sentence = answer ? sentenceOf(answer, budget.pkr, texts) : ''

  return (
    <Section surface="sand" aria-labelledby="budget">
      <Stack space="2xlarge">
        <Stack space="small">
          <Heading level={2} id="budget">
            {texts.heading}
          </Heading>
          <Text hasMeasure>{texts.text}</Text>
        </Stack>
        {/* In a narrow window the answer is directly below the amount. */}
        <Columns ratio="1:1" tall="second">
          <Card as="div">
            <Stack space="large">
              <NumberField
                label={texts.budget}
                minimum={0}
                value={inputs.budget}
                onValueChange={(value) => change({ budget: value, unit: budgetUnitIn(value, inputs.unit) })}
                {...numberFieldMessages(budget.value, budget.warnings, inputWarnings)}
              />
              <SegmentedControl
                label={texts.unit}
                options={budgetUnits.map((value) => ({ value, label: budgetUnitLabels[value] }))}
                value={budget.unit}
                onValueChange={(unit) => {
                  // If the text itself says its unit, it is converted.
                  const isFixed = parseBudget(inputs.budget, unit).unit !== unit
                  change({ unit, budget: isFixed ? budgetIn(unit, budget) : inputs.budget })
                }}
              />
            </Stack>
          </Card>
          <Card title={texts.answer.heading}>
            {answer?.kind === 'enough' ? (
              <LargestPlot answer={answer} budget={budget.pkr} choices={inputs} />
            ) : (
              <EmptyState>
                <Amounts>{sentence || texts.answer.empty}</Amounts>
              </EmptyState>
            )}
            <Announcement label={texts.answer.label} text={sentence} isFirstKnown />
          </Card>
          <Card as="div">
            <Stack space="large">
              <SegmentedControl
                label={texts.authority}
                options={authorities.map((value) => ({ value, label: texts.authorityNames[value] }))}
                value={inputs.authority}
                onValueChange={(authority) => change({ authority })}
              />
              <SegmentedControl
                label={texts.grade}
                options={grades.map((value) => ({ value, label: gradeName(value) }))}
                value={inputs.grade}
                onValueChange={(grade) => change({ grade })}
              />
              <Checkbox
                label={texts.basement}
                isChecked={inputs.includeBasement}
                onCheckedChange={(includeBasement) => change({ includeBasement })}
              />
              <CheckboxGroup label={texts.services}>
                {offeredServices.map((service) => (
                  <Checkbox
                    key={service}
                    label={texts.serviceNames[service]}
                    isChecked={inputs.services[service]}
                    onCheckedChange={(value) =>
                      change({ services: { ...inputs.services, [service]: value } })
                    }
                  />
                ))}
              </CheckboxGroup>
            </Stack>
          </Card>
        </Columns>
      </Stack>
    </Section>
  )
})

interface LargestPlotProps {
  answer: Extract<BudgetAnswer, { kind: 'enough' }>
  /** In PKR. */
  budget: number
  choices: HouseChoices
}

/** The largest plot within the budget and the common sizes around it, with links to their estimates. */
function LargestPlot({ answer: { largest, common, next }, budget, choices }: LargestPlotProps) {
  const { amounts, budgetSection, costTable } = useEstimatorTexts()
  const texts = budgetSection.answer
  const other = plotWithin(budget, { ...choices, includeBasement: !choices.includeBasement })
  const { areas } = calculateEstimate(inputsOfHouse(largest.marla, choices))
  const sizes = [common, next].filter((size) => size !== undefined)
  const opened = common && common.marla !== largest.marla ? [largest, common] : [largest]
  return (
    <Stack space="large">
      <SummaryList
        rows={[
          { term: texts.largest, content: texts.plot(largest.marla), emphasis: 'grand' },
          ...(other.kind === 'enough'
            ? [
                {
                  term: choices.includeBasement ? costTable.withoutBasement : costTable.withBasement,
                  content: texts.plot(other.largest.marla),
                },
              ]
            : []),
          { term: texts.area, content: formatSqFt(areas.total, amounts) },
          {
            term: texts.cost,
            content: texts.about(formatLakhCrore(largest.total, amounts)),
            note: <Amounts>{formatPkr(largest.total)}</Amounts>,
          },
          { term: texts.left, content: <Amounts>{formatPkr(budget - largest.total)}</Amounts> },
        ]}
      />
      {largest.marla === usualPlotMarla.max && <Text size="small">{texts.isLimit(usualPlotMarla.max)}</Text>}
      {sizes.length > 0 && (
        <Stack space="small">
          <Heading level={4}>{texts.sizes}</Heading>
          <SummaryList
            rows={sizes.map(({ marla, total }) => ({
              term: texts.plot(marla),
              content: <Amounts>{formatPkr(total)}</Amounts>,
              note: (
                <Amounts>
                  {total <= budget
                    ? texts.leaves(formatPkr(budget - total))
                    : texts.exceeds(formatPkr(total - budget))}
                </Amounts>
              ),
            }))}
          />
        </Stack>
      )}
      <Inline space="small" narrow="stack">
        {opened.map(({ marla }) => (
          <Button key={marla} asChild variant={marla === largest.marla ? 'primary' : 'secondary'}>
            <RouterLink to={estimateHref(inputsOfHouse(marla, choices))}>
              {texts.open(texts.plot(marla))}
            </RouterLink>
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}

function sentenceOf(
  answer: BudgetAnswer,
  budget: number,
  { answer: texts }: EstimatorTexts['budgetSection'],
): string {
  if (answer.kind === 'noServices') return texts.noServices
  if (answer.kind === 'enough') {
    return texts.announcement(texts.plot(answer.largest.marla), formatPkr(answer.largest.total))
  }
  const { marla, total } = answer.smallest
  return texts.tooLow(marla, formatPkr(total), formatPkr(total - budget))
}
