import { expect, it } from 'vitest'
import { house10 } from '../../../src/content/pages/projects'
import { db32 } from '../../../src/content/projects/db32'
import { houseProject } from '../../../src/content/projects/houseProject'
import { swissTower } from '../../../src/content/projects/swissTower'
import { sheets } from '../../../src/content/sheets'
import { calculateEstimate, exampleHouse, floorCosts } from '../../../src/estimator'
import { projectCost } from '../../../src/pages/project/projectCost'
import { estimateHref } from '../../../src/site/estimateHref'
import { linkedEstimate } from '../estimator/linkedEstimate'

it.each([
  {
    ...db32,
    large: ['28 marla', '5,701 sq ft'],
    costs: ['4.04 crore', 'PKR 7,078'],
    text: ['1,022', '2,162', '2,517'],
    assumed: 'Estimator: assumes 10,017 sq ft',
    plot: { plotSize: '28', unit: 'marla', authority: 'DHA', includeBasement: true, grade: 'A' },
    areas: { basement: 1022, ground: 2162, first: 2517, total: 5701 },
    derived: 10_017,
  },
  {
    ...houseProject,
    large: ['21 marla', '3,516 sq ft'],
    costs: ['2.35 crore', 'PKR 6,693'],
    text: ['1,675', '1,841'],
    assumed: 'Estimator: assumes 5,789 sq ft',
    plot: { plotSize: '21', unit: 'marla', authority: 'LDA', includeBasement: false, grade: 'A' },
    areas: { basement: 0, ground: 1675, first: 1841, total: 3516 },
    derived: 5789,
  },
] as const)('the figures of $title are those of the estimate that its link opens', (project) => {
  const { figures, highlights } = project
  expect(figures.map(({ value }) => value)).toEqual(project.large)
  const text = highlights.join(' ')
  for (const figure of [...project.text, project.assumed]) expect(text).toContain(figure)
  for (const figure of project.large) expect(text).not.toContain(figure)

  const cost = projectCost(project)
  expect(cost?.figures.map(({ value }) => value)).toEqual(project.costs)
  const { inputs, areas } = linkedEstimate(cost && estimateHref(cost.inputs))
  expect(inputs).toMatchObject({ ...project.plot, mode: 'manual' })
  expect(areas).toEqual(project.areas)
  expect(calculateEstimate({ ...inputs, mode: 'auto' }).areas.total).toBe(project.derived)
})

it('a project without a house has no cost', () => {
  expect(projectCost(swissTower)).toBeUndefined()
})

it('House 10 has the areas that its drawings state, and costs as much as its floors and as the lines of its estimate', () => {
  expect(linkedEstimate(estimateHref(exampleHouse))).toMatchObject({
    inputs: { plotSize: '10', unit: 'marla', authority: 'DHA', grade: 'A', includeBasement: false },
    areas: { basement: 0, ground: 1432, first: 1174, total: 2606 },
  })
  expect(sheets['house-10-ground'].caption).toContain('1,432 sq ft')
  expect(sheets['house-10-first'].caption).toContain('1,174 sq ft')
  expect(floorCosts(exampleHouse)).toEqual({ basement: 0, ground: 9_583_660, first: 7_856_995 })
  const { costs, totals } = calculateEstimate(exampleHouse)
  expect(house10.lines.map(({ sum }) => ({ ...costs, ...totals })[sum])).toEqual([
    7_687_700, 8_840_855, 16_528_555, 390_900, 521_200, 912_100, 17_440_655,
  ])
})
