import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, expect, it, vi } from 'vitest'
import LeadRules from '../../../../integrations/apps-script/LeadRules.js'
import * as actual from '../../../../src/estimator/rates'

const { rates, grades } = actual
const premium = {
  ...rates.byGrade['A+'],
  architectural: 300,
  grayStructureGround: 3500,
  grayStructureFirst: 3500,
}

vi.resetModules()
vi.doMock('../../../../src/estimator/rates', () => ({
  rates: { ...rates, byGrade: { ...rates.byGrade, 'A++': premium } },
  grades: [...grades, 'A++'],
  byGrade: (valueOf: (grade: string) => unknown) =>
    Object.fromEntries([...grades, 'A++'].map((grade) => [grade, valueOf(grade)])),
}))
const estimator = await import('../../../../src/estimator')
const { CostTable } = await import('../../../../src/pages/estimator/planning/CostTable')
const { EstimateResult } = await import('../../../../src/pages/estimator/calculator/EstimateResult')

afterAll(() => {
  vi.doUnmock('../../../../src/estimator/rates')
  vi.resetModules()
})

const inputs = estimator.parseInputs({
  ...estimator.inputsOfHouse(10, estimator.plainHouse),
  grade: 'A++',
})
if (!inputs) throw new Error('The inputs of the third grade are not accepted.')

it('a grade that is added to the rates has its costs', () => {
  const { costs, gradeTotals } = estimator.calculateEstimate(inputs)
  expect(costs).toEqual({
    architectural: 781_800,
    interior: 521_200,
    grayStructure: 9_121_000,
    finishing: 10_489_150,
  })
  expect(gradeTotals).toEqual({ A: 17_440_655, 'A+': 18_281_090, 'A++': 20_913_150 })
})

it('receivers accept a grade that is added to the rates', () => {
  const { qualityGrade } = LeadRules.kinds.estimate.fields
  expect([...grades, 'A++', ''].filter((grade) => !qualityGrade?.test(grade))).toEqual([])
})

it('a grade that is added to the rates is a column of the table, a price of the result and a change of the price', () => {
  const table = renderToStaticMarkup(
    <MemoryRouter>
      <CostTable />
    </MemoryRouter>,
  )
  const result = renderToStaticMarkup(
    <MemoryRouter>
      <EstimateResult headingLevel={3} estimate={estimator.calculateEstimate(inputs)} />
    </MemoryRouter>,
  )
  expect(table).toContain('2.09 crore')
  expect(table).toContain('A++ instead of A')
  expect(result).toContain('20,913,150')
})
