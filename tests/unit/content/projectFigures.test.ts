import { describe, expect, it } from 'vitest'
import { projectDetails } from '../../../src/content/collections/projectDetails'
import { dhaTeaser } from '../../../src/content/sections/dhaTeaser'
import { calculateEstimate, changeInputs, initialInputs, serializeInputs } from '../../../src/estimator'
import { typedAreas } from '../estimator/inputsWith'

describe('the figures of a house', () => {
  it.each([
    {
      id: 'db-32' as const,
      inputs: {
        ...typedAreas('1022', '2162', '2517'),
        plotSize: '28',
        authority: 'DHA',
        grade: 'A',
      } as const,
      figures: ['1,022', '2,162', '2,517', '5,701', '40,351,243', '7,078'],
    },
    {
      id: 'house-project' as const,
      inputs: {
        ...typedAreas('', '1675', '1841'),
        plotSize: '21',
        authority: 'LDA',
        includeBasement: false,
        grade: 'A',
      } as const,
      figures: ['1,675', '1,841', '3,516', '23,530,830', '6,693'],
    },
  ])(
    '$id are what the estimator calculates for its plot, and its link opens them',
    ({ id, inputs, figures }) => {
      const { areas, totals, costPerSqFt, warnings } = calculateEstimate(inputs)
      const worked = [areas.basement, areas.ground, areas.first, areas.total, totals.grand, costPerSqFt]
      expect(worked.filter((figure) => figure > 0).map((figure) => figure.toLocaleString('en-US'))).toEqual(
        figures,
      )
      expect(warnings).toEqual([])
      const { highlights, estimateLink } = projectDetails[id]
      const text = highlights.join(' ')
      for (const figure of figures) expect(text).toContain(figure)
      const derived = changeInputs(inputs, { field: 'plotSize', value: inputs.plotSize })
      expect(estimateLink).toBe(`/calculate_actual_cost#${serializeInputs(derived)}`)
    },
  )
})

describe('the area that the estimator assumes', () => {
  it.each([
    { id: 'db-32', plotSize: '28', authority: 'DHA', includeBasement: true },
    { id: 'house-project', plotSize: '21', authority: 'LDA', includeBasement: false },
  ] as const)('for the plot of $id is the one that the page states', ({ id, plotSize, ...choices }) => {
    const inputs = changeInputs({ ...initialInputs, ...choices }, { field: 'plotSize', value: plotSize })
    const { areas } = calculateEstimate(inputs)
    expect(projectDetails[id].highlights.join(' ')).toContain(
      `for a plot of ${plotSize} marla the estimator assumes ${areas.total.toLocaleString('en-US')}`,
    )
  })
})

describe('the teaser for DHA', () => {
  it('opens the estimator with 1 kanal in DHA, grade A and all services', () => {
    const inputs = {
      ...initialInputs,
      plotSize: '1',
      unit: 'kanal',
      authority: 'DHA',
      grade: 'A',
    } as const
    const derived = changeInputs(inputs, { field: 'plotSize', value: '1' })
    expect(dhaTeaser.estimate.href).toBe(`/calculate_actual_cost#${serializeInputs(derived)}`)
  })
})

describe('the areas of a house', () => {
  const sqFtPerSqM = 1 / 0.3048 ** 2

  // Rectangles between the outer faces of the walls in art/house.py and art/project.py, in metres.
  it.each([
    ['db-32', 'basement', [[8.4, 11.3]], '1,022'],
    ['db-32', 'ground floor', [[5.6, 11.5], [2.6, 15], [5.8, 16.8]], '2,162'], // prettier-ignore
    ['db-32', 'first floor', [[5.6, 14], [2.3, 17], [6.5, 17.9]], '2,517'], // prettier-ignore
    ['db-32', 'Plot: 28 marla (1.4 kanal),', [[19.6, 29.8]], '6,287'],
    ['house-project', 'ground floor', [[6, 15], [2, 12.8], [4, 10]], '1,675'], // prettier-ignore
    ['house-project', 'first floor', [[6.3, 15], [6.05, 12.65]], '1,841'], // prettier-ignore
    ['house-project', 'Plot: 21 marla (1.05 kanal),', [[16.8, 26.2]], '4,738'],
  ] as const)('%s: %s is measured from the model', (id, part, rectangles, figure) => {
    const highlights = projectDetails[id].highlights.join(' ')
    const sqM = rectangles.reduce((sum, [width, depth]) => sum + width * depth, 0)
    expect(Math.round(sqM * sqFtPerSqM).toLocaleString('en-US')).toBe(figure)
    expect(highlights).toContain(`${part} ${figure}`)
  })
})
