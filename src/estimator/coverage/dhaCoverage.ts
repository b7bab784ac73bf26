import type { Coverage, CoverageRatio } from './types'
import { divideHalfUp, type Area } from '../exactArea'
import { marla } from '../plot'

interface RatioAt {
  readonly marlaKey: number
  readonly ratio: number
}

type RatioTable = readonly [RatioAt, ...RatioAt[]]

/** Ground floor to plot. Source: docs/product.md#areas-in-dha. */
const groundRatios: RatioTable = [
  { marlaKey: 7, ratio: 0.728 },
  { marlaKey: 8, ratio: 0.693 },
  { marlaKey: 9, ratio: 0.663 },
  { marlaKey: 10, ratio: 0.6364 },
  { marlaKey: 20, ratio: 0.6 },
  { marlaKey: 40, ratio: 0.653 },
  { marlaKey: 60, ratio: 0.65 },
  { marlaKey: 80, ratio: 0.63 },
]

/** First floor to ground floor. Source: docs/product.md#areas-in-dha. */
const firstRatios: RatioTable = [
  { marlaKey: 5, ratio: 1 },
  { marlaKey: 7, ratio: 0.82 },
  { marlaKey: 8, ratio: 0.82 },
  { marlaKey: 9, ratio: 0.82 },
  { marlaKey: 10, ratio: 0.82 },
  { marlaKey: 20, ratio: 0.8 },
  { marlaKey: 40, ratio: 0.78 },
  { marlaKey: 60, ratio: 0.78 },
  { marlaKey: 80, ratio: 0.78 },
]

/** Fixed basements in square feet, for plots that round to these sizes. Source: docs/product.md#areas-in-dha. */
const fixedBasements = [
  { marlaKey: 5, areaSqFt: 530 },
  { marlaKey: 7, areaSqFt: 550 },
  { marlaKey: 8, areaSqFt: 820 },
  { marlaKey: 9, areaSqFt: 1009 },
  { marlaKey: 10, areaSqFt: 1060 },
  { marlaKey: 20, areaSqFt: 2500 },
  { marlaKey: 40, areaSqFt: 5600 },
  { marlaKey: 60, areaSqFt: 8300 },
  { marlaKey: 80, areaSqFt: 10_900 },
] as const

/**
 * The rules for DHA plots, by size. A plot outside the tables has the ratio of their first or last size.
 * Source: docs/product.md#areas-in-dha.
 */
export const dhaCoverage: Coverage = {
  groundRatio: (plot) => ratioFor(plot, groundRatios),
  firstRatio: (plot) => ratioFor(plot, firstRatios),
  basementRatio: { ratio: 0.85, basis: 'allPlots', marlaKey: undefined },
  fixedBasement: (plot) => {
    const roundedMarla = divideHalfUp(plot, marla(1))
    return fixedBasements.find(({ marlaKey }) => BigInt(marlaKey) === roundedMarla)
  },
  changesAt: [
    ...midpoints(groundRatios),
    ...midpoints(firstRatios),
    ...fixedBasements.flatMap(({ marlaKey }) => [marlaKey - 0.5, marlaKey + 0.5]),
  ].toSorted((a, b) => a - b),
}

/** Halfway between neighbouring sizes, where the nearest one changes. */
function midpoints(table: RatioTable): number[] {
  return table.slice(1).map(({ marlaKey }, index) => (marlaKey + (table[index]?.marlaKey ?? marlaKey)) / 2)
}

function ratioFor(plot: Area, table: RatioTable): CoverageRatio {
  const basis = plot < marla(table[0].marlaKey) ? 'smallPlot' : 'nearestMarla'
  return { ...nearest(plot, table), basis }
}

/** The entry with the nearest size; in a tie the smaller one, because the table is in ascending order. */
function nearest(plot: Area, table: RatioTable): RatioAt {
  return table.reduce((best, entry) =>
    squaredDistance(plot, entry) < squaredDistance(plot, best) ? entry : best,
  )
}

function squaredDistance(plot: Area, { marlaKey }: RatioAt): bigint {
  return (plot - marla(marlaKey)) ** 2n
}
