import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { workSheets } from '../../../src/content/workSheets'
import { drawings } from '../../../src/content/drawings'
import { linkedEstimate } from '../estimator/linkedEstimate'

it('the figures of the estimate sheet are those that its link opens', () => {
  const svg = readFileSync(
    join(import.meta.dirname, '../../../src/images/drawings/sheet-estimate.svg'),
    'utf8',
  )
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text)
  const areas = ['1,432 sq ft', '1,174 sq ft', '2,606 sq ft']
  const lines = ['PKR 390,900', 'PKR 521,200', 'PKR 7,687,700', 'PKR 8,840,855']
  const totals = ['PKR 17,440,655', '1.74 crore', 'PKR 6,693 per sq ft']
  expect(texts).toEqual(expect.arrayContaining([...areas, ...lines, ...totals]))
  const [{ sheet, href }] = workSheets
  expect(drawings[sheet].alt).toContain('PKR 17,440,655')
  expect(linkedEstimate(href)).toMatchObject({
    inputs: { plotSize: '10', unit: 'marla', authority: 'DHA', grade: 'A', includeBasement: false },
    areas: { ground: 1432, first: 1174, total: 2606 },
    costs: { architectural: 390_900, interior: 521_200, grayStructure: 7_687_700, finishing: 8_840_855 },
    totals: { grand: 17_440_655 },
    costPerSqFt: 6693,
  })
})
