import { clsx } from 'clsx'
import { useRef, useState } from 'react'
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
import { Button, Heading, Inline, Table, Text, TextField } from '../../../design-system'
import { useStore } from '../../../lib/useStore'
import { Amounts } from '../estimate/Amounts'
import { houseParts, plotText, signedPkr, totalText } from '../estimate/estimateTexts'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { keptHouses, maxSavedHouses, noHouses } from './keptHouses'
import { SavedHouses } from './SavedHouses'

export interface ComparisonProps {
  inputs: EstimateInputs
  /** Called with the inputs of the saved house to open. */
  onOpen: (inputs: EstimateInputs) => void
}

/** Saves houses, and shows one of them beside the current one. Source: docs/product.md#saved-houses. */
export function Comparison({ inputs, onOpen }: ComparisonProps) {
  const allTexts = useEstimatorTexts()
  const { comparison: texts } = allTexts
  const heading = useRef<HTMLHeadingElement>(null)
  const { saved, compared: comparedName } = useStore(keptHouses, noHouses)
  const compared = saved.find(({ name }) => name === comparedName)
  const suggestion = allTexts.listOf(houseParts(inputs, calculateEstimate(inputs), allTexts))
  const [name, setName] = useState<string>()

  const rows = compared ? rowsOf(columnOf(compared.inputs), columnOf(inputs), allTexts) : []

  const change = (update: () => void) => {
    flushSync(update)
    // The focused button may have been removed.
    heading.current?.focus()
  }
  const save = () => {
    keptHouses.save(name?.trim() || suggestion, inputs)
    setName(undefined)
  }

  return (
    // Its table needs the whole width.
    <div className={clsx('flex flex-col gap-4', compared && 'col-span-full')}>
      <Heading ref={heading} level={3} tabIndex={-1}>
        {texts.heading}
      </Heading>
      {compared && (
        <>
          <Table caption={texts.caption(compared.name)} columns={texts.columns} rows={rows} />
          <Inline>
            <Button variant="quiet" onClick={() => change(() => keptHouses.update({ compared: '' }))}>
              {texts.end}
            </Button>
          </Inline>
        </>
      )}
      {rows.length < 2 && (
        <Text size="small" tone="muted" hasMeasure>
          {compared ? texts.same : texts.text(maxSavedHouses)}
        </Text>
      )}
      {saved.length < maxSavedHouses ? (
        <>
          <TextField
            label={texts.name}
            autoComplete="off"
            maxLength={80}
            value={name ?? suggestion}
            onValueChange={setName}
          />
          <Inline>
            <Button variant="secondary" onClick={() => change(save)}>
              {texts.start}
            </Button>
          </Inline>
        </>
      ) : (
        <Text size="small">{texts.full(maxSavedHouses)}</Text>
      )}
      <SavedHouses onOpen={onOpen} change={change} canCompare />
    </div>
  )
}

const columnOf = (inputs: EstimateInputs) => ({ inputs, estimate: calculateEstimate(inputs) })
type ComparedColumn = ReturnType<typeof columnOf>

/** The total, then what differs; amounts also show the difference. */
function rowsOf(compared: ComparedColumn, current: ComparedColumn, allTexts: EstimatorTexts) {
  const { amounts, budgetSection, comparison: texts, serviceLabels } = allTexts
  const { rows } = texts
  const row = (header: string, textOf: (column: ComparedColumn) => string, difference = 0) => {
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
