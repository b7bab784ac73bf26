import { initialInputs, type EstimateInputs, type EstimateService } from '../../../src/estimator'

/** The initial inputs with some fields changed. */
export function inputsWith(fields: Partial<EstimateInputs>): EstimateInputs {
  return { ...initialInputs, ...fields }
}

/** Inputs in manual mode with these areas. */
export function typedAreas(basement: string, ground: string, first: string): EstimateInputs {
  return inputsWith({
    mode: 'manual',
    basementArea: basement,
    groundFloorArea: ground,
    firstFloorArea: first,
  })
}

/** Exactly these services selected. */
export function only(...selected: readonly EstimateService[]): EstimateInputs['services'] {
  return {
    architectural: selected.includes('architectural'),
    interior: selected.includes('interior'),
    grayStructure: selected.includes('grayStructure'),
    finishing: selected.includes('finishing'),
  }
}
