import { describe, expect, it } from 'vitest'
import { calculateEstimate } from '../../../src/estimator'
import { inputsWith } from './inputsWith'

const nearest = (ratio: number, marla: number) => ({ ratio, basis: 'nearestMarla', marla })
const belowFirst = (ratio: number, marla: number) => ({ ratio, basis: 'smallPlot', marla })
const fixed = (areaSqFt: number, marla: number) => ({ kind: 'fixedArea', areaSqFt, marla })
const ofGround = { kind: 'ratioOfGround', ratio: 0.85, basis: 'allPlots', marla: undefined }

describe('a DHA plot', () => {
  it.each([
    ['1', 139, ofGround, 164, belowFirst(0.728, 7), 164, belowFirst(1, 5)],
    ['4.499999', 627, ofGround, 737, belowFirst(0.728, 7), 737, belowFirst(1, 5)],
    ['4.5', 530, fixed(530, 5), 737, belowFirst(0.728, 7), 737, belowFirst(1, 5)],
    ['5', 530, fixed(530, 5), 819, belowFirst(0.728, 7), 819, nearest(1, 5)],
    ['5.499999', 530, fixed(530, 5), 901, belowFirst(0.728, 7), 901, nearest(1, 5)],
    ['5.5', 766, ofGround, 901, belowFirst(0.728, 7), 901, nearest(1, 5)],
    ['6.000001', 835, ofGround, 983, belowFirst(0.728, 7), 806, nearest(0.82, 7)],
    ['6.499999', 905, ofGround, 1065, belowFirst(0.728, 7), 873, nearest(0.82, 7)],
    ['6.5', 550, fixed(550, 7), 1065, belowFirst(0.728, 7), 873, nearest(0.82, 7)],
    ['6.999999', 550, fixed(550, 7), 1147, belowFirst(0.728, 7), 940, nearest(0.82, 7)],
    ['7', 550, fixed(550, 7), 1147, nearest(0.728, 7), 940, nearest(0.82, 7)],
    ['7.499999', 550, fixed(550, 7), 1228, nearest(0.728, 7), 1007, nearest(0.82, 7)],
    ['7.5', 820, fixed(820, 8), 1229, nearest(0.728, 7), 1007, nearest(0.82, 7)],
    ['7.500001', 820, fixed(820, 8), 1169, nearest(0.693, 8), 959, nearest(0.82, 8)],
    ['8.499999', 820, fixed(820, 8), 1325, nearest(0.693, 8), 1087, nearest(0.82, 8)],
    ['8.5', 1009, fixed(1009, 9), 1325, nearest(0.693, 8), 1087, nearest(0.82, 8)],
    ['8.500001', 1009, fixed(1009, 9), 1268, nearest(0.663, 9), 1040, nearest(0.82, 9)],
    ['9.499999', 1009, fixed(1009, 9), 1417, nearest(0.663, 9), 1162, nearest(0.82, 9)],
    ['9.5', 1060, fixed(1060, 10), 1417, nearest(0.663, 9), 1162, nearest(0.82, 9)],
    ['9.500001', 1060, fixed(1060, 10), 1360, nearest(0.6364, 10), 1115, nearest(0.82, 10)],
    ['10.499999', 1060, fixed(1060, 10), 1503, nearest(0.6364, 10), 1233, nearest(0.82, 10)],
    ['10.5', 1278, ofGround, 1503, nearest(0.6364, 10), 1233, nearest(0.82, 10)],
    ['15', 1826, ofGround, 2148, nearest(0.6364, 10), 1761, nearest(0.82, 10)],
    ['15.000001', 1721, ofGround, 2025, nearest(0.6, 20), 1620, nearest(0.8, 20)],
    ['19.499999', 2238, ofGround, 2632, nearest(0.6, 20), 2106, nearest(0.8, 20)],
    ['19.5', 2500, fixed(2500, 20), 2633, nearest(0.6, 20), 2106, nearest(0.8, 20)],
    ['20', 2500, fixed(2500, 20), 2700, nearest(0.6, 20), 2160, nearest(0.8, 20)],
    ['20.499999', 2500, fixed(2500, 20), 2767, nearest(0.6, 20), 2214, nearest(0.8, 20)],
    ['20.5', 2352, ofGround, 2768, nearest(0.6, 20), 2214, nearest(0.8, 20)],
    ['30', 3443, ofGround, 4050, nearest(0.6, 20), 3240, nearest(0.8, 20)],
    ['30.000001', 3747, ofGround, 4408, nearest(0.653, 40), 3438, nearest(0.78, 40)],
    ['39.499999', 4933, ofGround, 5804, nearest(0.653, 40), 4527, nearest(0.78, 40)],
    ['39.5', 5600, fixed(5600, 40), 5804, nearest(0.653, 40), 4527, nearest(0.78, 40)],
    ['40.499999', 5600, fixed(5600, 40), 5950, nearest(0.653, 40), 4641, nearest(0.78, 40)],
    ['40.5', 5058, ofGround, 5950, nearest(0.653, 40), 4641, nearest(0.78, 40)],
    ['50', 6244, ofGround, 7346, nearest(0.653, 40), 5730, nearest(0.78, 40)],
    ['50.000001', 6216, ofGround, 7313, nearest(0.65, 60), 5704, nearest(0.78, 60)],
    ['59.499999', 7397, ofGround, 8702, nearest(0.65, 60), 6787, nearest(0.78, 60)],
    ['59.5', 8300, fixed(8300, 60), 8702, nearest(0.65, 60), 6787, nearest(0.78, 60)],
    ['60.499999', 8300, fixed(8300, 60), 8848, nearest(0.65, 60), 6902, nearest(0.78, 60)],
    ['60.5', 7521, ofGround, 8848, nearest(0.65, 60), 6902, nearest(0.78, 60)],
    ['70', 8702, ofGround, 10238, nearest(0.65, 60), 7985, nearest(0.78, 60)],
    ['70.000001', 8434, ofGround, 9923, nearest(0.63, 80), 7740, nearest(0.78, 80)],
    ['79.499999', 9579, ofGround, 11269, nearest(0.63, 80), 8790, nearest(0.78, 80)],
    ['79.5', 10900, fixed(10900, 80), 11269, nearest(0.63, 80), 8790, nearest(0.78, 80)],
    ['80.499999', 10900, fixed(10900, 80), 11411, nearest(0.63, 80), 8900, nearest(0.78, 80)],
    ['80.5', 9699, ofGround, 11411, nearest(0.63, 80), 8900, nearest(0.78, 80)],
    ['400', 48195, ofGround, 56700, nearest(0.63, 80), 44226, nearest(0.78, 80)],
  ] as const)(
    'of %s marla has the right areas and rules',
    (plotSize, basement, basementRule, ground, groundRatio, first, firstRatio) => {
      const { areas, areaRules } = calculateEstimate(inputsWith({ plotSize }))
      expect(areas).toMatchObject({ basement, ground, first, total: basement + ground + first })
      expect(areaRules).toEqual({
        basement: basementRule,
        ground: { kind: 'ratioOfPlot', ...groundRatio },
        first: { kind: 'ratioOfGround', ...firstRatio },
      })
    },
  )
})

it('a plot of another authority has the same rules whatever its size, and an excluded basement its own', () => {
  const everyPlot = { basis: 'allPlots', marla: undefined }
  const rulesWith = (includeBasement: boolean) =>
    calculateEstimate(inputsWith({ plotSize: '7', authority: 'LDA', includeBasement })).areaRules
  expect(rulesWith(true)).toEqual({
    basement: { kind: 'ratioOfGround', ratio: 0.85, ...everyPlot },
    ground: { kind: 'ratioOfPlot', ratio: 0.7, ...everyPlot },
    first: { kind: 'ratioOfGround', ratio: 0.75, ...everyPlot },
  })
  expect(rulesWith(false).basement).toEqual({ kind: 'excluded' })
})
