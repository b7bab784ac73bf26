import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  budgetIn,
  budgetUnitIn,
  budgetUnits,
  calculateEstimate,
  initialBudget,
  inputsOfHouse,
  parseBudget,
  plotWithin,
  usualPlotMarla,
  type BudgetAnswer,
  type HouseChoices,
} from '../../../src/estimator'
import { coverageOf, fixedBasementFor, ratioFor, thresholdsMarla } from '../../../src/estimator/coverage'
import { marlaArea as areaOfMarla } from '../../../src/estimator/plot'
import { anyGrade, anyServices } from './arbitraries'
import { only } from './inputsWith'

const all = only('grayStructure', 'finishing', 'architectural', 'interior')

const house = (choices: Partial<HouseChoices> = {}): HouseChoices => ({
  authority: 'DHA',
  includeBasement: true,
  services: all,
  grade: 'A+',
  ...choices,
})

const costOf = (marla: number, choices: HouseChoices) =>
  calculateEstimate(inputsOfHouse(marla, choices)).totals.grand

/** All usual plots in tenths of a marla. */
const usualPlots = Array.from(
  { length: (usualPlotMarla.max - usualPlotMarla.min) * 10 + 1 },
  (_, index) => usualPlotMarla.min * 10 + index,
)

/** The largest plot that a budget is enough for, found by calculating every usual plot. */
function largestByTrial(budget: number, choices: HouseChoices): number | undefined {
  const tenths = usualPlots.findLast((plot) => costOf(plot / 10, choices) <= budget)
  return tenths === undefined ? undefined : tenths / 10
}

const anyHouse: fc.Arbitrary<HouseChoices> = fc.record({
  authority: fc.constantFrom('DHA' as const, 'LDA' as const, '' as const),
  includeBasement: fc.boolean(),
  services: anyServices.filter((services) => Object.values(services).includes(true)),
  grade: anyGrade,
})

/** From nothing to more than the largest usual plot costs, with small budgets as likely as large ones. */
const anyBudget = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, exponent]) => digits * 10 ** exponent)

function largestOf(answer: BudgetAnswer): number | undefined {
  return answer.kind === 'enough' ? answer.largest.marla : undefined
}

describe('a budget', () => {
  it('is 2 crore at first, for a house in DHA without a basement, in grade A, with every service', () => {
    expect(initialBudget).toEqual({
      budget: '2',
      unit: 'crore',
      authority: 'DHA',
      grade: 'A',
      includeBasement: false,
      services: all,
    })
  })

  it.each([
    ['2', 'crore', 20_000_000],
    ['2.5', 'crore', 25_000_000],
    ['85', 'lakh', 8_500_000],
    ['85 lakh', 'lakh', 8_500_000],
    ['2,5', 'crore', 25_000_000],
    ['2,79,95,990 Rs', 'pkr', 27_995_990],
    ['0.1234567', 'crore', 1_234_570],
    ['27995990', 'pkr', 27_995_990],
    ['0.9', 'pkr', 0],
    ['1000000000 crore', 'crore', Number.MAX_SAFE_INTEGER],
    ['PKR 19,627,030', 'crore', 19_627_030],
    ['PKR\u00A019,627,030', 'crore', 19_627_030],
    ['Rs 2 crore', 'lakh', 20_000_000],
    ['20 000 000', 'crore', 20_000_000],
    ['2 کروڑ', 'pkr', 20_000_000],
    ['200 lakh rupees', 'crore', 20_000_000],
    ['2,00,00,000/-', 'crore', 20_000_000],
    ['Rs. 2.5 Cr', 'pkr', 25_000_000],
    ['۲ کروڑ روپے', 'lakh', 20_000_000],
    ['2 crore 50 lakh', 'crore', 25_000_000],
    ['2 lakh', 'crore', 200_000],
    ['₨ 1,96,27,030', 'lakh', 19_627_030],
    ['19627030', 'crore', 19_627_030],
    ['PKR 50,000', 'crore', 50_000],
    ['PKR 20,000,000 only', 'crore', 20_000_000],
    ['2.2 crore 10 lakh', 'crore', 23_000_000],
    ['16 million', 'crore', 16_000_000],
    ['PKR 1.5 million', 'pkr', 1_500_000],
  ] as const)('of %s %s is PKR %i', (text, unit, pkr) => {
    expect(parseBudget(text, unit)).toMatchObject({ status: 'valid', pkr })
  })

  it.each([
    ['', 'empty'],
    ['two', 'notANumber'],
    ['2 billion', 'hasUnit'],
    ['500k', 'hasUnit'],
    ['2 crore 50', 'notANumber'],
    ['2 crore about', 'hasUnit'],
    ['PKR', 'empty'],
    ['-1', 'negative'],
    ['1000000001', 'tooLarge'],
  ] as const)('of %j counts as 0, because it is %s', (text, status) => {
    expect(parseBudget(text, 'crore')).toMatchObject({ status, pkr: 0 })
  })
})

