import { describe, expect, it } from 'vitest'
import { calculateEstimate } from '../../../../src/estimator'
import { inputsWith } from '../inputsWith'

const everyPlot = { basis: 'allPlots', marla: undefined }

describe('a plot that is not DHA', () => {
  it.each([
    ['0.5', 67, 79, 59],
    ['3', 402, 473, 354],
    ['5', 669, 788, 591],
    ['6.999999', 937, 1102, 827],
    ['7', 937, 1103, 827],
    ['10', 1339, 1575, 1181],
    ['12', 1607, 1890, 1418],
    ['13', 1740, 2048, 1536],
    ['20', 2678, 3150, 2363],
    ['25', 3347, 3938, 2953],
    ['80', 10_710, 12_600, 9450],
  ])('of %s marla has the same ratios as any other', (plotSize, basement, ground, first) => {
    const { areas, areaRules } = calculateEstimate(inputsWith({ plotSize, authority: 'LDA' }))
    expect(areas).toMatchObject({ basement, ground, first, total: basement + ground + first })
    expect(areaRules).toEqual({
      basement: { kind: 'ratioOfGround', ratio: 0.85, ...everyPlot },
      ground: { kind: 'ratioOfPlot', ratio: 0.7, ...everyPlot },
      first: { kind: 'ratioOfGround', ratio: 0.75, ...everyPlot },
    })
  })

  it.each(['', 'LDA'] as const)('is every plot whose authority is not DHA: "%s"', (authority) => {
    expect(calculateEstimate(inputsWith({ plotSize: '10', authority })).areas.ground).toBe(1575)
  })

  it('has no fixed basement, although 7 marla of DHA have one', () => {
    expect(calculateEstimate(inputsWith({ plotSize: '7', authority: 'LDA' })).areas.basement).toBe(937)
    expect(calculateEstimate(inputsWith({ plotSize: '7', authority: 'DHA' })).areas.basement).toBe(550)
  })
})
