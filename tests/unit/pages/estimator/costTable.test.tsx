import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { calculateEstimate, parseSharedInputs } from '../../../../src/estimator'
import { CostTable } from '../../../../src/pages/estimator/CostTable'

const html = renderToStaticMarkup(
  <MemoryRouter>
    <CostTable />
  </MemoryRouter>,
)

/** The text of an element's markup. */
const textOf = (markup = '') => markup.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')

/** The linked costs, each with the caption of its table, the header of its row, and the number of its column. */
const costs = [...html.matchAll(/<table.*?<\/table>/gs)].flatMap(([table]) => {
  const caption = textOf(/<caption.*?<\/caption>/s.exec(table)?.[0])
  return [...table.matchAll(/<tr.*?<\/tr>/gs)].flatMap(([row]) => {
    const marla = Number.parseInt(textOf(/<th.*?<\/th>/s.exec(row)?.[0]), 10)
    return [...row.matchAll(/<a[^>]*href="[^#]*#([^"]+)".*?<\/a>/gs)].map(([link, fragment = ''], column) => {
      const grade = column === 0 ? 'A' : 'A+'
      return { caption, marla, grade, cost: textOf(link), fragment: fragment.replaceAll('&amp;', '&') }
    })
  })
})

it('the table of costs has 28 links', () => {
  expect(costs).toHaveLength(28)
})

it.each(costs)('$cost of $marla marla, $grade, $caption, opens the estimate of that cost', (row) => {
  const parsed = parseSharedInputs(row.fragment)
  if (parsed.kind !== 'inputs') throw new Error(parsed.kind)
  expect(parsed.inputs).toMatchObject({
    plotSize: String(row.marla),
    unit: 'marla',
    authority: 'DHA',
    includeBasement: row.caption === 'With a basement',
    grade: row.grade,
  })
  expect(`${(calculateEstimate(parsed.inputs).totals.grand / 10_000_000).toFixed(2)} crore`).toBe(row.cost)
})
