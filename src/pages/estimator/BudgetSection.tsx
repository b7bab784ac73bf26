import { useState } from 'react'
import type { EstimatorTexts } from '../../content/pages/estimatorTranslation'
import {
  authorities,
  calculateEstimate,
  formatLakhCrore,
  formatPkr,
  formatSqFt,
  grades,
  initialBudget,
  inputsOfHouse,
  minQuantity,
  offeredServices,
  parseBudget,
  plotWithin,
  usualPlotMarla,
  type BudgetAnswer,
  type BudgetInputs,
  type BudgetUnit,
  type HouseChoices,
} from '../../estimator'
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
} from '../../design-system'
import { Amounts } from './Amounts'
import { Announcement } from './Announcement'
import { estimateHref } from './estimateHref'
import { useEstimatorLanguage, useEstimatorTexts } from './EstimatorLanguage'
import { optionsOf } from './optionsOf'
import { budgetUnitNames } from './unitNames'
import { useNumberParser } from './useNumberParser'
import { RouterLink } from '../../sections/RouterLink'

const units = ['crore', 'lakh', 'pkr'] as const satisfies readonly BudgetUnit[]

/** Turns a budget into the largest plot whose house stays within it. Source: docs/product.md#budget. */
export function BudgetSection() {
  const allTexts = useEstimatorTexts()
  const { budgetSection: texts, budgetUnitLabels, inputWarnings } = allTexts
  const { language, attributes } = useEstimatorLanguage()
  const [inputs, setInputs] = useState(initialBudget)
  const parse = useNumberParser(budgetUnitNames[inputs.unit])
  const change = (changes: Partial<BudgetInputs>) => setInputs((before) => ({ ...before, ...changes }))
  const budget = parseBudget(inputs.budget, inputs.unit)
  const problem = budget.status === 'valid' || budget.status === 'empty' ? undefined : budget.status
  const answer = plotWithin(budget.pkr, inputs)

  return (
    <Section ground="sand" aria-labelledby="budget" {...attributes}>
      <Stack space="large">
        <Stack space="small">
          <Heading level={2} id="budget">
            {texts.heading}
          </Heading>
          <Text isMeasured>{texts.text}</Text>
        </Stack>
        <Columns split="halves">
          <Card as="div">
            <Stack space="medium">
              <NumberField
                label={texts.budget}
                parse={parse}
                minimum={minQuantity}
                value={inputs.budget}
                errorMessage={problem && inputWarnings[problem]()}
                onValueChange={(value) => change({ budget: value })}
              />
              <SegmentedControl
                label={texts.unit}
                options={optionsOf(units, budgetUnitLabels)}
                value={inputs.unit}
                onValueChange={(unit) => change({ unit })}
              />
              <SegmentedControl
                label={texts.authority}
                options={optionsOf(authorities, texts.authorityNames)}
                value={inputs.authority}
                onValueChange={(authority) => change({ authority })}
              />
              <SegmentedControl
                label={texts.grade}
                options={optionsOf(grades, texts.gradeNames)}
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
                      setInputs((before) => ({
                        ...before,
                        services: { ...before.services, [service]: value },
                      }))
                    }
                  />
                ))}
              </CheckboxGroup>
            </Stack>
          </Card>
          <Card title={texts.answer.heading}>
            {budget.status === 'valid' ? (
              <Answer answer={answer} budget={budget.pkr} choices={inputs} />
            ) : (
              <EmptyState>{texts.answer.empty}</EmptyState>
            )}
            <Announcement
              // The same answer in another language isn't announced.
              key={language}
              label={texts.answer.label}
              text={budget.status === 'valid' ? sentenceOf(answer, budget.pkr, allTexts) : ''}
              isFirstKnown
            />
          </Card>
        </Columns>
      </Stack>
    </Section>
  )
}

interface AnswerProps {
  answer: BudgetAnswer
  /** In PKR. */
  budget: number
  choices: HouseChoices
}

function Answer({ answer, budget, choices }: AnswerProps) {
  const allTexts = useEstimatorTexts()
  const { amounts, budgetSection: texts } = allTexts
  if (answer.kind !== 'enough') {
    return (
      <EmptyState>
        <Amounts>{sentenceOf(answer, budget, allTexts)}</Amounts>
      </EmptyState>
    )
  }
  const { largest, isLimit, common, next } = answer
  const { areas } = calculateEstimate(inputsOfHouse(largest.marla, choices))
  const sizes = [common, next].filter((size) => size !== undefined)
  return (
    <Stack space="medium">
      <SummaryList
        rows={[
          { term: texts.answer.largest, content: texts.answer.plot(largest.marla), emphasis: 'grand' },
          { term: texts.answer.area, content: formatSqFt(areas.total, amounts) },
          {
            term: texts.answer.cost,
            content: <Amounts>{formatPkr(largest.total)}</Amounts>,
            note: texts.answer.about(formatLakhCrore(largest.total, amounts)),
          },
          { term: texts.answer.left, content: <Amounts>{formatPkr(budget - largest.total)}</Amounts> },
        ]}
      />
      {isLimit && <Text size="small">{texts.answer.isLimit(usualPlotMarla.max)}</Text>}
      {sizes.length > 0 && (
        <Stack space="small">
          <Heading level={4}>{texts.answer.sizes}</Heading>
          <SummaryList
            rows={sizes.map(({ marla, total }) => ({
              term: texts.answer.plot(marla),
              content: <Amounts>{formatPkr(total)}</Amounts>,
              note: (
                <Amounts>
                  {total <= budget
                    ? texts.answer.leaves(formatPkr(budget - total))
                    : texts.answer.exceeds(formatPkr(total - budget))}
                </Amounts>
              ),
            }))}
          />
        </Stack>
      )}
      <Inline space="small" narrow="stack">
        <OpenButton marla={largest.marla} choices={choices} />
        {common && common.marla !== largest.marla && (
          <OpenButton marla={common.marla} choices={choices} variant="secondary" />
        )}
      </Inline>
    </Stack>
  )
}

interface OpenButtonProps {
  marla: number
  choices: HouseChoices
  variant?: 'primary' | 'secondary'
}

function OpenButton({ marla, choices, variant = 'primary' }: OpenButtonProps) {
  const { budgetSection: texts } = useEstimatorTexts()
  return (
    <Button asChild variant={variant}>
      <RouterLink to={estimateHref(inputsOfHouse(marla, choices))}>
        {texts.answer.open(texts.answer.plot(marla))}
      </RouterLink>
    </Button>
  )
}

function sentenceOf(
  answer: BudgetAnswer,
  budget: number,
  { budgetSection: texts }: Pick<EstimatorTexts, 'budgetSection'>,
): string {
  switch (answer.kind) {
    case 'noServices':
      return texts.answer.noServices
    case 'tooLow': {
      const { marla, total } = answer.smallest
      return texts.answer.tooLow(marla, formatPkr(total), formatPkr(total - budget))
    }
    case 'enough': {
      const { marla, total } = answer.largest
      return texts.answer.announcement(texts.answer.plot(marla), formatPkr(total))
    }
  }
}
