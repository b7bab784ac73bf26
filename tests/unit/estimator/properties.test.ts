import * as fc from 'fast-check'
import { amounts } from '../../../src/content/amounts'
import { describe, expect, it } from 'vitest'
import {
  type Authority,
  changeInputs,
  calculateEstimate,
  formatPkr,
  formatSqFt,
  initialInputs,
  formatLakhCrore,
  serviceKeys,
  type Estimate,
  type EstimateInputs,
} from '../../../src/estimator'
import { anyChange, anyGrade, anyInputs, anyServices, decimal, millionths } from './arbitraries'
import { inputsWith, typedAreas } from './inputsWith'

function numbersOf({ plot, areas, costs, totals, gradeTotals, costPerSqFt }: Estimate): readonly number[] {
  const { unit: _, text: __, ...measures } = plot
  return [measures, areas, costs, totals, gradeTotals, { costPerSqFt }].flatMap((group) =>
    Object.values<number>(group),
  )
}

/** The areas of a house's three floors, each up to 20,000 sq ft. */
const house = fc.tuple(millionths(20_000), millionths(20_000), millionths(20_000))

function manualInputs([basement, ground, first]: readonly [number, number, number]): EstimateInputs {
  return typedAreas(decimal(basement), decimal(ground), decimal(first))
}

describe('an estimate of any inputs', () => {
  it('has only finite numbers of 0 or more', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        for (const number of numbersOf(calculateEstimate(inputs))) {
          expect(Number.isFinite(number) && number >= 0).toBe(true)
        }
      }),
    )
  })

  it('has whole amounts that can be formatted', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { costs, totals, costPerSqFt, areas } = calculateEstimate(inputs)
        for (const amount of [...Object.values(costs), ...Object.values(totals), costPerSqFt]) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(formatPkr(amount)).toMatch(/^PKR\u00a0\d{1,3}(,\d{3})*$/)
          expect(formatLakhCrore(amount, amounts)).toMatch(/^\d{1,3}(,\d{3})*(\.\d{1,2})?( lakh| crore)?$/)
        }
        expect(formatSqFt(areas.total, amounts)).toMatch(/^\d{1,3}(,\d{3})*(\.\d{1,6})? sq ft$/)
      }),
    )
  })

  it('shows areas of floors that add up to the total that it shows', () => {
    const shown = (area: number) =>
      Math.round(Number(formatSqFt(area, amounts).replaceAll(/[^\d.]/g, '')) * 1_000_000)
    fc.assert(
      fc.property(house, (floors) => {
        const { basement, ground, first, total } = calculateEstimate(manualInputs(floors)).areas
        expect(shown(basement) + shown(ground) + shown(first)).toBe(shown(total))
      }),
    )
  })
})

describe('the totals', () => {
  it('decrease by exactly the cost of a service when it is deselected', () => {
    fc.assert(
      fc.property(
        house,
        anyGrade,
        anyServices,
        fc.constantFrom(...serviceKeys),
        (floors, grade, services, deselected) => {
          const inputs = { ...manualInputs(floors), grade, services: { ...services, [deselected]: true } }
          const all = calculateEstimate(inputs)
          const rest = calculateEstimate(
            changeInputs(inputs, { field: 'service', service: deselected, value: false }),
          )
          expect(all.totals.grand - rest.totals.grand).toBe(all.costs[deselected])
          expect(rest.costs).toEqual(all.costs)
          expect(all.selectedServices.filter((service) => service !== deselected)).toEqual(
            rest.selectedServices,
          )
        },
      ),
    )
  })
})

describe('a larger house', () => {
  it('never costs less, floor by floor', () => {
    fc.assert(
      fc.property(house, house, anyGrade, anyServices, (floors, extra, grade, services) => {
        const [basement, ground, first] = floors
        const small = calculateEstimate({ ...manualInputs(floors), grade, services })
        const large = calculateEstimate({
          ...manualInputs([basement + extra[0], ground + extra[1], first + extra[2]]),
          grade,
          services,
        })
        for (const service of serviceKeys) {
          expect(large.costs[service]).toBeGreaterThanOrEqual(small.costs[service])
        }
        expect(large.totals.grand).toBeGreaterThanOrEqual(small.totals.grand)
      }),
    )
  })

  it('costs more in grade A+ than in grade A if it has an area of at least 1 sq ft', () => {
    fc.assert(
      fc.property(house, (floors) => {
        const inputs = manualInputs(floors)
        fc.pre(calculateEstimate(inputs).areas.total >= 1)
        const a = calculateEstimate({ ...inputs, grade: 'A' })
        const aPlus = calculateEstimate({ ...inputs, grade: 'A+' })
        expect(aPlus.totals.construction).toBeGreaterThan(a.totals.construction)
        expect(aPlus.totals.design).toBe(a.totals.design)
      }),
    )
  })
})

