import { expect, it } from 'vitest'
import { englishTexts } from '../../../../src/content/estimator/translation'
import { calculateEstimate } from '../../../../src/estimator'
import { areaRuleLabel, areaRuleSentence } from '../../../../src/pages/estimator/estimate/areaRuleTexts'
import { inputsWith } from '../../estimator/inputsWith'

const floors = ['basement', 'ground', 'first'] as const

it.each([
  [
    { plotSize: '10' },
    ['Fixed area for 10 marla', '64% of the plot, 10 marla', '82% of the ground floor, 10 marla'],
    [
      'A fixed area: our figure for 10 marla in DHA.',
      '0.6364 of the plot’s 2,250 sq ft: our figure for 10 marla in DHA.',
      '0.82 of the ground floor’s 1,431.9 sq ft: our figure for 10 marla in DHA.',
    ],
  ],
  [
    { plotSize: '6.9' },
    [
      'Fixed area, as for 7 marla',
      '73% of the plot, up to 7 marla',
      '82% of the ground floor, as for 7 marla',
    ],
    [
      'A fixed area: our figure for 7 marla in DHA, the nearest size in our table.',
      '0.728 of the plot’s 1,552.5 sq ft: our figure for plots of up to 7 marla in DHA.',
      '0.82 of the ground floor’s 1,130.22 sq ft: our figure for 7 marla in DHA, the nearest size in our table.',
    ],
  ],
  [
    { plotSize: '4', includeBasement: false },
    ['Not included', '73% of the plot, up to 7 marla', '100% of the ground floor, up to 5 marla'],
    [
      'Not included',
      '0.728 of the plot’s 900 sq ft: our figure for plots of up to 7 marla in DHA.',
      '1 of the ground floor’s 655.2 sq ft: our figure for plots of up to 5 marla in DHA.',
    ],
  ],
  [
    { plotSize: '10', authority: 'LDA' },
    ['85% of the ground floor', '70% of the plot', '75% of the ground floor'],
    [
      '0.85 of the ground floor’s 1,575 sq ft: our figure for plots of every size.',
      '0.7 of the plot’s 2,250 sq ft: our figure for plots of every size.',
      '0.75 of the ground floor’s 1,575 sq ft: our figure for plots of every size.',
    ],
  ],
  [{ mode: 'manual', basementArea: '1', groundFloorArea: '1500' }, ['', '', ''], ['', '', '']],
] as const)('the rules of the areas are described for %o', (inputs, labels, sentences) => {
  const estimate = calculateEstimate(inputsWith(inputs))
  const { areaRules, plot } = estimate
  expect(
    floors.map((floor) => areaRuleLabel(areaRules[floor], plot.marla, englishTexts.areaRuleTexts)),
  ).toEqual(labels)
  expect(floors.map((floor) => areaRuleSentence(estimate, floor, englishTexts))).toEqual(sentences)
})
