import { describe, expect, it } from 'vitest'
import { englishTexts } from '../../../../src/content/pages/estimatorTranslation'
import { calculateEstimate, initialInputs, type EstimateInputs } from '../../../../src/estimator'
import { areaRuleSentence } from '../../../../src/pages/estimator/areaRuleSentence'

function reasons(inputs: Partial<EstimateInputs>) {
  const estimate = calculateEstimate({ ...initialInputs, ...inputs })
  return (['basement', 'ground', 'first'] as const).map((floor) =>
    areaRuleSentence(estimate, floor, englishTexts),
  )
}

describe('the reason for an area is given for', () => {
  it.each([
    [
      '10 marla, DHA',
      { plotSize: '10' },
      [
        'A fixed area: our figure for 10 marla in DHA.',
        '0.6364 of the plot’s 2,250 sq ft: our figure for 10 marla in DHA.',
        '0.82 of the ground floor’s 1,431.9 sq ft: our figure for 10 marla in DHA.',
      ],
    ],
    [
      '6 marla, DHA, without a basement',
      { plotSize: '6', includeBasement: false },
      [
        'Not included',
        '0.728 of the plot’s 1,350 sq ft: our figure for plots of up to 7 marla in DHA.',
        '1 of the ground floor’s 982.8 sq ft: our figure for 5 marla in DHA, the nearest size in our table.',
      ],
    ],
    [
      '10 marla, LDA',
      { plotSize: '10', authority: 'LDA' },
      [
        '0.85 of the ground floor’s 1,575 sq ft: our figure for plots of every size.',
        '0.7 of the plot’s 2,250 sq ft: our figure for plots of every size.',
        '0.75 of the ground floor’s 1,575 sq ft: our figure for plots of every size.',
      ],
    ],
    [
      '10.5 marla, DHA',
      { plotSize: '10.5' },
      [
        '0.85 of the ground floor’s 1,503.495 sq ft: our figure for plots of every size.',
        '0.6364 of the plot’s 2,362.5 sq ft: our figure for 10 marla in DHA, the nearest size in our table.',
        '0.82 of the ground floor’s 1,503.495 sq ft: our figure for 10 marla in DHA, the nearest size in our table.',
      ],
    ],
    ['areas that were entered', { mode: 'manual', basementArea: '1', groundFloorArea: '1' }, ['', '', '']],
  ] as const)('%s', (_, inputs, expected) => {
    expect(reasons(inputs)).toEqual(expected)
  })
})
