import type { ReactNode } from 'react'
import type { EstimatorTexts } from '../../../content/estimator/translation'
import { floors, formatPkr, formatSqFt, type Estimate, type EstimateInputs } from '../../../estimator'
import { groupedNumber } from '../../../lib/groupedNumber'
import { Amounts } from './Amounts'
import { amountRow } from './amountRow'
import { croreText, plotText } from './estimateTexts'
import type { ReviewedField } from '../wizard/steps'

/** The rows of the floors' areas. */
export function areaRows(
  { areas, areaRules }: Estimate,
  { amounts, estimateSummary, floorLabels }: EstimatorTexts,
) {
  return floors.map((floor) => ({
    term: floorLabels[floor],
    content:
      areaRules[floor].kind === 'excluded' ? estimateSummary.noBasement : formatSqFt(areas[floor], amounts),
  }))
}

/**
 * The rows of the estimate summary in the review and success steps. Source: docs/product.md#review-step.
 * @param actionOf renders the action beside the value of a row, such as "Change"; called only for rows that have a field
 */
export function estimateRows(
  inputs: EstimateInputs,
  estimate: Estimate,
  allTexts: EstimatorTexts,
  actionOf?: (field: ReviewedField, term: string) => ReactNode,
) {
  const { estimateSummary: texts, listOf } = allTexts
  const { selectedServices, totals, costs, costPerSqFt, areas, areaRules } = estimate
  // The specified content stays as it is; before it is the amount in lakh or crore.
  const bothAmounts = (term: string, amount: number, emphasis?: 'total') => ({
    ...amountRow(term, amount, emphasis),
    aside: croreText(amount, allTexts.amounts),
  })
  return [
    {
      term: texts.plotSize,
      content: plotText(estimate, allTexts),
      action: actionOf?.('plotSize', texts.plotSize),
    },
    {
      term: texts.grade,
      content: estimate.grade === '' ? texts.noGrade : estimate.grade,
      action: actionOf?.('grade', texts.grade),
    },
    { term: texts.totalArea, content: texts.area(groupedNumber(Math.round(areas.total))) },
    {
      term: texts.services,
      content:
        selectedServices.length > 0
          ? listOf(selectedServices.map((service) => texts.serviceValues[service]))
          : texts.noServices,
      // The calculator asks for them once there is a result.
      action: estimate.hasResults && actionOf?.('service', texts.services),
    },
    { term: texts.mode, content: texts.modeValues[inputs.mode], action: actionOf?.('mode', texts.mode) },
    inputs.authority !== '' && {
      term: texts.authority,
      content: allTexts.budgetSection.authorityNames[inputs.authority],
      // The calculator asks for it in auto mode only.
      action: inputs.mode === 'auto' && actionOf?.('authority', texts.authority),
    },
    {
      term: texts.basement,
      content:
        areaRules.basement.kind === 'excluded'
          ? texts.noBasement
          : texts.area(groupedNumber(Math.round(areas.basement))),
      action: actionOf?.('includeBasement', texts.basement),
    },
    { term: texts.costPerSqFt, content: <Amounts>{formatPkr(costPerSqFt)}</Amounts> },
    ...texts.lines
      .filter(({ service }) => selectedServices.includes(service))
      .map(({ service, term }) => bothAmounts(term, costs[service])),
    bothAmounts(texts.grandTotal, totals.grand, 'total'),
  ].filter((row) => row !== false)
}
