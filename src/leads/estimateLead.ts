import type { Estimate, EstimateInputs } from '../estimator'

/** A visitor's contact details. */
export interface Contact {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** A submitted estimate as sent: every value is a string, areas in square feet, amounts in PKR. */
export type EstimateLead = Readonly<ReturnType<typeof estimateLead>>

/**
 * Builds the request's fields, in sending order, from an estimate. Numbers are rounded half up; the plot size is the trimmed text ("0" if
 * empty), at most `maxPlotText` characters of it, and its unit. Pass the same `submittedAt` on every retry, so that the
 * receiver recognises duplicates. Source: docs/product.md#estimate-request.
 */
export function estimateLead(
  contact: Contact,
  inputs: EstimateInputs,
  estimate: Estimate,
  submittedAt: Date,
) {
  const { plot, areas, costs, totals } = estimate
  const { name, email, phone } = trimmedContact(contact)
  return {
    timestamp: submittedAt.toISOString(),
    name,
    email,
    phone,
    plotSize: `${plot.text.slice(0, maxPlotText)} ${plot.unit}`,
    plotAreaSqFt: rounded(plot.areaSqFt),
    authority: inputs.authority,
    calculationMode: inputs.mode,
    basementArea: rounded(areas.basement),
    groundFloorArea: rounded(areas.ground),
    firstFloorArea: rounded(areas.first),
    totalCoveredArea: rounded(areas.total),
    qualityGrade: inputs.grade,
    services: estimate.selectedServices.join(', '),
    architecturalCost: rounded(costs.architectural),
    interiorCost: rounded(costs.interior),
    grayStructureCost: rounded(costs.grayStructure),
    finishingCost: rounded(costs.finishing),
    totalDesignCost: rounded(totals.design),
    totalConstructionCost: rounded(totals.construction),
    grandTotal: rounded(totals.grand),
    costPerSqFt: rounded(estimate.costPerSqFt),
  }
}

/** The contact with leading and trailing whitespace removed. */
export function trimmedContact({ name, email, phone }: Contact): Contact {
  return { name: name.trim(), email: email.trim(), phone: phone.trim() }
}

/** How many characters of the plot size are sent. No plot needs more, and the field reports a text that is not a number. */
const maxPlotText = 200

function rounded(value: number): string {
  return String(Math.round(value))
}
