import { describe, expect, it } from 'vitest'
import { rates } from '../../../src/estimator'
import { faqEntries } from '../../../src/content/faqEntries'
import { postBodies } from '../../../src/content/posts/postBodies'
import { calculatorFields, tentativeText } from '../../../src/content/estimator/calculator'
import { buildingTimes, paymentStages, reservePercent } from '../../../src/content/buildingFigures'
import { termsPage } from '../../../src/content/pages/legal/terms'

const answerOf = (id: string) => faqEntries.find((entry) => entry.id === id)?.answer
const conditions = JSON.stringify(termsPage)

// The figures of the worked examples in tests/unit/estimator.
describe('texts about the estimator', () => {
  it('give the factor between grey structure and finishing', () => {
    const sentence = `about ${rates.finishingFactor} times the grey structure`
    expect(answerOf('grey-structure')).toContain(sentence)
    expect(JSON.stringify(postBodies)).toContain(sentence)
    expect(calculatorFields.quality.finishingRate.value).toContain(`${rates.finishingFactor}x`)
  })

  it('give the ratios of an LDA plot', () => {
    expect(answerOf('dha-or-lda')).toContain(
      'the ground floor takes 70 per cent of the plot, and the first floor is 75 per cent of the ground floor',
    )
  })

  it('give the size of a marla and a kanal', () => {
    expect(answerOf('which-marla')).toContain(
      '225 square feet to a marla and 20 marla, or 4,500 square feet, to a kanal',
    )
    expect(conditions).toContain('225 square feet and one kanal as 4,500 square feet')
  })

  it('give the times of building, the reserve, and payments that add up', () => {
    expect(buildingTimes).toEqual([
      { marla: 5, from: 7, to: 12 },
      { marla: 10, from: 10, to: 14 },
      { marla: 20, from: 10, to: 18 },
    ])
    expect(answerOf('timeline')).toContain(
      'seven to twelve months for 5 marla, ten to fourteen for 10 marla and ten to eighteen for 1 kanal',
    )
    expect(reservePercent).toEqual({ from: 10, to: 15 })
    expect(answerOf('payments')).toContain('a reserve of ten to fifteen per cent')
    for (const part of ['design', 'grayStructure', 'finishing']) {
      const shares = paymentStages.filter((payment) => payment.part === part)
      expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    }
  })

  it('repeat the notice about tentative costs in the terms', () => {
    expect(conditions).toContain(tentativeText)
  })
})
