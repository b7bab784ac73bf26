import { describe, expect, it } from 'vitest'
import { englishTexts } from '../../../../src/content/pages/estimatorTranslation'
import { calculateEstimate, initialInputs, type EstimateInputs } from '../../../../src/estimator'
import { areaRuleLabel } from '../../../../src/pages/estimator/areaRuleLabel'

function rules(inputs: Partial<EstimateInputs>) {
  const { areaRules, plot } = calculateEstimate({ ...initialInputs, ...inputs })
  return [areaRules.basement, areaRules.ground, areaRules.first].map((rule) =>
    areaRuleLabel(rule, plot.marla, englishTexts.areaRuleTexts),
  )
}

describe('the rule of an area is described for', () => {
  it.each([
    [
      '10 marla, DHA',
      { plotSize: '10' },
      ['Fixed area for 10 marla', '0.6364 of the plot, 10 marla', '0.82 of the ground floor, 10 marla'],
    ],
    [
      '6.9 marla, DHA: rounded size for the basement, nearest size for the first floor',
      { plotSize: '6.9' },
      [
        'Fixed area, as for 7 marla',
        '0.728 of the plot, up to 7 marla',
        '0.82 of the ground floor, as for 7 marla',
      ],
    ],
    [
      '4 marla, DHA',
      { plotSize: '4' },
      [
        '0.85 of the ground floor',
        '0.728 of the plot, up to 7 marla',
        '1 of the ground floor, up to 5 marla',
      ],
    ],
    [
      '5 marla, DHA',
      { plotSize: '5' },
      ['Fixed area for 5 marla', '0.728 of the plot, up to 7 marla', '1 of the ground floor, 5 marla'],
    ],
    [
      '10 marla, LDA',
      { plotSize: '10', authority: 'LDA' as const },
      ['0.85 of the ground floor', '0.7 of the plot', '0.75 of the ground floor'],
    ],
    [
      'no basement',
      { plotSize: '10', includeBasement: false },
      ['Not included', '0.6364 of the plot, 10 marla', '0.82 of the ground floor, 10 marla'],
    ],
    ['entered areas', { mode: 'manual' as const, groundFloorArea: '1500' }, ['', '', '']],
  ])('%s', (_, inputs, expected) => {
    expect(rules(inputs)).toEqual(expected)
  })
})
