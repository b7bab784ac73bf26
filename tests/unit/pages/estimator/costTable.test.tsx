import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { calculateEstimate, parseSharedInputs } from '../../../../src/estimator'
import { CostTable } from '../../../../src/pages/estimator/CostTable'

const html = renderToStaticMarkup(
  <MemoryRouter>
    <CostTable />
  </MemoryRouter>,
)

/** The text of an element's markup. */
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')

/** The linked costs, each with the caption of its table, the header of its row, and the number of its column. */
const costs = [...html.matchAll(/<table.*?<\/table>/gs)].flatMap(([table]) => {
  const [, caption = ''] = /<caption[^>]*>(.*?)<\/caption>/s.exec(table) ?? []
  return [...table.matchAll(/<tr[^>]*>(?:(?!<\/tr>).)*<\/tr>/gs)].flatMap(([row]) => {
    const [, header = ''] = /<th[^>]*>(.*?)<\/th>/s.exec(row) ?? []
    return [...row.matchAll(/<a[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href = '', cost = ''], column) => ({
        caption: textOf(caption),
        marla: Number.parseInt(textOf(header), 10),
        grade: column === 0 ? 'A' : 'A+',
        href: href.replaceAll('&amp;', '&'),
        cost: textOf(cost),
      }),
    )
  })
})

it('the table of costs links to 28 different estimates', () => {
  expect(costs).toHaveLength(28)
  expect(new Set(costs.map(({ href }) => href)).size).toBe(28)
  expect(costs[0]).toMatchObject({ caption: 'Without a basement', marla: 5, grade: 'A' })
})

describe('the link of a cost opens the estimate of that cost', () => {
  it.each(costs)('$caption, $marla marla, $grade: $cost', ({ caption, marla, grade, href, cost }) => {
    const [path, fragment = ''] = href.split('#')
    expect(path).toBe('/calculate_actual_cost')
    const parsed = parseSharedInputs(fragment)
    if (parsed.kind !== 'inputs') throw new Error(parsed.kind)
    expect(parsed.inputs).toMatchObject({
      plotSize: String(marla),
      unit: 'marla',
      authority: 'DHA',
      mode: 'auto',
      includeBasement: caption === 'With a basement',
      grade,
      services: { architectural: true, interior: true, grayStructure: true, finishing: true },
    })
    expect(`PKR ${calculateEstimate(parsed.inputs).totals.grand.toLocaleString('en-US')}`).toBe(cost)
  })
})
