import { expect, it } from 'vitest'
import { db32 } from '../../../src/content/projects/db32'
import { houseProject } from '../../../src/content/projects/houseProject'
import { calculateEstimate } from '../../../src/estimator'
import { linkedEstimate } from '../estimator/linkedEstimate'

it.each([
  {
    ...db32,
    large: ['28 marla', '5,701 sq ft', '4.04 crore', 'PKR 7,078'],
    text: ['1,022', '2,162', '2,517', '5,701', '40,351,243', '7,078'],
    assumed: 'for a plot of 28 marla the estimator assumes 10,017',
    plot: { plotSize: '28', unit: 'marla', authority: 'DHA', includeBasement: true, grade: 'A' },
    areas: { basement: 1022, ground: 2162, first: 2517, total: 5701 },
    costs: [40_351_243, 7078],
    derived: 10_017,
  },
  {
    ...houseProject,
    large: ['21 marla', '3,516 sq ft', '2.35 crore', 'PKR 6,693'],
    text: ['1,675', '1,841', '3,516', '23,530,830', '6,693'],
    assumed: 'for a plot of 21 marla the estimator assumes 5,789',
    plot: { plotSize: '21', unit: 'marla', authority: 'LDA', includeBasement: false, grade: 'A' },
    areas: { basement: 0, ground: 1675, first: 1841, total: 3516 },
    costs: [23_530_830, 6693],
    derived: 5789,
  },
] as const)('the figures of $title are those of the estimate that its link opens', (project) => {
  const { figures, highlights, estimateLink } = project
  expect(figures.map(({ value }) => value)).toEqual(project.large)
  const text = highlights.join(' ')
  for (const figure of [...project.text, project.assumed]) expect(text).toContain(figure)

  const { inputs, areas, totals, costPerSqFt } = linkedEstimate(estimateLink)
  expect(inputs).toMatchObject({ ...project.plot, mode: 'manual' })
  expect(areas).toEqual(project.areas)
  expect([totals.grand, costPerSqFt]).toEqual(project.costs)
  expect(calculateEstimate({ ...inputs, mode: 'auto' }).areas.total).toBe(project.derived)
})
