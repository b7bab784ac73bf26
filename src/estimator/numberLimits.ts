/** The smallest valid number in a field. */
export const minQuantity = 0

/** The largest valid number in a field; up to here every cost is a safe integer. */
export const maxQuantity = 1_000_000_000

/** The usual sizes of a house's plot, in marla; other sizes are accepted, with a warning that asks about the unit. */
export const usualPlotMarla = { min: 1, max: 400 } as const
