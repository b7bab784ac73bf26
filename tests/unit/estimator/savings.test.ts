import { describe, expect, it } from 'vitest'
import { budgetShare, inputsOfHouse, plainHouse } from '../../../src/estimator'
import { only, typedAreas } from './inputsWith'

/** 10 marla in DHA with a basement in A+: PKR 27,995,990. */
const house = inputsOfHouse(10, { ...plainHouse, grade: 'A+', includeBasement: true })

const housesWithin = (budget: number, inputs = house) =>
  budgetShare(budget, inputs).houses.map(({ savings, total }) => [savings.join('+'), total])

describe('what a budget pays of a house', () => {
  it.each([
    [27_995_990, 0, 100],
    [27_995_989, -1, 99],
    [20_000_000, -7_995_990, 71],
  ])('PKR %d leaves %d and is %d per cent', (budget, left, percent) => {
    expect(budgetShare(budget, house)).toMatchObject({ left, percent })
  })

  it.each([
    [27_995_990, []],
    [
      27_000_000,
      [
        ['withoutBasement', 18_281_090],
        ['cheapestGrade', 26_813_705],
        ['groundFirst', 19_760_380],
      ],
    ],
    [
      19_000_000,
      [
        ['withoutBasement', 18_281_090],
        ['cheapestGrade+groundFirst', 18_956_710],
      ],
    ],
    [
      18_281_089,
      [
        ['withoutBasement+cheapestGrade', 17_440_655],
        ['withoutBasement+groundFirst', 10_045_480],
      ],
    ],
    [10_000_000, [['withoutBasement+cheapestGrade+groundFirst', 9_583_660]]],
    [9_583_659, [['withoutBasement+cheapestGrade+groundFirst', 9_583_660]]],
  ] as const)('PKR %d leads to %j', (budget, houses) => {
    expect(housesWithin(budget)).toEqual(houses)
  })

  it('each change is one of the calculator’s inputs', () => {
    const [lower, , ground] = budgetShare(27_000_000, house).houses
    expect(lower?.inputs).toEqual({ ...house, includeBasement: false })
    expect(ground?.inputs).toMatchObject({ mode: 'manual', groundFloorArea: '1432', firstFloorArea: '' })
  })

  it.each([
    ['nothing makes a single floor in A cheaper', typedAreas('', '1000', ''), undefined],
    ['at least one floor stays', typedAreas('500', '', '500'), ['withoutBasement']],
    [
      'a grade that changes nothing is left out',
      { ...house, services: only('interior') },
      ['withoutBasement', 'groundFirst'],
    ],
  ])('%s', (_, inputs, savings) => {
    expect(budgetShare(0, { ...inputs, grade: inputs.grade || 'A' }).houses[0]?.savings).toEqual(savings)
  })
})
