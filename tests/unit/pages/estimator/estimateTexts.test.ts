import { describe, expect, it } from 'vitest'
import { englishTexts } from '../../../../src/content/estimator/translation'
import { calculateEstimate, initialInputs } from '../../../../src/estimator'
import { missingText, reserveText } from '../../../../src/pages/estimator/estimate/estimateTexts'

describe('what an estimate without results lacks', () => {
  it.each([
    [{ plotSize: '10' }, 'The quality grade is missing.'],
    [{ grade: 'A' as const }, 'The plot size or the areas are missing.'],
    [{}, 'The plot size or the areas, and the quality grade, are missing.'],
  ])('with %j', (inputs, text) => {
    const estimate = calculateEstimate({ ...initialInputs, ...inputs })
    expect(missingText(estimate, englishTexts.estimatePanel.missing)).toBe(text)
  })
})

it.each([
  [17_440_655, '17 lakh to 26 lakh'],
  [70_000_000, '70 lakh to 1.05 crore'],
  [123_456_789, '1.23 crore to 1.85 crore'],
])('the reserve for PKR %i is %s', (total, text) => {
  expect(reserveText(total, englishTexts)).toBe(text)
})
