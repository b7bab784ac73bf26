import { describe, expect, it } from 'vitest'
import { compareGrades, initialInputs } from '../../../src/estimator'

const tenMarla = { ...initialInputs, plotSize: '10' }
const designOnly = { architectural: true, interior: true, grayStructure: false, finishing: false }

describe('the grades side by side', () => {
  it.each(['', 'A', 'A+'] as const)('are the same whichever is selected: "%s"', (grade) => {
    expect(compareGrades({ ...tenMarla, grade })).toEqual({
      A: 26_813_705,
      'A+': 27_995_990,
      difference: 1_182_285,
    })
  })

  it('cost the same if only design is selected', () => {
    expect(compareGrades({ ...tenMarla, services: designOnly })).toEqual({
      A: 1_283_100,
      'A+': 1_283_100,
      difference: 0,
    })
  })

  it('cost nothing without areas', () => {
    expect(compareGrades(initialInputs)).toEqual({ A: 0, 'A+': 0, difference: 0 })
  })
})
