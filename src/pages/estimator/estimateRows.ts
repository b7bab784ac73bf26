import { estimateSummary as texts, unitLabels } from '../../content/pages/estimator'
import { formatPkr, type Estimate, type EstimateInputs } from '../../estimator'
import { groupedNumber } from '../../sections/formats'

/** The rows of the estimate summary in the review and success steps, some with the field that the review can change. Source: docs/product.md#review-step. */
export function estimateRows(inputs: EstimateInputs, estimate: Estimate) {
  const { selectedServices, totals, costs, costPerSqFt, areas } = estimate
  return [
    {
      term: texts.plotSize,
      value: `${inputs.plotSize.trim() || '0'} ${unitLabels[inputs.unit]}`,
      field: 'plotSize' as const,
    },
    {
      term: texts.grade,
      value: estimate.grade === '' ? texts.noGrade : estimate.grade,
      field: 'grade' as const,
    },
    { term: texts.totalArea, value: texts.area(groupedNumber(Math.round(areas.total))) },
    {
      term: texts.services,
      value: selectedServices.length > 0 ? selectedServices.join(', ') : texts.noServices,
      field: 'service' as const,
    },
    { term: texts.mode, value: inputs.mode, field: 'mode' as const },
    { term: texts.costPerSqFt, value: formatPkr(costPerSqFt) },
    ...texts.lines
      .filter(({ service }) => selectedServices.includes(service))
      .map(({ service, term }) => ({ term, value: formatPkr(costs[service]) })),
    { term: texts.grandTotal, value: formatPkr(totals.grand), emphasis: 'grand' as const },
  ]
}