it.each([
  ['1 a ', 'notANumber'],
  ['1 crore ', 'notANumber'],
  [' ', 'empty'],
  ['1 ', 'ambiguousSeparators'],
] as const)('a budget of 64 KiB of %j counts as 0, because it is %s', (piece, status) => {
  expect(parseBudget(piece.repeat(65_536 / piece.length), 'crore')).toMatchObject({ status, pkr: 0 })
})

it('in another unit is the same amount', () => {
  const budget = parseBudget('Rs 2.5 crore', 'lakh')
  expect(budgetUnits.map((unit) => budgetIn(unit, budget))).toEqual(['2.5 crore', '250 lakh', '25000000 PKR'])
  expect(budgetIn('crore', parseBudget('5', 'pkr'))).toBe('0.0000005 crore')
})

describe('the plot within a budget', () => {
  it.each([
    ['DHA', 'A+', true, 7.1, 19_891_505, 7, 19_681_055, 8, 23_439_350],
    ['DHA', 'A', true, 7.4, 19_627_030, 7, 18_830_623, 8, 22_442_825],
    ['DHA', 'A+', false, 10.9, 19_929_615, 10, 18_281_090, 14, 25_597_735],
    ['LDA', 'A', false, 10.8, 19_923_573, 10, 18_444_530, 14, 25_826_358],
  ] as const)(
    'of 2 crore in %s with %s and a basement: %s is %f marla',
    (authority, grade, includeBasement, marla, total, common, commonTotal, next, nextTotal) => {
      const answer = plotWithin(20_000_000, house({ authority, grade, includeBasement }))
      expect(answer).toMatchObject({
        kind: 'enough',
        largest: { marla, total },
        common: { marla: common, total: commonTotal },
        next: { marla: next, total: nextTotal },
      })
    },
  )

  it('costs exactly the budget, if the budget is the cost of a plot', () => {
    expect(plotWithin(27_995_990, house())).toMatchObject({ largest: { marla: 10, total: 27_995_990 } })
  })

  it('may be larger than a plot that exceeds the budget', () => {
    // From 6.5 marla, the basement of 7 marla is fixed at 550 sq ft; below, it is 0.85 of the ground floor.
    expect(costOf(6.4, house())).toBe(21_550_635)
    expect(plotWithin(18_635_820, house())).toMatchObject({ largest: { marla: 6.5, total: 18_635_820 } })
    expect(plotWithin(18_635_819, house())).toMatchObject({ largest: { marla: 5.4, total: 17_274_000 } })
  })

  it('is the one that is found by calculating every plot', () => {
    fc.assert(
      fc.property(anyBudget, anyHouse, (budget, choices) => {
        expect(largestOf(plotWithin(budget, choices))).toBe(largestByTrial(budget, choices))
      }),
      { numRuns: 12 },
    )
  })

  it('is the largest usual one for any larger budget', () => {
    expect(plotWithin(Number.MAX_SAFE_INTEGER, house())).toMatchObject({
      largest: { marla: 400 },
      common: { marla: 80 },
      next: undefined,
    })
  })

  it('does not exist below the cost of the smallest usual one', () => {
    expect(plotWithin(3_574_854, house())).toEqual({
      kind: 'tooLow',
      smallest: { marla: 1, total: 3_574_855 },
    })
    expect(plotWithin(3_574_855, house())).toMatchObject({ largest: { marla: 1 }, common: undefined })
  })

  it('is undefined without services', () => {
    expect(plotWithin(20_000_000, house({ services: only() }))).toEqual({ kind: 'noServices' })
  })
})

describe('the plots at which DHA’s rules change', () => {
  it('include every change between neighbouring tenths', () => {
    const dha = coverageOf('DHA')
    const rulesAt = (tenths: number) => {
      const plot = (areaOfMarla(1) * BigInt(tenths)) / 10n
      return JSON.stringify([
        ratioFor(plot, dha.ground).ratio,
        ratioFor(plot, dha.first).ratio,
        fixedBasementFor(plot, dha)?.areaSqFt,
      ])
    }
    const changed = usualPlots.slice(1).filter((tenths) => rulesAt(tenths) !== rulesAt(tenths - 1))
    expect(changed.length).toBeGreaterThan(15)
    const announced = new Set(thresholdsMarla(dha).flatMap((marla) => [marla * 10, marla * 10 + 1]))
    expect(changed.filter((tenths) => !announced.has(tenths))).toEqual([])
  })
})

it.each([
  ['200 lakh', 'lakh'],
  ['2 cr', 'crore'],
  ['Rs 2', 'pkr'],
  ['2', 'crore'],
  ['150000', 'crore'],
] as const)('%s, typed with crore selected, selects %s', (text, unit) => {
  expect(budgetUnitIn(text, 'crore')).toBe(unit)
})
