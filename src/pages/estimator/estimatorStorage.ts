import { parseInputs } from '../../estimator'
import type { Contact } from '../../leads'
import { initialState, type EstimatorState, type Submission } from './estimatorState'
import { stepOfHistory } from './steps'

type Fields = Readonly<Record<string, unknown>>

type Result = Submission['result']

/** The stored word for each result. Don't rename them: a tab with another version may read them. */
const outcomes: Readonly<Record<Result, string>> = {
  sending: 'pending',
  unknown: 'unknown',
  sent: 'sent',
  stored: 'kept',
  lost: 'lost',
}

/** Serializes the part of the wizard's state that is stored. */
export function serializeState({
  contact,
  inputs,
  comparedInputs,
  step,
  submissions,
}: EstimatorState): string {
  const entries = submissions.map(({ result, ...submission }) => ({
    ...submission,
    outcome: outcomes[result],
  }))
  return JSON.stringify({ contact, inputs, comparedInputs, step, submissions: entries })
}

/**
 * Parses a stored state; the initial state if the text is invalid.
 * @param resultOf the result of a submission whose page was closed before the response
 */
export function parseState(text: string | null, resultOf: (timestamp: string) => Result): EstimatorState {
  const stored = fieldsOf(parseJson(text ?? ''))
  const contact = contactFrom(stored['contact'])
  const inputs = parseInputs(fieldsOf(stored['inputs']))
  const step = stepOfHistory(stored)
  const submissions = submissionsFrom(stored['submissions'], resultOf)
  if (!contact || !inputs || !step || !submissions) return initialState
  const comparedInputs = parseInputs(fieldsOf(stored['comparedInputs']))
  return { ...initialState, contact, inputs, comparedInputs, step, submissions }
}

function contactFrom(value: unknown): Contact | undefined {
  const { name, email, phone } = fieldsOf(value)
  return isString(name) && isString(email) && isString(phone) ? { name, email, phone } : undefined
}

function submissionsFrom(
  value: unknown,
  resultOf: (timestamp: string) => Result,
): readonly Submission[] | undefined {
  if (!Array.isArray(value)) return undefined
  const submissions: Submission[] = []
  for (const entry of value) {
    const { timestamp, contact: storedContact, inputs: storedInputs, outcome } = fieldsOf(entry)
    const contact = contactFrom(storedContact)
    const inputs = parseInputs(fieldsOf(storedInputs))
    if (!isString(timestamp) || Number.isNaN(Date.parse(timestamp)) || !contact || !inputs) return undefined
    const result = resultFrom(outcome)
    if (!result) return undefined
    const isOver = result !== 'sending' && result !== 'unknown'
    submissions.push({ timestamp, contact, inputs, result: isOver ? result : resultOf(timestamp) })
  }
  return submissions
}

function resultFrom(outcome: unknown): Result | undefined {
  const keys = Object.keys(outcomes).filter((key) => isKeyOf(outcomes, key))
  return keys.find((key) => outcomes[key] === outcome)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

function isKeyOf<Key extends string>(keys: Readonly<Record<Key, unknown>>, value: unknown): value is Key {
  return isString(value) && Object.hasOwn(keys, value)
}
