import { memo } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import {
  calculateEstimate,
  examplePlotMarla,
  formatPkr,
  formatSqFt,
  grades,
  inputsOfHouse,
  offeredServices,
  plainHouse,
  tabulatedPlotMarla,
  type HouseChoices,
} from '../../../estimator'
import {
  Card,
  Columns,
  Heading,
  Link,
  Section,
  Stack,
  SummaryList,
  Table,
  Text,
} from '../../../design-system'
import { groupedNumber } from '../../../lib/groupedNumber'
import { estimateHref } from '../../../site/estimateHref'
import { Amounts } from '../estimate/Amounts'
import { croreText, signedPkr, totalText } from '../estimate/estimateTexts'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

/** The cost of houses by plot, grade and basement, and how the choices change it. */
export const CostTable = memo(function CostTable() {
  const { costTable: texts } = useEstimatorTexts()
  return (
    <Section aria-labelledby="costs" data-printed="small">
      <Stack space="2xlarge">
        <Stack space="small">
          <Heading level={2} id="costs">
            {texts.heading}
          </Heading>
          <Text hasMeasure>{texts.text}</Text>
        </Stack>
        <Columns ratio="1:1" align="start" space="2xlarge">
          {/* Its figures would run into those of the table beside it. */}
          <div className="xl:pe-8">
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
  const { amounts, budgetSection, comparison, costTable: texts, gradeName } = useEstimatorTexts()
  return (
    <Table
      caption={caption}
      columns={[texts.plot, ...grades.map((grade) => gradeName(grade))]}
      rows={[
        { header: comparison.rows.price, cells: grades.map((grade) => priceText({ ...choices, grade })) },
        ...tabulatedPlotMarla.map((marla) => ({
          header: budgetSection.answer.plot(marla),
          note: formatSqFt(calculateEstimate(inputsOfHouse(marla, choices)).areas.total, amounts),
          cells: grades.map((grade) => <Cost key={grade} marla={marla} choices={{ ...choices, grade }} />),
        })),
      ]}
    />
  )
}

/** The price per square foot of the tabulated houses, such as "PKR 6,693", or the lowest and the highest. */
function priceText(choices: HouseChoices): string {
  const prices = tabulatedPlotMarla.map(
    (marla) => calculateEstimate(inputsOfHouse(marla, choices)).costPerSqFt,
  )
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return lowest === highest ? formatPkr(lowest) : `${formatPkr(lowest)}–${groupedNumber(highest)}`
}

/** A house's cost in lakh or crore, linked to its estimate, and in rupees. */
function Cost({ marla, choices }: { marla: number; choices: HouseChoices }) {
  const { amounts } = useEstimatorTexts()
  const inputs = inputsOfHouse(marla, choices)
  const { totals } = calculateEstimate(inputs)
  return (
    <>
      <Link asChild>
        <RouterLink to={estimateHref(inputs)}>
          <bdi className="text-subheading leading-none font-bold">{croreText(totals.grand, amounts)}</bdi>
        </RouterLink>
      </Link>{' '}
      <p className="text-caption leading-tight text-muted">
        <bdi>
          <Amounts>{formatPkr(totals.grand)}</Amounts>
        </bdi>
      </p>
    </>
  )
}

/** The cost of the plain house on the example plot, with changes. */
function costOf(changes: Partial<HouseChoices>): number {
  return calculateEstimate(inputsOfHouse(examplePlotMarla, { ...plainHouse, ...changes })).totals.grand
}

/** How the price of a house changes with a basement, in another grade, and without each service. */
function PriceChanges() {
  const { amounts, costTable: texts } = useEstimatorTexts()
  const plain = costOf({})
  const row = (term: string, changes: Partial<HouseChoices>) => {
    const difference = costOf(changes) - plain
    return {
      term,
      content: <Amounts>{signedPkr(difference)}</Amounts>,
      note: croreText(Math.abs(difference), amounts),
    }
  }
  return (
    <Card as="div" surface="sand">
      <Columns ratio="1:1" align="start" space="large">
        <Stack space="2xsmall">
          <Heading level={3}>{texts.changes.heading(examplePlotMarla)}</Heading>
          <Text size="small" tone="muted">
            <Amounts>{`${texts.changes.text} ${totalText(plain, amounts)}`}</Amounts>
          </Text>
        </Stack>
        <SummaryList
          rows={[
            row(texts.changes.basement, { includeBasement: true }),
            ...grades
              .filter((grade) => grade !== plainHouse.grade)
              .map((grade) => row(texts.changes.grade(grade, plainHouse.grade), { grade })),
            ...offeredServices.map((service) =>
              row(texts.changes.without[service], {
                services: { ...plainHouse.services, [service]: false },
              }),
            ),
          ]}
        />
      </Columns>
    </Card>
  )
}
