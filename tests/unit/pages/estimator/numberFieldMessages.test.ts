import { describe, expect, it } from 'vitest'
import { englishTexts } from '../../../../src/content/estimator/translation'
import { calculateEstimate, initialInputs } from '../../../../src/estimator'
import { numberFieldMessages } from '../../../../src/pages/estimator/estimate/numberFieldMessages'

describe('a field shows', () => {
  it.each([
    ['abc', { number: undefined, errorMessage: 'Enter a number, such as 7.5.' }],
    ['-3', { number: undefined, errorMessage: 'Enter a plot larger than 0.' }],
    ['0.5', { number: 0.5, warning: 'That is less than 1 marla. Is the unit right?' }],
    ['2250', { number: 2250, warning: 'That is more than 400 marla. Is the unit right?' }],
    ['0,5', { number: 0.5, warning: 'Read as 0.5. That is less than 1 marla. Is the unit right?' }],
    ['10', { number: 10, warning: '' }],
    ['', { number: 0, warning: '' }],
  ])('for a plot of "%s" marla: %o', (plotSize, expected) => {
    const { plot, warnings } = calculateEstimate({ ...initialInputs, plotSize })
    expect(numberFieldMessages(plot.size, warnings.plot, englishTexts.inputWarnings)).toEqual(expected)
  })
})
