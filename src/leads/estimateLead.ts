import type { Estimate, EstimateInputs } from '../estimator'
import { excessOf, type Excess } from './bodyLimit'
import { leadAddresses } from './config'
import { post, type SendOptions } from './post'
import type { SendOutcome } from './projectEnquiry'

/** How to reach a visitor. */
export interface Contact {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** The fields of a submitted estimate, in the order in which they are sent. Source: docs/product.md#estimate-call. */
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

/** A submitted estimate as it is sent: every value a text, areas in square feet, amounts in PKR. */
export type EstimateLead = Readonly<Record<(typeof estimateFields)[number], string>>

/**
 * Turns an estimate into what is sent. Numbers are rounded half up; the plot keeps the value as typed, "0"
 * where nothing is. `submittedAt` stays the same however often the lead is sent, so that a receiver can tell
 * a repetition. Source: docs/product.md#estimate-call.
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
    plotSize: `${inputs.plotSize.trim() || '0'} ${inputs.unit}`,
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

/** The contact without the blanks around each text. */
export function trimmedContact({ name, email, phone }: Contact): Contact {
  return { name: name.trim(), email: email.trim(), phone: phone.trim() }
}

/** Bytes that are kept free for the fields of an estimate beside its contact, several times what they take. */
const roomForTheRest = 4096

/** What has to go before an estimate can be sent with this contact; undefined where its receiver takes it. */
export function contactExcess(contact: Contact): Excess<keyof Contact> | undefined {
  return excessOf(
    contact,
    ({ name, email, phone }) =>
      new URLSearchParams({ name, email, phone }).toString().length + roomForTheRest,
  )
}

/** The body of the call: the same lead always gives the same bytes. */
export function estimateForm(lead: EstimateLead): URLSearchParams {
  return new URLSearchParams(estimateFields.map((field) => [field, lead[field]]))
}

/** Sends an estimate; only an OK status counts as sent. Never rejects. Source: docs/product.md#estimate-call. */
export async function sendEstimateLead(lead: EstimateLead, options: SendOptions = {}): Promise<SendOutcome> {
  try {
    // The request outlives the page, so that a visitor who leaves at once is still heard.
    const form = { body: estimateForm(lead), keepalive: true }
    const response = await post(leadAddresses.estimate, form, options)
    await response.text()
    return response.ok ? 'sent' : 'failed'
  } catch {
    return 'failed'
  }
}

function rounded(value: number): string {
  return String(Math.round(value))
}
