import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { CostTable } from '../../../../src/pages/estimator/planning/CostTable'
import { linkedEstimate } from '../../estimator/linkedEstimate'

const html = renderToStaticMarkup(
  <MemoryRouter>
    <CostTable />
  </MemoryRouter>,
)

/** The text of an element's markup. */
const textOf = (markup = '') => markup.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')

/** The linked costs of both tables: what the table says, and the house and the total that the link opens. */
const costs = [...html.matchAll(/<table.*?<\/table>/gs)].flatMap(([table]) => {
  const caption = textOf(/<caption.*?<\/caption>/s.exec(table)?.[0])
  return [...table.matchAll(/<tr.*?<\/tr>/gs)].flatMap(([row]) => {
    const marla = Number.parseInt(textOf(/<th.*?<\/th>/s.exec(row)?.[0]), 10)
    return [...row.matchAll(/<a[^>]*href="([^"]+)".*?<\/a>/gs)].map(([link, href = '']) => {
      const { inputs, totals } = linkedEstimate(href.replaceAll('&amp;', '&'))
      const { plotSize, unit, authority, includeBasement, grade } = inputs
      const plot = `${plotSize} ${unit}, ${authority}`
      return [caption, marla, textOf(link), plot, includeBasement, grade, totals.grand]
    })
  })
})

it.each([
  [
    'Without a basement',
    false,
    [
      [5, '1.10', 10_962_315, '1.15', 11_490_570],
      [7, '1.40', 13_967_248, '1.46', 14_640_305],
      [8, '1.52', 15_191_975, '1.59', 15_924_050],
      [10, '1.74', 17_440_655, '1.83', 18_281_090],
      [14, '2.44', 24_420_933, '2.56', 25_597_735],
      [20, '3.25', 32_525_550, '3.41', 34_092_900],
      [40, '7.00', 70_010_243, '7.34', 73_383_915],
    ],
  ],
  [
    'With a basement',
    true,
    [
      [5, '1.56', 15_648_840, '1.63', 16_348_020],
      [7, '1.88', 18_830_623, '1.97', 19_681_055],
      [8, '2.24', 22_442_825, '2.34', 23_439_350],
      [10, '2.68', 26_813_705, '2.80', 27_995_990],
      [14, '3.95', 39_488_553, '4.12', 41_214_895],
      [20, '5.46', 54_631_800, '5.70', 57_005_400],
      [40, '11.95', 119_528_243, '12.47', 124_707_915],
    ],
  ],
] as const)('the costs %s open the estimates of those costs', (caption, basement, rows) => {
  expect(costs.filter(([of]) => of === caption)).toEqual(
    rows.flatMap(([marla, a, totalA, aPlus, totalAPlus]) => [
      [caption, marla, `${a} crore`, `${marla} marla, DHA`, basement, 'A', totalA],
      [caption, marla, `${aPlus} crore`, `${marla} marla, DHA`, basement, 'A+', totalAPlus],
    ]),
  )
})
