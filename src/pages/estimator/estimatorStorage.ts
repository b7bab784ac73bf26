import {
  changeInputs,
  initialInputs,
  ratesByGrade,
  serviceKeys,
  sqFtPerUnit,
  type EstimateInputs,
} from '../../estimator'
import type { Contact } from '../../leads'
import { initialState, type EstimatorState, type Submission } from './estimatorState'
import { stepOfHistory } from './steps'
import { authorityLabels } from './wording'

type Fields = Readonly<Record<string, unknown>>

/** The part of the wizard's state that outlives its page, as the text that a browser tab keeps. */
export function textOf({ contact, inputs, step, submissions }: EstimatorState): string {
  return JSON.stringify({ contact, inputs, step, submissions })
}

/**
 * The wizard's state from a kept text; the initial one where the text is not whole. `outcomeOf` says what became of
 * a submission whose page ended before the answer, as far as that is known.
 */
export function stateFrom(
  text: string | null,
  outcomeOf: (timestamp: string) => Submission['outcome'],
): EstimatorState {
  const kept = fieldsOf(parsed(text ?? ''))
  const contact = contactFrom(kept['contact'])
  const inputs = inputsFrom(kept['inputs'])
  const step = stepOfHistory(kept)
  const submissions = submissionsFrom(kept['submissions'], outcomeOf)
  if (!contact || !inputs || !step || !submissions) return initialState
  return { ...initialState, contact, inputs, step, submissions }
}

function contactFrom(value: unknown): Contact | undefined {
  const { name, email, phone } = fieldsOf(value)
  return isText(name) && isText(email) && isText(phone) ? { name, email, phone } : undefined
}

function inputsFrom(value: unknown): EstimateInputs | undefined {
  const fields = fieldsOf(value)
  const { plotSize, unit, authority, mode, includeBasement, grade } = fields
  const { basementArea, groundFloorArea, firstFloorArea } = fields
  const services = fieldsOf(fields['services'])
  if (!isText(plotSize) || !isFlag(includeBasement)) return undefined
  if (!isText(basementArea) || !isText(groundFloorArea) || !isText(firstFloorArea)) return undefined
  if (!isKeyOf(sqFtPerUnit, unit) || (grade !== '' && !isKeyOf(ratesByGrade, grade))) return undefined
  if (authority !== '' && !isKeyOf(authorityLabels, authority)) return undefined
  if (mode !== 'auto' && mode !== 'manual') return undefined
  if (!serviceKeys.every((service) => isFlag(services[service]))) return undefined

  const flags = { ...initialInputs.services }
  for (const service of serviceKeys) flags[service] = services[service] === true
  const inputs: EstimateInputs = {
    plotSize,
    unit,
    authority,
    mode,
    includeBasement,
    basementArea,
    groundFloorArea,
    firstFloorArea,
    grade,
    services: flags,
  }
  // Areas that follow from the plot are derived again, by the rules of the site as it is now.
  return changeInputs(inputs, { field: 'plotSize', value: plotSize })
}

function submissionsFrom(
  value: unknown,
  outcomeOf: (timestamp: string) => Submission['outcome'],
): readonly Submission[] | undefined {
  if (!Array.isArray(value)) return undefined
  const submissions: Submission[] = []
  for (const entry of value) {
    const { timestamp, contact: keptContact, inputs: keptInputs, outcome } = fieldsOf(entry)
    const contact = contactFrom(keptContact)
    const inputs = inputsFrom(keptInputs)
    if (!isText(timestamp) || Number.isNaN(Date.parse(timestamp)) || !contact || !inputs) return undefined
    if (outcome === 'pending' || outcome === 'unknown') {
      submissions.push({ timestamp, contact, inputs, outcome: outcomeOf(timestamp) })
    } else if (outcome === 'sent' || outcome === 'kept' || outcome === 'lost') {
      submissions.push({ timestamp, contact, inputs, outcome })
    } else return undefined
  }
  return submissions
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

function isKeyOf<Key extends string>(keys: Readonly<Record<Key, unknown>>, value: unknown): value is Key {
  return isText(value) && Object.hasOwn(keys, value)
}
