import type { EstimatorTexts } from '../../../content/estimator/translation'
import { formatPkr, formatSqFt, grades, offeredServices, type Estimate } from '../../../estimator'
import {
  Checkbox,
  CheckboxGroup,
  Heading,
  Stack,
  SummaryList,
  Text,
  type SummaryRow,
} from '../../../design-system'
import { Amounts } from '../Amounts'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { croreText } from '../estimateTexts'
import { OwnerQuestions } from '../planning/OwnerQuestions'
import { changeInput } from '../wizard/estimatorStore'

export interface EstimateResultProps {
  /** The level of the headings in it. */
  headingLevel: 3 | 4
  /** The estimate for the current inputs; it has results. */
  estimate: Estimate
}

/** The total with what it includes, the grades side by side, the services and the costs. */
export function EstimateResult({ headingLevel, estimate }: EstimateResultProps) {
  const { estimatePanel: texts, serviceLabels } = useEstimatorTexts()
  const { gradeTotals } = estimate
  const gradeAmounts = grades.map((grade) => gradeTotals[grade])
  return (
    <Stack space="2xsmall">
      <EstimateTotals estimate={estimate} />
      {estimate.totals.grand > 0 && <OwnerQuestions estimate={estimate} headingLevel={headingLevel} />}
      <div className="border-t border-line pt-1.5">
        <SummaryList
          layout="cells"
          rows={[
            ...grades.map((grade) =>
              amountRow(
                texts.grades.inGrade(grade),
                gradeTotals[grade],
                grade === estimate.grade ? 'total' : 'normal',
              ),
            ),
            amountRow(texts.grades.difference, Math.max(...gradeAmounts) - Math.min(...gradeAmounts)),
          ]}
        />
      </div>
      <div className="border-t border-line pt-1.5">
        <CheckboxGroup label={texts.services} headingLevel={headingLevel} size="small">
          {offeredServices.map((service) => (
            <Checkbox
              key={service}
              data-field="service"
              label={serviceLabels[service]}
              isChecked={estimate.selectedServices.includes(service)}
              onCheckedChange={(value) => changeInput({ field: 'service', service, value })}
            />
          ))}
        </CheckboxGroup>
      </div>
      <EstimateCosts headingLevel={headingLevel} estimate={estimate} />
    </Stack>
  )
}

/** The total, the services it includes and those it does not, the cost per square foot and the total area. */
export function EstimateTotals({ estimate }: Pick<EstimateResultProps, 'estimate'>) {
  const allTexts = useEstimatorTexts()
  const { amounts, estimatePanel: texts } = allTexts
  const { areas, costPerSqFt, selectedServices, totals } = estimate
  const area: SummaryRow = {
    term: texts.totalArea,
    content: formatSqFt(areas.total, amounts),
    emphasis: 'total',
  }
  return (
    <>
      <div>
        <SummaryList
          layout="compact"
          rows={[
            {
              ...amountRow(texts.grandTotal, totals.grand, 'grand'),
              note: croreText(totals.grand, amounts),
            },
          ]}
        />
        {scopeTexts(selectedServices, allTexts).map((text) => (
          <Text key={text} size="caption" tone="muted">
            {text}
          </Text>
        ))}
      </div>
      <div className="border-t border-line pt-1.5">
        <SummaryList
          layout="columns"
          rows={totals.grand > 0 ? [amountRow(texts.costPerSqFt, costPerSqFt, 'total'), area] : [area]}
        />
      </div>
    </>
  )
}

/** Which services the total includes, and which it doesn't. */
function scopeTexts(
  selected: Estimate['selectedServices'],
  { estimatePanel: texts, listOf, serviceLabels }: EstimatorTexts,
): readonly string[] {
  const others = offeredServices.filter((service) => !selected.includes(service))
  if (others.length === 0) return [texts.allIncluded]
  const included = offeredServices.filter((service) => selected.includes(service))
  return [
    { term: texts.included, services: included },
    { term: texts.notIncluded, services: others },
  ].flatMap(({ term, services }) =>
    services.length > 0 ? [`${term}: ${listOf(services.map((service) => serviceLabels[service]))}`] : [],
  )
}

/** The costs of the services, by group; a group is hidden while none of its services is selected. */
export function EstimateCosts({
  headingLevel,
  estimate: { costs, selectedServices, totals },
}: EstimateResultProps) {
  const { estimatePanel: texts } = useEstimatorTexts()
  return (['construction', 'design'] as const).map((name) => {
    const group: EstimatorTexts['estimatePanel'][typeof name] = texts[name]
    if (!group.lines.some(({ service }) => selectedServices.includes(service))) return null
    return (
      <div key={name} className="border-t border-line pt-1.5">
        <Heading level={headingLevel} size="small">
          {group.heading}
        </Heading>
        <SummaryList
          layout="compact"
          rows={[
            ...group.lines.map(({ term, service }): SummaryRow =>
              selectedServices.includes(service)
                ? amountRow(term, costs[service])
                : { term, content: texts.notIncluded, emphasis: 'excluded' },
            ),
            amountRow(group.total, totals[name], 'total'),
          ]}
        />
      </div>
    )
  })
}

function amountRow(term: string, amount: number, emphasis: SummaryRow['emphasis'] = 'normal'): SummaryRow {
  return { term, content: <Amounts>{formatPkr(amount)}</Amounts>, emphasis }
}
