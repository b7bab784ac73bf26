import { describe, expect, it } from 'vitest'
import { projects } from '../../../src/content/collections/projects'
import { dhaTeaser } from '../../../src/content/sections/dhaTeaser'
import { calculateEstimate, changeInputs, serializeInputs } from '../../../src/estimator'
import { inputsWith } from '../estimator/inputsWith'

describe('the figures of a house', () => {
  it.each([
    {
      id: 'db-32',
      inputs: inputsWith({ plotSize: '1', unit: 'kanal', grade: 'A' }),
      figures: ['2,500', '2,700', '2,160', '7,360', '54,631,800', '7,423'],
    },
    {
      id: 'house-project',
      inputs: inputsWith({ plotSize: '10', authority: 'LDA', includeBasement: false, grade: 'A' }),
      figures: ['1,575', '1,181', '2,756', '18,444,530', '6,693'],
    },
  ])(
    '$id are what the estimator calculates for its plot, and its link opens them',
    ({ id, inputs, figures }) => {
      const { areas, totals, costPerSqFt } = calculateEstimate(inputs)
      const worked = [areas.basement, areas.ground, areas.first, areas.total, totals.grand, costPerSqFt]
      expect(worked.filter((figure) => figure > 0).map((figure) => figure.toLocaleString('en-US'))).toEqual(
        figures,
      )
      const project = projects.find((candidate) => candidate.id === id)
      const text = project?.highlights.join(' ')
      for (const figure of figures) expect(text).toContain(figure)
      const derived = changeInputs(inputs, { field: 'plotSize', value: inputs.plotSize })
      expect(project?.estimateLink).toBe(`/calculate_actual_cost#${serializeInputs(derived)}`)
    },
  )
})

it('the teaser for DHA opens the estimator as DB-32 does', () => {
  expect(dhaTeaser.estimate.href).toBe(projects.find(({ id }) => id === 'db-32')?.estimateLink)
})
