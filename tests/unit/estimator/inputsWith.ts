import { initialInputs, type EstimateInputs, type EstimateService } from '../../../src/estimator'

/** The default inputs with some fields filled in. */
export function inputsWith(fields: Partial<EstimateInputs>): EstimateInputs {
  return { ...initialInputs, ...fields }
}

/** Manual inputs with the floors' areas as typed. */
export function typedAreas(basement: string, ground: string, first: string): EstimateInputs {
  return inputsWith({
    mode: 'manual',
    basementArea: basement,
    groundFloorArea: ground,
    firstFloorArea: first,
  })
}

/** Exactly these services wanted. */
export function only(...wanted: readonly EstimateService[]): EstimateInputs['services'] {
  return {
    architectural: wanted.includes('architectural'),
    interior: wanted.includes('interior'),
    grayStructure: wanted.includes('grayStructure'),
    finishing: wanted.includes('finishing'),
  }
}
