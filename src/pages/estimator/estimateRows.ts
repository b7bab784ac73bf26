import { formatPkr, type Estimate, type EstimateInputs, type EstimateService } from '../../estimator'
import { areaText, unitLabels } from './wording'

/** The rows of the services, in the order of the summary. Source: docs/product.md#review-step. */
const lineItems = [
  { service: 'architectural', term: 'Architectural Design' },
  { service: 'interior', term: 'Interior Design' },
  { service: 'grayStructure', term: 'Grey Structure' },
  { service: 'finishing', term: 'Finishing' },
] as const satisfies readonly { service: EstimateService; term: string }[]

/** The rows of the estimate summary on the review and success screens. */
export function estimateRows(inputs: EstimateInputs, estimate: Estimate) {
  const { selectedServices, totals, costs, costPerSqFt, areas } = estimate
  return [
    { term: 'Plot Size', value: `${inputs.plotSize.trim() || '0'} ${unitLabels[inputs.unit]}` },
    { term: 'Quality Grade', value: estimate.grade === '' ? 'Not chosen' : estimate.grade },
    { term: 'Total Area', value: areaText(areas.total) },
    { term: 'Services', value: selectedServices.length > 0 ? selectedServices.join(', ') : 'None' },
    { term: 'Mode', value: inputs.mode },
    { term: 'Cost/Sq.Ft.', value: formatPkr(costPerSqFt) },
    ...lineItems
      .filter(({ service }) => selectedServices.includes(service))
      .map(({ service, term }) => ({ term, value: formatPkr(costs[service]) })),
    { term: 'Grand Total', value: formatPkr(totals.grand), emphasis: 'grand' as const },
  ]
}
