import { expect, it } from 'vitest'
import { compareGrades, initialInputs } from '../../../src/estimator'
import { only } from './inputsWith'

it.each([
  ['', 'grayStructure', { A: 11_874_700, 'A+': 12_424_600, difference: 549_900 }],
  ['A', 'grayStructure', { A: 11_874_700, 'A+': 12_424_600, difference: 549_900 }],
  ['A+', 'interior', { A: 733_200, 'A+': 733_200, difference: 0 }],
] as const)('the grades side by side, with "%s" selected, for %s', (grade, service, costs) => {
  expect(compareGrades({ ...initialInputs, plotSize: '10', grade, services: only(service) })).toEqual(costs)
})
