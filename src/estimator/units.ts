/** The units in which a plot can be given. */
export type PlotUnit = 'marla' | 'sqft' | 'kanal'

/** Square feet in one marla. Source: docs/product.md#units. */
export const sqFtPerMarla = 225

/** Square feet in one of each unit; a kanal is 20 marla. Source: docs/product.md#units. */
export const sqFtPerUnit: Readonly<Record<PlotUnit, number>> = {
  marla: sqFtPerMarla,
  sqft: 1,
  kanal: 20 * sqFtPerMarla,
}
