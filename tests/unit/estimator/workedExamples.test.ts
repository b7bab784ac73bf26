import { describe, expect, it } from 'vitest'
import { changeInputs, calculateEstimate, initialInputs, type QualityGrade } from '../../../src/estimator'
import { workedExamples } from './workedExamples'

const grades: readonly QualityGrade[] = ['A', 'A+']

it('reads all worked examples', () => {
  expect(workedExamples.cases).toHaveLength(103)
  expect(workedExamples.states).toHaveLength(6)
})

describe.each(grades)('a worked example in grade %s', (grade) => {
  it.each(workedExamples.cases)('has the expected areas and amounts: $name', (example) => {
    const result = calculateEstimate({ ...initialInputs, ...example.input, grade })
    const { effective: _, ...areas } = result.areas
    expect(areas).toEqual(example.areas)
    expect(result.plot.areaSqFt).toBe(example.plotAreaSqFt)
    expect(result.costs).toEqual(example[grade].costs)
    expect(result.totals).toEqual(example[grade].totals)
    expect(result.costPerSqFt).toBe(example[grade].costPerSqFt)
  })
})

describe('a sequence of changes', () => {
  it.each(workedExamples.states)('gives the expected areas after each step: $name', ({ steps }) => {
    let inputs = initialInputs
    const seen = steps.map((step) => {
      inputs = step.changes.reduce(changeInputs, inputs)
      const { basementArea, groundFloorArea, firstFloorArea } = inputs
      const { effective: _, ...areas } = calculateEstimate(inputs).areas
      return { ...step, areas, fields: { basementArea, groundFloorArea, firstFloorArea } }
    })
    expect(seen).toEqual(steps)
  })
})
