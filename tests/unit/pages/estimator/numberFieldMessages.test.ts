import { describe, expect, it } from 'vitest'
import { englishTexts } from '../../../../src/content/pages/estimatorTranslation'
import { calculateEstimate, initialInputs } from '../../../../src/estimator'
import { numberFieldMessages } from '../../../../src/pages/estimator/numberFieldMessages'

describe('a field shows', () => {
  it.each([
    ['abc', { errorMessage: 'Enter a number, such as 7.5.' }],
    ['-3', { errorMessage: 'Enter 0 or more. Until then we count it as 0.' }],
    ['0.5', { warning: 'That is less than 1 marla. Is the unit right?' }],
    ['2250', { warning: 'That is more than 400 marla. Is the unit right?' }],
    ['10', {}],
    ['', {}],
  ])('for a plot of "%s" marla: %o', (plotSize, expected) => {
    const { warnings } = calculateEstimate({ ...initialInputs, plotSize })
    expect(numberFieldMessages(warnings, 'plotSize', englishTexts.inputWarnings)).toEqual(expected)
  })
})
