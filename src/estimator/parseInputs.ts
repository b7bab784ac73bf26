import { changeInputs } from './changes'
import { authorities, calculationModes, initialInputs, type EstimateInputs } from './inputs'
import { grades } from './rates'
import { serviceKeys, type ServiceFlags } from './services'
import { plotUnits } from './units'

type Fields = Readonly<Record<string, unknown>>

/**
 * Parses inputs from a link or from browser storage, and derives the areas, whose ratios may have changed since;
 * undefined if a field is missing, has the wrong type, or isn't one of the choices.
 */
export function parseInputs(fields: Fields): EstimateInputs | undefined {
  const { plotSize, unit, authority, mode, includeBasement, grade } = fields
  const { basementArea, groundFloorArea, firstFloorArea } = fields
  if (!isString(plotSize) || typeof includeBasement !== 'boolean') return undefined
  if (!isString(basementArea) || !isString(groundFloorArea) || !isString(firstFloorArea)) return undefined
  if (!isOneOf(plotUnits, unit) || !isOneOf(calculationModes, mode)) return undefined
  if (authority !== '' && !isOneOf(authorities, authority)) return undefined
  if (grade !== '' && !isOneOf(grades, grade)) return undefined
  const services = servicesFrom(fields['services'])
  if (!services) return undefined
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
    services,
  }
  return changeInputs(inputs, { field: 'plotSize', value: plotSize })
}

function servicesFrom(value: unknown): ServiceFlags | undefined {
  const stored: Fields = { ...(typeof value === 'object' ? value : {}) }
  const flags = { ...initialInputs.services }
  for (const service of serviceKeys) {
    const flag = stored[service]
    if (typeof flag !== 'boolean') return undefined
    flags[service] = flag
  }
  return flags
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

function isOneOf<Choice>(choices: readonly Choice[], value: unknown): value is Choice {
  return choices.some((choice) => choice === value)
}
