import { divideHalfUp, type Area } from './exactArea'
import type { EstimateInputs } from './inputs'
import { marlaArea } from './plot'

/** A ratio and the plots that it applies to. */
export type CoverageRatio = { readonly ratio: number } & (
  | { readonly basis: 'allPlots'; readonly marla: undefined }
  /** Plots whose nearest size in the table is `marla`; in a tie, the smaller size. */
  | { readonly basis: 'nearestMarla'; readonly marla: number }
  /** All plots smaller than the table's first size, `marla`. */
  | { readonly basis: 'smallPlot'; readonly marla: number }
)

/** Figures by the size of the plot in marla. */
type BySize = Readonly<Record<number, number>>

/** An authority's rules. A ratio is the same for all plots, or depends on their size. */
interface Coverage {
  /** Ground floor to plot. */
  readonly ground: number | BySize
  /** First floor to ground floor. */
  readonly first: number | BySize
  /** In square feet, for plots that round to these sizes. */
  readonly fixedBasements: BySize
  /** Basement to ground floor, for other plots. */
  readonly basement: number
}

/** Source: docs/product.md#areas-in-dha. */
const dhaCoverage: Coverage = {
  ground: { 7: 0.728, 8: 0.693, 9: 0.663, 10: 0.6364, 20: 0.6, 40: 0.653, 60: 0.65, 80: 0.63 },
  first: { 5: 1, 7: 0.82, 8: 0.82, 9: 0.82, 10: 0.82, 20: 0.8, 40: 0.78, 60: 0.78, 80: 0.78 },
  fixedBasements: { 5: 530, 7: 550, 8: 820, 9: 1009, 10: 1060, 20: 2500, 40: 5600, 60: 8300, 80: 10_900 },
  basement: 0.85,
}

/** Source: docs/product.md#areas-under-other-authorities. */
const otherCoverage: Coverage = { ground: 0.7, first: 0.75, fixedBasements: {}, basement: 0.85 }

/** The rules of an authority; without one, those for plots outside DHA. */
export function coverageOf(authority: EstimateInputs['authority']): Coverage {
  return authority === 'DHA' ? dhaCoverage : otherCoverage
}

/** The ratio for a plot. Outside a table it is that of the table's first or last size. */
export function ratioFor(plot: Area, ratios: number | BySize): CoverageRatio {
  if (typeof ratios === 'number') return { ratio: ratios, basis: 'allPlots', marla: undefined }
  const table = entriesOf(ratios)
  // In ascending order, so that the smaller size wins a tie.
  const nearest = table.reduce((best, entry) =>
    squaredDistance(plot, entry.marla) < squaredDistance(plot, best.marla) ? entry : best,
  )
  const isSmall = table.every((entry) => plot < marlaArea(entry.marla))
  return { ratio: nearest.figure, basis: isSmall ? 'smallPlot' : 'nearestMarla', marla: nearest.marla }
}

/** The fixed basement of a plot that rounds to a size in the table; undefined for other plots. */
export function fixedBasementFor(plot: Area, { fixedBasements }: Coverage) {
  const roundedMarla = Number(divideHalfUp(plot, marlaArea(1)))
  const areaSqFt = fixedBasements[roundedMarla]
  return areaSqFt === undefined ? undefined : { areaSqFt, marla: roundedMarla }
}

/**
 * The plot sizes in marla at which a figure may change, at the size itself or just above it. Between two adjacent ones,
 * all ratios and fixed areas are the same.
 */
export function thresholdsMarla({ ground, first, fixedBasements }: Coverage): readonly number[] {
  const midpoints = [ground, first].flatMap((ratios) => {
    const sizes = typeof ratios === 'number' ? [] : entriesOf(ratios).map((entry) => entry.marla)
    return sizes.map((size, index) => (size + (sizes[index + 1] ?? size)) / 2)
  })
  return [
    ...midpoints,
    ...entriesOf(fixedBasements).flatMap((entry) => [entry.marla - 0.5, entry.marla + 0.5]),
  ]
}

function entriesOf(bySize: BySize) {
  return Object.entries(bySize).map(([size, figure]) => ({ marla: Number(size), figure }))
}

function squaredDistance(plot: Area, size: number): bigint {
  return (plot - marlaArea(size)) ** 2n
}
