import type { EstimatorTexts } from '../../../content/estimator/translation'
import type { Estimate } from '../../../estimator'
import { Heading, SummaryList, type SummaryRow } from '../../../design-system'
import { amountRow } from './amountRow'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

export interface EstimateCostsProps {
  /** The level of the headings in it. */
  headingLevel: 3 | 4
  estimate: Estimate
}

/** The costs of the services, by group; a group is hidden while none of its services is selected. */
export function EstimateCosts({
  headingLevel,
  estimate: { costs, selectedServices, totals },
}: EstimateCostsProps) {
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
