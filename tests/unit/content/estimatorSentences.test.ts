import { describe, expect, it } from 'vitest'
import { faqEntries } from '../../../src/content/collections/faqEntries'
import { postBodies } from '../../../src/content/collections/postBodies'
import { calculatorFields, tentativeText } from '../../../src/content/pages/estimator'
import { termsPage } from '../../../src/content/pages/terms'
import { calculateEstimate, finishingFactor, sqFtPerUnit } from '../../../src/estimator'
import { inputsWith } from '../estimator/inputsWith'

const inEnglish = (figure: number) => figure.toLocaleString('en-US')
const answerOf = (id: string) => faqEntries.find((entry) => entry.id === id)?.answer
const conditions = JSON.stringify(termsPage)

describe('texts about the estimator', () => {
  it('give the factor between grey structure and finishing', () => {
    const sentence = `about ${finishingFactor} times the grey structure`
    expect(answerOf('grey-structure')).toContain(sentence)
    expect(JSON.stringify(postBodies)).toContain(sentence)
    expect(calculatorFields.quality.finishingRate.value).toContain(`${finishingFactor}x`)
  })

  it('give the ratios of an LDA plot', () => {
    const { areas, plot } = calculateEstimate(
      inputsWith({ plotSize: '10', authority: 'LDA', includeBasement: false, grade: 'A' }),
    )
    const ground = Math.round((areas.ground / plot.areaSqFt) * 100)
    const first = Math.round((areas.first / areas.ground) * 100)
    expect(answerOf('dha-or-lda')).toContain(
      `the ground floor takes ${ground} per cent of the plot, and the first floor is ${first} per cent of the ground floor`,
    )
  })

  it('give the size of a marla and a kanal', () => {
    const [marla, kanal] = [inEnglish(sqFtPerUnit.marla), inEnglish(sqFtPerUnit.kanal)]
    expect(answerOf('which-marla')).toContain(
      `${marla} square feet to a marla and 20 marla, or ${kanal} square feet, to a kanal`,
    )
    expect(conditions).toContain(`${marla} square feet and one kanal as ${kanal} square feet`)
  })

  it('repeat the notice about tentative costs in the terms', () => {
    expect(conditions).toContain(tentativeText)
  })
})