/** The estimates of two plots in auto mode, the smaller one first. */
function smallAndLarge(authority: Authority, plots: readonly [number, number], includeBasement: boolean) {
  const [one, other] = plots
  const of = (plot: number) =>
    calculateEstimate(inputsWith({ plotSize: decimal(plot), authority, includeBasement, grade: 'A' }))
  return { small: of(Math.min(one, other)), large: of(Math.max(one, other)) }
}

describe('a larger plot', () => {
  it.each([
    [0, 4.499999],
    [4.5, 5.499999],
    [5.5, 6],
    [6.000001, 6.499999],
    [6.5, 7.499999],
    [7.500001, 8.499999],
    [8.500001, 9.499999],
    [9.500001, 10.499999],
    [10.5, 15],
    [15.000001, 19.499999],
    [19.5, 20.499999],
    [20.5, 30],
    [30.000001, 39.499999],
    [39.5, 40.499999],
    [40.5, 50],
    [50.000001, 59.499999],
    [59.5, 60.499999],
    [60.5, 70],
    [70.000001, 79.499999],
    [79.5, 80.499999],
    [80.5, 1000],
  ])('never costs less within a range of DHA sizes with the same rules: %d to %d marla', (from, to) => {
    const plot = fc.integer({ min: Math.round(from * 1_000_000), max: Math.round(to * 1_000_000) })
    fc.assert(
      fc.property(fc.tuple(plot, plot), fc.boolean(), (plots, includeBasement) => {
        const { small, large } = smallAndLarge('DHA', plots, includeBasement)
        expect(large.totals.grand).toBeGreaterThanOrEqual(small.totals.grand)
        expect(large.areas.total).toBeGreaterThanOrEqual(small.areas.total)
      }),
      { numRuns: 25 },
    )
  })

  it('never costs less under LDA, which has the same rules for every size', () => {
    fc.assert(
      fc.property(fc.tuple(millionths(1000), millionths(1000)), fc.boolean(), (plots, includeBasement) => {
        const { small, large } = smallAndLarge('LDA', plots, includeBasement)
        expect(large.totals.grand).toBeGreaterThanOrEqual(small.totals.grand)
        expect(large.areas.total).toBeGreaterThanOrEqual(small.areas.total)
      }),
    )
  })
})

describe('a plot', () => {
  it('gives the same estimate in kanal, marla and square feet', () => {
    fc.assert(
      fc.property(millionths(100), fc.constantFrom('DHA', 'LDA'), anyGrade, (kanal, authority, grade) => {
        const inputs = inputsWith({ authority, grade })
        const inKanal = calculateEstimate({ ...inputs, unit: 'kanal', plotSize: decimal(kanal) })
        const inMarla = calculateEstimate({ ...inputs, unit: 'marla', plotSize: decimal(20 * kanal) })
        const inSqFt = calculateEstimate({ ...inputs, unit: 'sqft', plotSize: decimal(4500 * kanal) })
        const { areaSqFt, marla } = inKanal.plot
        for (const estimate of [inMarla, inSqFt]) {
          expect(estimate).toEqual({ ...inKanal, plot: { ...estimate.plot, areaSqFt, marla } })
        }
        expect(inMarla.plot.size).toBe((20 * kanal) / 1_000_000)
        expect(inSqFt.plot.size).toBe((4500 * kanal) / 1_000_000)
      }),
    )
  })
})

describe('after any changes', () => {
  const anyChanges = fc.array(anyChange, { maxLength: 12 })

  it('the earlier inputs are not mutated', () => {
    fc.assert(
      fc.property(anyInputs, anyChanges, (inputs, changes) => {
        const copy = structuredClone(inputs)
        changes.reduce(changeInputs, inputs)
        expect(inputs).toEqual(copy)
      }),
    )
  })

  it('derived areas are entered once, on the change to manual mode', () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const inputs = changes.reduce(changeInputs, initialInputs)
        const { areas, plot } = calculateEstimate(inputs)
        fc.pre(inputs.mode === 'auto' && plot.areaSqFt > 0)
        expect(inputs).toMatchObject({ basementArea: '', groundFloorArea: '', firstFloorArea: '' })
        const manual = changeInputs(inputs, { field: 'mode', value: 'manual' })
        expect(calculateEstimate(manual).areas).toEqual(areas)
        expect(changeInputs(manual, { field: 'plotSize', value: '' })).toEqual({ ...manual, plotSize: '' })
      }),
    )
  })

  it('an excluded basement has no area', () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const inputs = changes.reduce(changeInputs, initialInputs)
        fc.pre(!inputs.includeBasement)
        expect(inputs.basementArea).toBe('')
        expect(calculateEstimate(inputs).areas.basement).toBe(0)
      }),
    )
  })

  it('no typed area is overwritten in manual mode', () => {
    fc.assert(
      fc.property(anyInputs, anyChange, (start, change) => {
        fc.pre(['plotSize', 'unit', 'authority', 'grade', 'service'].includes(change.field))
        const { basementArea, groundFloorArea, firstFloorArea } = start
        const after = changeInputs({ ...start, mode: 'manual', includeBasement: true }, change)
        expect(after).toMatchObject({ basementArea, groundFloorArea, firstFloorArea })
      }),
    )
  })
})
