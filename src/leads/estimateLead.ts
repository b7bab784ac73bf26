import type { Estimate, EstimateInputs } from '../estimator'
import { leadUrls } from './leadUrls'
import { postForm, type SendOptions, type SendResult } from './postForm'

/** A visitor's contact details. */
export interface Contact {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** The fields of a submitted estimate, in sending order. Source: docs/product.md#estimate-request. */
export const estimateFields = [
  'timestamp',
  'name',
  'email',
  'phone',
  'plotSize',
  'plotAreaSqFt',
  'authority',
  'calculationMode',
  'basementArea',
  'groundFloorArea',
  'firstFloorArea',
  'totalCoveredArea',
  'qualityGrade',
  'services',
  'architecturalCost',
  'interiorCost',
  'grayStructureCost',
  'finishingCost',
  'totalDesignCost',
  'totalConstructionCost',
  'grandTotal',
  'costPerSqFt',
] as const

/** A submitted estimate as sent: every value is a string, areas in square feet, amounts in PKR. */
export type EstimateLead = Readonly<Record<(typeof estimateFields)[number], string>>

/**
 * Builds the request's fields from an estimate. Numbers are rounded half up; the plot size is the trimmed text ("0" if
 * empty), at most `maxPlotText` characters of it, and its unit. Pass the same `submittedAt` on every retry, so that the
 * receiver recognises duplicates. Source: docs/product.md#estimate-request.
 */
export function estimateLead(
  contact: Contact,
  inputs: EstimateInputs,
  estimate: Estimate,
  submittedAt: Date,
): EstimateLead {
  const { plot, areas, costs, totals } = estimate
  const { name, email, phone } = trimmedContact(contact)
  return {
    timestamp: submittedAt.toISOString(),
    name,
    email,
    phone,
    plotSize: `${inputs.plotSize.trim().slice(0, maxPlotText) || '0'} ${inputs.unit}`,
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

/** The body of the request. The same lead always gives the same bytes. */
function estimateBody(lead: EstimateLead): URLSearchParams {
  return new URLSearchParams(estimateFields.map((field) => [field, lead[field]]))
}

const tooLong = new Set<string>()

/** Whether a receiver has rejected the estimate with this timestamp as too long, since the page was loaded. */
export function isRejectedAsTooLong(timestamp: string): boolean {
  return tooLong.has(timestamp)
}

/** Sends an estimate; only a complete response with an OK status counts as sent. Never rejects. Source: docs/product.md#estimate-request. */
export async function sendEstimateLead(lead: EstimateLead, options: SendOptions = {}): Promise<SendResult> {
  try {
    // keepalive: the request completes even if the visitor leaves the page at once.
    const init = { body: estimateBody(lead), keepalive: true }
    const response = await postForm(leadUrls.estimate, init, options)
    if (response.status === 413) tooLong.add(lead.timestamp)
    await response.text()
    return response.ok ? 'sent' : 'failed'
  } catch {
    return 'failed'
  }
}

function rounded(value: number): string {
  return String(Math.round(value))
}
