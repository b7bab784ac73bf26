import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { workSheets } from '../../../src/content/collections/workSheets'
import { calculateEstimate, inputsOfHouse, plainHouse } from '../../../src/estimator'
import { estimateHref } from '../../../src/sections/estimateHref'

const [estimateSheet] = workSheets
const inputs = inputsOfHouse(10, plainHouse)

it('the figures of the estimate sheet are those of the estimator, and its link opens them', () => {
  const svg = readFileSync(join(import.meta.dirname, '../../../src/images/sheet-estimate.svg'), 'utf8')
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text)
  const { areas, costs, totals, costPerSqFt } = calculateEstimate(inputs)
  const amount = (rupees: number) => `PKR ${rupees.toLocaleString('en-US')}`
  const area = (sqFt: number) => `${sqFt.toLocaleString('en-US')} sq ft`
  expect(texts).toEqual(
    expect.arrayContaining([
      ...[areas.ground, areas.first, areas.total].map(area),
      ...Object.values(costs).map(amount),
      amount(totals.grand),
      '1.74 crore',
      `${amount(costPerSqFt)} per sq ft`,
    ]),
  )
  expect(totals.grand).toBe(17_440_655)
  expect(estimateSheet.alt).toContain(amount(totals.grand))
  expect(estimateSheet.href).toBe(estimateHref(inputs))
})
