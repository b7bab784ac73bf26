import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { EstimatorTexts } from '../../content/pages/estimatorTranslation'
import {
  calculateEstimate,
  floors,
  formatPkr,
  formatSqFt,
  offeredServices,
  type Estimate,
  type EstimateInputs,
} from '../../estimator'
import { Button, Heading, Inline, Stack, Table, Text } from '../../design-system'
import { Amounts } from './Amounts'
import { useEstimatorTexts } from './EstimatorLanguage'
import { signedPkr } from './signedPkr'

export interface ComparisonProps {
  inputs: EstimateInputs
  /** The estimate for `inputs`. */
  estimate: Estimate
  /** The inputs of the house to compare with; undefined if there is none. */
  comparedInputs: EstimateInputs | undefined
  /** Keeps the current inputs. */
  onStart: () => void
  onEnd: () => void
}

/** Keeps an estimate and shows it beside the current one. Source: docs/product.md#comparison. */
export function Comparison({ inputs, estimate, comparedInputs, onStart, onEnd }: ComparisonProps) {
  const allTexts = useEstimatorTexts()
  const { comparison: texts } = allTexts
  const heading = useRef<HTMLHeadingElement>(null)

  // The focused button is removed.
  const andFocusHeading = (action: () => void) => () => {
    flushSync(action)
    heading.current?.focus()
  }

  return (
    <Stack space="small">
      <Heading ref={heading} level={3} tabIndex={-1}>
        {texts.heading}
      </Heading>
      {comparedInputs === undefined ? (
        <>
          <Text size="small" tone="muted">
            {texts.text}
          </Text>
          <Inline space="small">
            <Button variant="secondary" onClick={andFocusHeading(onStart)}>
              {texts.start}
            </Button>
          </Inline>
        </>
      ) : (
        <>
          <Table
            caption={texts.caption}
            columns={texts.columns}
            rows={rowsOf(
              { inputs: comparedInputs, estimate: calculateEstimate(comparedInputs) },
              { inputs, estimate },
              allTexts,
            )}
          />
          <Inline space="small" narrow="stack">
            <Button variant="secondary" onClick={onStart}>
              {texts.replace}
            </Button>
            <Button variant="quiet" onClick={andFocusHeading(onEnd)}>
              {texts.end}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  )
}

interface House {
  readonly inputs: EstimateInputs
  readonly estimate: Estimate
}

/** One row per feature of the house. Rows with different values are marked; amounts also show the difference. */
function rowsOf(
  compared: House,
  current: House,
  { amounts, budgetSection, comparison: texts, serviceLabels, shareEstimate, unitLabels }: EstimatorTexts,
) {
  const { rows } = texts
  const text = (header: string, textOf: (house: House) => string) => ({
    header,
    compared: textOf(compared),
    current: textOf(current),
    difference: undefined,
  })
  const amount = (header: string, amountOf: (house: House) => number) => {
    const difference = amountOf(current) - amountOf(compared)
    return {
      header,
      compared: formatPkr(amountOf(compared)),
      current: formatPkr(amountOf(current)),
      difference: difference === 0 ? undefined : signedPkr(difference),
    }
  }
  return [
    text(rows.plot, ({ inputs }) =>
      shareEstimate.plot(inputs.plotSize.trim() || '0', unitLabels[inputs.unit]),
    ),
    text(rows.authority, ({ inputs: { authority, mode } }) =>
      authority === '' || mode === 'manual' ? texts.none : budgetSection.authorityNames[authority],
    ),
    ...floors.map((floor) =>
      text(rows.areas[floor], ({ estimate: { areas } }) =>
        areas[floor] > 0 ? formatSqFt(areas[floor], amounts) : texts.none,
      ),
    ),
    text(rows.total, ({ estimate }) => formatSqFt(estimate.areas.total, amounts)),
    text(rows.grade, ({ estimate }) => estimate.grade || texts.none),
    ...offeredServices.map((service) =>
      amount(serviceLabels[service], ({ estimate }) =>
        estimate.selectedServices.includes(service) ? estimate.costs[service] : 0,
      ),
    ),
    amount(rows.grand, ({ estimate }) => estimate.totals.grand),
    amount(rows.price, ({ estimate }) => estimate.costPerSqFt),
  ].map((row) => {
    const { header, difference } = row
    const isChanged = row.compared !== row.current
    return {
      header,
      note: isChanged ? texts.changed : undefined,
      cells: [
        <bdi key="compared">
          <Amounts>{row.compared}</Amounts>
        </bdi>,
        <>
          <bdi>
            {isChanged ? (
              <strong>
                <Amounts>{row.current}</Amounts>
              </strong>
            ) : (
              <Amounts>{row.current}</Amounts>
            )}
          </bdi>
          {difference && (
            <>
              {' '}
              <Text size="caption" tone="muted">
                <Amounts>{difference}</Amounts>
              </Text>
            </>
          )}
        </>,
      ],
    }
  })
}
