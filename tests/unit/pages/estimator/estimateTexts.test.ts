import { describe, expect, it } from 'vitest'
import { englishTexts } from '../../../../src/content/estimator/translation'
import { calculateEstimate, initialInputs } from '../../../../src/estimator'
import { missingText } from '../../../../src/pages/estimator/estimate/estimateTexts'

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
