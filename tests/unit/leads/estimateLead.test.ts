import { expect, it } from 'vitest'
import { calculateEstimate } from '../../../src/estimator'
import { estimateLead } from '../../../src/leads'
import { contact, submittedFields, tenMarla } from '../../support/sampleSubmission'

const submittedAt = new Date('2026-11-21T05:00:00.123Z')

it('an estimate has every field of the worked example', () => {
  expect(estimateLead(contact, tenMarla, calculateEstimate(tenMarla), submittedAt)).toEqual({
    timestamp: '2026-11-21T05:00:00.123Z',
    ...submittedFields,
  })
})

it.each([
  [' 7.50 ', 'marla', '7.50 marla'],
  ['4500', 'sqft', '4500 sqft'],
  ['   ', 'kanal', '0 kanal'],
  ['1'.repeat(100_000), 'marla', `${'1'.repeat(200)} marla`],
] as const)('a plot typed as "%s" in %s is sent as "%s"', (plotSize, unit, sent) => {
  const inputs = { ...tenMarla, plotSize, unit }
  expect(estimateLead(contact, inputs, calculateEstimate(inputs), submittedAt).plotSize).toBe(sent)
})

it('areas are sent as whole numbers, halves up', () => {
  const inputs = {
    ...tenMarla,
    mode: 'manual',
    basementArea: '1338.5',
    groundFloorArea: '1431.49',
    firstFloorArea: '0.5',
  } as const
  expect(estimateLead(contact, inputs, calculateEstimate(inputs), submittedAt)).toMatchObject({
    basementArea: '1339',
    groundFloorArea: '1431',
    firstFloorArea: '1',
    totalCoveredArea: '2770',
  })
})
