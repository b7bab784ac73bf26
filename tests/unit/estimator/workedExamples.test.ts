import { describe, expect, it } from 'vitest'
import { changeInputs, calculateEstimate, initialInputs, type QualityGrade } from '../../../src/estimator'
import { workedExamples, workedSequences } from './workedExamples'

const grades: readonly QualityGrade[] = ['A', 'A+']

it('reads all worked examples', () => {
  expect(workedExamples).toHaveLength(103)
  expect(workedSequences.map(({ steps }) => steps.length)).toEqual([3, 2, 3, 3, 4, 3])
})

describe.each(grades)('a worked example in grade %s', (grade) => {
  it.each(workedExamples)('has the expected areas and amounts: $name', (example) => {
    const { plot, areas, costs, totals, costPerSqFt } = calculateEstimate({ ...example.inputs, grade })
    expect(areas).toEqual(example.areas)
    expect(plot.areaSqFt).toBe(example.plotAreaSqFt)
    expect({ costs, totals, costPerSqFt }).toEqual(example.amounts[grade])
  })
})

describe('a sequence of changes', () => {
  it.each(workedSequences)('gives the expected areas after each step: $name', ({ steps }) => {
    let inputs = initialInputs
    const seen = steps.map((step) => {
      inputs = step.changes.reduce(changeInputs, inputs)
      const { basementArea, groundFloorArea, firstFloorArea } = inputs
      const fields = { basementArea, groundFloorArea, firstFloorArea }
      return { ...step, areas: calculateEstimate(inputs).areas, fields }
    })
    expect(seen).toEqual(steps)
  })
})
