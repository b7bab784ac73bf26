import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { EstimatorTexts } from '../../../content/estimator/translation'
import {
  calculateEstimate,
  floors,
  formatPkr,
  formatSqFt,
  offeredServices,
  type Estimate,
  type EstimateInputs,
} from '../../../estimator'
import { Button, Heading, Inline, Stack, Table, Text } from '../../../design-system'
import { Amounts } from '../estimate/Amounts'
import { plotText, signedPkr, totalText } from '../estimate/estimateTexts'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

export interface ComparisonProps {
  inputs: EstimateInputs
  /** The estimate for `inputs`. */
  estimate: Estimate
  /** The inputs of the house to compare with; undefined if there is none. */
  comparedInputs: EstimateInputs | undefined
  /** Called with the inputs to keep, or undefined to end the comparison. */
  onCompare: (inputs: EstimateInputs | undefined) => void
}

/** Keeps an estimate and shows it beside the current one. Source: docs/product.md#comparison. */
export function Comparison({ inputs, estimate, comparedInputs, onCompare }: ComparisonProps) {
  const allTexts = useEstimatorTexts()
  const { comparison: texts } = allTexts
  const heading = useRef<HTMLHeadingElement>(null)

  const rows = comparedInputs
    ? rowsOf(
        { inputs: comparedInputs, estimate: calculateEstimate(comparedInputs) },
        { inputs, estimate },
        allTexts,
      )
    : []

  const compareWith = (kept: EstimateInputs | undefined) => {
    flushSync(() => onCompare(kept))
    // The focused button may have been removed.
    heading.current?.focus()
  }

  return (
    <Stack space="small">
      <Heading ref={heading} level={3} tabIndex={-1}>
        {texts.heading}
      </Heading>
      {comparedInputs && <Table caption={texts.caption} columns={texts.columns} rows={rows} />}
      {rows.length < 2 && (
        <Text size="small" tone="muted">
          {comparedInputs ? texts.same : texts.text}
        </Text>
      )}
      <Inline space="small" narrow={comparedInputs ? 'stack' : 'wrap'}>
        <Button variant="secondary" onClick={() => compareWith(inputs)}>
          {comparedInputs ? texts.replace : texts.start}
        </Button>
        {comparedInputs && (
          <Button variant="quiet" onClick={() => compareWith(undefined)}>
            {texts.end}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}

interface House {
  readonly inputs: EstimateInputs
  readonly estimate: Estimate
}

/** The total, then what differs; amounts also show the difference. */
function rowsOf(compared: House, current: House, allTexts: EstimatorTexts) {
  const { amounts, budgetSection, comparison: texts, serviceLabels } = allTexts
  const { rows } = texts
  const row = (header: string, textOf: (house: House) => string, difference = 0) => {
    return {
      header,
      isChanged: textOf(compared) !== textOf(current),
      cells: [
        <bdi key="compared">
          <Amounts>{textOf(compared)}</Amounts>
        </bdi>,
        <>
          <bdi className="font-bold">
            <Amounts>{textOf(current)}</Amounts>
          </bdi>{' '}
          {difference !== 0 && (
            <Text size="caption" tone="muted">
              <Amounts>{signedPkr(difference)}</Amounts>
            </Text>
          )}
        </>,
      ] as const,
    }
  }
  const amountRow = (header: string, amountOf: (estimate: Estimate) => number) =>
    row(
      header,
      ({ estimate }) => formatPkr(amountOf(estimate)),
      amountOf(current.estimate) - amountOf(compared.estimate),
    )
  const details = [
    row(rows.plot, ({ estimate }) => plotText(estimate, allTexts)),
    row(rows.authority, ({ inputs: { authority, mode } }) =>
      authority === '' || mode === 'manual' ? texts.none : budgetSection.authorityNames[authority],
    ),
    ...floors.map((floor) =>
      row(rows.areas[floor], ({ estimate: { areas } }) =>
        areas[floor] > 0 ? formatSqFt(areas[floor], amounts) : texts.none,
      ),
    ),
    row(rows.total, ({ estimate }) => formatSqFt(estimate.areas.total, amounts)),
    row(rows.grade, ({ estimate }) => estimate.grade || texts.none),
    ...offeredServices.map((service) =>
      amountRow(serviceLabels[service], ({ selectedCosts }) => selectedCosts[service]),
    ),
    amountRow(rows.price, ({ costPerSqFt }) => costPerSqFt),
  ]
  const difference = current.estimate.totals.grand - compared.estimate.totals.grand
  const total = row(rows.grand, ({ estimate: { totals } }) => totalText(totals.grand, amounts), difference)
  return [total, ...details.filter(({ isChanged }) => isChanged)]
}
