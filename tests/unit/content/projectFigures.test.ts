import { expect, it } from 'vitest'
import { projectDetails } from '../../../src/content/collections/projectDetails'
import { amounts } from '../../../src/content/pages/estimator'
import {
  calculateEstimate,
  changeInputs,
  formatLakhCrore,
  serializeInputs,
  type EstimateInputs,
} from '../../../src/estimator'
import { inputsWith, typedAreas } from '../estimator/inputsWith'

/** The link that opens the estimator with these inputs, once a plot has been entered. */
const linkTo = (inputs: EstimateInputs) =>
  `/calculate_actual_cost#${serializeInputs(changeInputs(inputs, { field: 'plotSize', value: inputs.plotSize }))}`

it.each([
  {
    id: 'db-32',
    house: typedAreas('1022', '2162', '2517'),
    choices: { plotSize: '28', authority: 'DHA', includeBasement: true, grade: 'A' },
    figures: ['1,022', '2,162', '2,517', '5,701', '40,351,243', '7,078'],
  },
  {
    id: 'house-project',
    house: typedAreas('', '1675', '1841'),
    choices: { plotSize: '21', authority: 'LDA', includeBasement: false, grade: 'A' },
    figures: ['1,675', '1,841', '3,516', '23,530,830', '6,693'],
  },
] as const)('the figures of $id are those of the estimator, and its link opens them', (project) => {
  const { figures: large, highlights, estimateLink } = projectDetails[project.id]
  const inputs = { ...project.house, ...project.choices }
  const { areas, totals, costPerSqFt } = calculateEstimate(inputs)
  const figures = [areas.basement, areas.ground, areas.first, areas.total, totals.grand, costPerSqFt]
  expect(figures.filter((figure) => figure > 0).map((figure) => figure.toLocaleString('en-US'))).toEqual(
    project.figures,
  )
  const text = highlights.join(' ')
  for (const figure of project.figures) expect(text).toContain(figure)
  expect(estimateLink).toBe(linkTo(inputs))

  const { plotSize } = project.choices
  expect(large.map(({ value }) => value)).toEqual([
    `${plotSize} marla`,
    `${areas.total.toLocaleString('en-US')} sq ft`,
    formatLakhCrore(totals.grand, amounts),
    `PKR ${Math.round(costPerSqFt).toLocaleString('en-US')}`,
  ])
  const derived = changeInputs(inputsWith(project.choices), { field: 'plotSize', value: plotSize })
  const assumed = calculateEstimate(derived).areas.total.toLocaleString('en-US')
  expect(text).toContain(`for a plot of ${plotSize} marla the estimator assumes ${assumed}`)
})
