// The types of an authority's rules. The ratios are in dhaCoverage.ts and otherCoverage.ts.

import type { Area } from '../exactArea'

/** The plots that a ratio applies to. */
type RatioBasis =
  /** One ratio for all sizes. */
  | { readonly basis: 'allPlots'; readonly marla: undefined }
  /** Plots whose nearest size in the table is `marla`; in a tie, the smaller size. */
  | { readonly basis: 'nearestMarla'; readonly marla: number }
  /** All plots smaller than the table's first size, `marla`. */
  | { readonly basis: 'smallPlot'; readonly marla: number }

/** A ratio and the plots that it applies to. */
export type CoverageRatio = { readonly ratio: number } & RatioBasis

/** A fixed area for one plot size. */
export interface FixedArea {
  readonly areaSqFt: number
  readonly marla: number
}

/** An authority's coverage rules. */
export interface Coverage {
  /** Ground floor to plot. */
  readonly groundRatio: (plot: Area) => CoverageRatio
  /** First floor to ground floor. */
  readonly firstRatio: (plot: Area) => CoverageRatio
  /** Basement to ground floor, for plots without a fixed basement. */
  readonly basementRatio: CoverageRatio
  readonly fixedBasement: (plot: Area) => FixedArea | undefined
  /**
   * The plot sizes, in ascending order, at which a figure may change. Between two adjacent ones, all ratios and fixed areas
   * are the same.
   */
  readonly thresholdsMarla: readonly number[]
}
