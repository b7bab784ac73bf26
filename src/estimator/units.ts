/** The units that a plot can be entered in, in the order in which they are offered. */
export const plotUnits = ['marla', 'sqft', 'kanal'] as const

/** A unit of a plot. */
export type PlotUnit = (typeof plotUnits)[number]

/** Square feet per marla. Source: docs/product.md#units. */
export const sqFtPerMarla = 225

/** Square feet per unit; a kanal is 20 marla. Source: docs/product.md#units. */
export const sqFtPerUnit: Readonly<Record<PlotUnit, number>> = {
  marla: sqFtPerMarla,
  sqft: 1,
  kanal: 20 * sqFtPerMarla,
}
