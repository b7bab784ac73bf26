import { calculateEstimate, parseSharedInputs } from '../../../src/estimator'

/** The inputs that a link opens, and their estimate. */
export function linkedEstimate(href = '') {
  const parsed = parseSharedInputs(href.split('#')[1] ?? '')
  if (parsed.kind !== 'inputs') throw new Error(`The link is ${parsed.kind}: ${href}`)
  return { inputs: parsed.inputs, ...calculateEstimate(parsed.inputs) }
}
