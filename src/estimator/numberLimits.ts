/** The smallest valid number in a field. */
export const minQuantity = 0

/** The largest valid number in a field; up to here every cost is a safe integer. */
export const maxQuantity = 1_000_000_000

/** The usual sizes of a house's plot, in marla; other sizes are accepted, with a warning that asks about the unit. */
export const usualPlotMarla = { min: 1, max: 400 } as const

/** Sizes in which plots are commonly sold, in marla and in ascending order. Source: docs/product.md#budget. */
export const commonPlotMarla = [5, 7, 8, 10, 14, 20, 40, 60, 80] as const

/** The plots of the table of costs, in marla. Source: docs/product.md#table-of-costs. */
export const tabulatedPlotMarla = [5, 7, 8, 10, 14, 20, 40] as const

/**
 * The plot, in marla, of the example house below the table of costs, which shows how each choice changes the price.
 * Source: docs/product.md#table-of-costs.
 */
export const examplePlotMarla = 10
