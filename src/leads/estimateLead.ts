import type { Estimate, EstimateInputs } from '../estimator'
import { cleanContact } from './emailAndPhone'

/** A visitor's contact details. */
export interface Contact {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** A submitted estimate as sent: every value is a string, areas in square feet, amounts in PKR. */
export type EstimateLead = Readonly<ReturnType<typeof estimateLead>>

/**
 * Builds the request's fields, in sending order, from an estimate. Numbers are rounded half up; the e-mail address and the
 * phone number are cleaned; the plot size is the trimmed text ("0" if empty), at most `maxPlotText` characters of it, and
 * its unit. Pass the same `time` on every retry, so that the receiver recognises duplicates.
 * Source: docs/product.md#estimate-request.
 */
export function estimateLead(contact: Contact, inputs: EstimateInputs, estimate: Estimate, time: Date) {
  const { plot, areas, costs, totals } = estimate
  return {
    timestamp: time.toISOString(),
    name: contact.name.trim(),
    email: cleanContact(contact.email).trim(),
    phone: cleanContact(contact.phone).trim(),
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

/** How many characters of the plot size are sent. No plot needs more, and the field reports a text that is not a number. */
const maxPlotText = 200

function rounded(value: number): string {
  return String(Math.round(value))
}
