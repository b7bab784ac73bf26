import { memo } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import {
  calculateEstimate,
  examplePlotMarla,
  formatLakhCrore,
  formatPkr,
  formatSqFt,
  inputsOfHouse,
  offeredServices,
  plainHouse,
  tabulatedPlotMarla,
  type HouseChoices,
} from '../../estimator'
import { Card, Columns, Heading, Link, Section, Stack, SummaryList, Table, Text } from '../../design-system'
import { Amounts } from './Amounts'
import { estimateHref, signedPkr } from './estimateTexts'
import { useEstimatorTexts } from './EstimatorLanguage'

/** The cost of houses by plot, grade and basement, and how the choices change it. */
export const CostTable = memo(function CostTable() {
  const { costTable: texts } = useEstimatorTexts()
  return (
    <Section aria-labelledby="costs" data-printed="small">
      <Stack space="large">
        <Stack space="small">
          <Heading level={2} id="costs">
            {texts.heading}
          </Heading>
          <Text isMeasured>{texts.text}</Text>
        </Stack>
        <Columns split="halves" align="start" space="large">
          {/* Its figures would run into those of the table beside it. */}
          <div className="lg:pe-8">
            <Costs caption={texts.withoutBasement} choices={plainHouse} />
          </div>
          <Costs caption={texts.withBasement} choices={{ ...plainHouse, includeBasement: true }} />
        </Columns>
        <div className="contents print:hidden">
          <PriceChanges />
        </div>
      </Stack>
    </Section>
  )
})

function Costs({ caption, choices }: { caption: string; choices: HouseChoices }) {
  const { amounts, budgetSection, costTable: texts } = useEstimatorTexts()
  return (
    <Table
      caption={caption}
      columns={texts.columns}
      rows={tabulatedPlotMarla.map((marla) => ({
        header: budgetSection.answer.plot(marla),
        note: formatSqFt(calculateEstimate(inputsOfHouse(marla, choices)).areas.total, amounts),
        cells: [
          <Cost key="A" marla={marla} choices={choices} />,
          <Cost key="A+" marla={marla} choices={{ ...choices, grade: 'A+' }} />,
        ],
      }))}
    />
  )
}

/** A house's cost, linked to its estimate, with the short form in lakh or crore and the price per square foot. */
function Cost({ marla, choices }: { marla: number; choices: HouseChoices }) {
  const { amounts, costTable: texts } = useEstimatorTexts()
  const inputs = inputsOfHouse(marla, choices)
  const { totals, costPerSqFt } = calculateEstimate(inputs)
  return (
    <>
      <Link asChild>
        <RouterLink to={estimateHref(inputs)}>
          <Amounts>{formatPkr(totals.grand)}</Amounts>
        </RouterLink>
      </Link>{' '}
      <Text size="caption" tone="muted">
        {formatLakhCrore(totals.grand, amounts, 'two')}
      </Text>{' '}
      <Text size="caption" tone="muted">
        <Amounts>{texts.perSqFt(formatPkr(costPerSqFt))}</Amounts>
      </Text>
    </>
  )
}

/** The cost of the plain house on the example plot, with changes. */
function costOf(changes: Partial<HouseChoices>): number {
  return calculateEstimate(inputsOfHouse(examplePlotMarla, { ...plainHouse, ...changes })).totals.grand
}

/** How the price of a house changes with a basement, in the other grade, and without each service. */
function PriceChanges() {
  const { costTable: texts } = useEstimatorTexts()
  const plain = costOf({})
  const row = (term: string, changes: Partial<HouseChoices>) => ({
    term,
    content: <Amounts>{signedPkr(costOf(changes) - plain)}</Amounts>,
  })
  return (
    <Card as="div" surface="sand">
      <Stack space="medium">
        <Stack space="xsmall">
          <Heading level={3}>{texts.changes.heading(examplePlotMarla)}</Heading>
          <Text size="small" tone="muted">
            <Amounts>{`${texts.changes.text} ${formatPkr(plain)}`}</Amounts>
          </Text>
        </Stack>
        <SummaryList
          rows={[
            row(texts.changes.basement, { includeBasement: true }),
            row(texts.changes.grade, { grade: 'A+' }),
            ...offeredServices.map((service) =>
              row(texts.changes.without[service], {
                services: { ...plainHouse.services, [service]: false },
              }),
            ),
          ]}
        />
      </Stack>
    </Card>
  )
}
