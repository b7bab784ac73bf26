import type { EstimatorTexts } from '../../../content/estimator/translation'
import { formatSqFt, offeredServices, type Estimate } from '../../../estimator'
import { SummaryList, Text, type SummaryRow } from '../../../design-system'
import { amountRow } from './amountRow'
import { croreText } from './estimateTexts'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

/** The total, the services it includes and those it does not, the cost per square foot and the total area. */
export function EstimateTotals({ estimate }: { estimate: Estimate }) {
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
