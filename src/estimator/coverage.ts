import type { Area } from './exact'

/** Which plots a ratio holds for. */
type RatioBasis =
  /** Every plot: one ratio for all sizes. */
  | { readonly basis: 'everyPlot'; readonly marlaKey: undefined }
  /** Plots that are nearer to `marlaKey` than to any other size of the table. */
  | { readonly basis: 'nearestMarla'; readonly marlaKey: number }
  /** Plots below the table's first size, `marlaKey`: all of them alike. */
  | { readonly basis: 'smallPlot'; readonly marlaKey: number }

/** A ratio and the plots that it holds for. */
export type CoverageRatio = { readonly ratio: number } & RatioBasis

/** An area that one plot size always has. */
export interface FixedArea {
  readonly areaSqFt: number
  readonly marlaKey: number
}

/** How an authority's plots are built over. */
export interface Coverage {
  /** Ground floor, of the plot. */
  readonly groundRatio: (plot: Area) => CoverageRatio
  /** First floor, of the ground floor. */
  readonly firstRatio: (plot: Area) => CoverageRatio
  /** Basement, where the plot's size does not fix it; of the ground floor. */
  readonly basementRatio: CoverageRatio
  readonly fixedBasement: (plot: Area) => FixedArea | undefined
}
