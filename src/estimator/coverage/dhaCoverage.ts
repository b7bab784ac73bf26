import type { Coverage, CoverageRatio } from './types'
import { divideHalfUp, type Area } from '../exactArea'
import { marla } from '../plot'

interface RatioAt {
  readonly marla: number
  readonly ratio: number
}

type RatioTable = readonly [RatioAt, ...RatioAt[]]

/** Ground floor to plot. Source: docs/product.md#areas-in-dha. */
const groundRatios: RatioTable = [
  { marla: 7, ratio: 0.728 },
  { marla: 8, ratio: 0.693 },
  { marla: 9, ratio: 0.663 },
  { marla: 10, ratio: 0.6364 },
  { marla: 20, ratio: 0.6 },
  { marla: 40, ratio: 0.653 },
  { marla: 60, ratio: 0.65 },
  { marla: 80, ratio: 0.63 },
]

/** First floor to ground floor. Source: docs/product.md#areas-in-dha. */
const firstRatios: RatioTable = [
  { marla: 5, ratio: 1 },
  { marla: 7, ratio: 0.82 },
  { marla: 8, ratio: 0.82 },
  { marla: 9, ratio: 0.82 },
  { marla: 10, ratio: 0.82 },
  { marla: 20, ratio: 0.8 },
  { marla: 40, ratio: 0.78 },
  { marla: 60, ratio: 0.78 },
  { marla: 80, ratio: 0.78 },
]

/** Fixed basements in square feet, for plots that round to these sizes. Source: docs/product.md#areas-in-dha. */
const fixedBasements = [
  { marla: 5, areaSqFt: 530 },
  { marla: 7, areaSqFt: 550 },
  { marla: 8, areaSqFt: 820 },
  { marla: 9, areaSqFt: 1009 },
  { marla: 10, areaSqFt: 1060 },
  { marla: 20, areaSqFt: 2500 },
  { marla: 40, areaSqFt: 5600 },
  { marla: 60, areaSqFt: 8300 },
  { marla: 80, areaSqFt: 10_900 },
] as const

/**
 * The rules for DHA plots, by size. A plot outside a table has the ratio of the table's first or last size.
 * Source: docs/product.md#areas-in-dha.
 */
export const dhaCoverage: Coverage = {
  groundRatio: (plot) => ratioFor(plot, groundRatios),
  firstRatio: (plot) => ratioFor(plot, firstRatios),
  basementRatio: { ratio: 0.85, basis: 'allPlots', marla: undefined },
  fixedBasement: (plot) => {
    const roundedMarla = divideHalfUp(plot, marla(1))
    return fixedBasements.find((entry) => BigInt(entry.marla) === roundedMarla)
  },
  thresholdsMarla: [
    ...midpoints(groundRatios),
    ...midpoints(firstRatios),
    ...fixedBasements.flatMap((entry) => [entry.marla - 0.5, entry.marla + 0.5]),
  ].toSorted((a, b) => a - b),
}

/** Halfway between neighbouring sizes, where the nearest one changes. */
function midpoints(table: RatioTable): number[] {
  return table.slice(1).map((entry, index) => (entry.marla + (table[index]?.marla ?? entry.marla)) / 2)
}

function ratioFor(plot: Area, table: RatioTable): CoverageRatio {
  const basis = plot < marla(table[0].marla) ? 'smallPlot' : 'nearestMarla'
  return { ...nearest(plot, table), basis }
}

/** The entry with the nearest size; in a tie the smaller one, because the table is in ascending order. */
function nearest(plot: Area, table: RatioTable): RatioAt {
  return table.reduce((best, entry) =>
    squaredDistance(plot, entry) < squaredDistance(plot, best) ? entry : best,
  )
}

function squaredDistance(plot: Area, entry: RatioAt): bigint {
  return (plot - marla(entry.marla)) ** 2n
}
