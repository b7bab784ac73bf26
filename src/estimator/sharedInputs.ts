import { fieldsOf } from '../lib/json'
import { houseOf } from './areas'
import { changeInputs } from './changes'
import {
  areaFields,
  authorities,
  calculationModes,
  floors,
  listSelectedServices,
  serviceKeys,
  type EstimateInputs,
} from './inputs'
import { plotUnits } from './plot'
import { grades } from './rates'

/** The content of a link. */
export type SharedInputs =
  | { readonly kind: 'inputs'; readonly inputs: EstimateInputs }
  /** Not written by `serializeInputs`. */
  | { readonly kind: 'none' }
  /** Incomplete or changed. */
  | { readonly kind: 'damaged' }
  /** In a version of the format that this build doesn't know. */
  | { readonly kind: 'unknownVersion' }

const version = '1'

/**
 * Serializes inputs for the fragment of a link, such as `v=1&plot=10&unit=marla&…`. It contains no contact details, and
 * no areas that follow from the plot. A checksum at the end detects links that were cut off.
 */
export function serializeInputs(inputs: EstimateInputs): string {
  const areas = houseOf(inputs).isDerived ? [] : floors.map((floor) => [floor, inputs[areaFields[floor]]])
  const fields = [
    ['v', version],
    ['plot', inputs.plotSize],
    ['unit', inputs.unit],
    ['authority', inputs.authority],
    ['mode', inputs.mode],
    ['basement_included', inputs.includeBasement ? 'yes' : 'no'],
    ...areas,
    ['grade', inputs.grade],
    ['services', listSelectedServices(inputs.services).join('.')],
  ]
  const text = fields.map(([name, value = '']) => `${name}=${encode(value)}`).join('&')
  return `${text}&check=${checksum(text)}`
}

/** Parses the output of `serializeInputs`, which a program may have encoded again on its way. */
export function parseSharedInputs(text: string): SharedInputs {
  let link = text
  for (let times = 0; times < 3 && /^v%/i.test(link); times += 1) link = decode(link)
  link = link.replaceAll('&amp;', '&')
  if (!/^v=/i.test(link)) return { kind: 'none' }
  const [, linkVersion] = /^v=(\d+)(?:&|$)/.exec(link) ?? []
  if (linkVersion === undefined) return { kind: 'damaged' }
  if (linkVersion !== version) return { kind: 'unknownVersion' }
  const [, content = '', check] = /^(.*)&check=(\w+)/s.exec(link) ?? []
  // A program may have decoded some characters, or encoded others.
  const original = content.replaceAll(/=([^&]*)/g, (_, value: string) => `=${encode(decode(value))}`)
  if (check === undefined || checksum(original) !== check) return { kind: 'damaged' }
  const inputs = inputsFrom(original)
  return inputs ? { kind: 'inputs', inputs } : { kind: 'damaged' }
}

function inputsFrom(content: string): EstimateInputs | undefined {
  const value = (name: string) => decode(new RegExp(`&${name}=([^&]*)`).exec(content)?.[1] ?? '')
  const selected = value('services').split('.')
  return parseInputs({
    plotSize: value('plot'),
    unit: value('unit'),
    authority: value('authority'),
    mode: value('mode'),
    includeBasement: value('basement_included') === 'yes',
    basementArea: value('basement'),
    groundFloorArea: value('ground'),
    firstFloorArea: value('first'),
    grade: value('grade'),
    services: Object.fromEntries(serviceKeys.map((service) => [service, selected.includes(service)])),
  })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

// encodeURIComponent throws for lone surrogates, and doesn't escape some characters that end a link in messaging apps.
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[!'()*.~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** FNV-1a, 32 bits: replacing a single character always changes the checksum. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * Parses inputs from a link or from browser storage; undefined if a field is missing, has the wrong type, or isn't one of
 * the choices.
 */
export function parseInputs(value: unknown): EstimateInputs | undefined {
  return isInputs(value) ? changeInputs(value, { field: 'plotSize', value: value.plotSize }) : undefined
}

const isText = (value: unknown) => typeof value === 'string'
const isOneOf = (choices: readonly unknown[]) => (value: unknown) => choices.includes(value)

const checks: Readonly<Record<keyof EstimateInputs, (value: unknown) => boolean>> = {
  plotSize: isText,
  unit: isOneOf(plotUnits),
  authority: isOneOf(['', ...authorities]),
  mode: isOneOf(calculationModes),
  includeBasement: (value) => typeof value === 'boolean',
  basementArea: isText,
  groundFloorArea: isText,
  firstFloorArea: isText,
  grade: isOneOf(['', ...grades]),
  services: (value) => serviceKeys.every((service) => typeof fieldsOf(value)[service] === 'boolean'),
}

function isInputs(value: unknown): value is EstimateInputs {
  const fields = fieldsOf(value)
  return Object.entries(checks).every(([name, isValid]) => isValid(fields[name]))
}
