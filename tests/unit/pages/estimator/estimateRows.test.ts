import { expect, it } from 'vitest'
import { englishTexts } from '../../../../src/content/pages/estimatorTranslation'
import { calculateEstimate, initialInputs } from '../../../../src/estimator'
import { estimateRows } from '../../../../src/pages/estimator/estimateRows'

it('shows the total area rounded and grouped', () => {
  const inputs = { ...initialInputs, mode: 'manual' as const, groundFloorArea: '3665.5' }
  expect(estimateRows(inputs, calculateEstimate(inputs), englishTexts)).toContainEqual({
    term: 'Total Area',
    value: '3,666 sq.ft.',
  })
})
