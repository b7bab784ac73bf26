import { toArea, type Area } from './exactArea'
import { invalidQuantity, maxQuantity, parseQuantity, type Quantity } from './quantity'
import { plotUnitNames } from './unitNames'

/** The units that a plot can be entered in, in the order in which they are offered. */
export const plotUnits = ['marla', 'sqft', 'kanal'] as const
export type PlotUnit = (typeof plotUnits)[number]

/** Square feet per unit; a kanal is 20 marla. Source: docs/product.md#units. */
export const sqFtPerUnit: Readonly<Record<PlotUnit, number>> = { marla: 225, sqft: 1, kanal: 4500 }

/** The usual sizes of a house's plot, in marla; other sizes are accepted, with a warning that asks about the unit. */
export const usualPlotMarla = { min: 1, max: 400 } as const

/** A plot, as entered and as an area. */
export interface Plot {
  /** In the visitor's unit. */
  readonly size: Quantity
  readonly area: Area
}

/**
 * Parses the plot's size. The limit of `maxQuantity` applies to its area in square feet, so that the same plot gives
 * the same result in every unit.
 */
export function parsePlot({ plotSize, unit }: { readonly plotSize: string; readonly unit: PlotUnit }): Plot {
  const size = parseQuantity(plotSize, plotUnitNames[unit])
  const area = toArea(size.value) * BigInt(sqFtPerUnit[unit])
  if (area > toArea(maxQuantity)) return { size: invalidQuantity('tooLarge', size.text), area: 0n }
  return { size, area }
}

/** The area of a whole number of marla. */
export function marla(count: number): Area {
  return toArea(count * sqFtPerUnit.marla)
}

const sqFtPerSqYd = 9

/** Square metres per square foot: the square of 0.3048. */
const sqMPerSqFt = 0.09290304

/** A plot's size in each unit in use, rounded to two decimals. Source: docs/product.md#units. */
export function plotSizes(areaSqFt: number) {
  return {
    sqft: to2Decimals(areaSqFt),
    marla: to2Decimals(areaSqFt / sqFtPerUnit.marla),
    kanal: to2Decimals(areaSqFt / sqFtPerUnit.kanal),
    sqyd: to2Decimals(areaSqFt / sqFtPerSqYd),
    sqm: to2Decimals(areaSqFt * sqMPerSqFt),
  } as const
}

/** The size of a plot in each unit in use. */
export type PlotSizes = ReturnType<typeof plotSizes>

function to2Decimals(value: number): number {
  return Math.round(value * 100) / 100
}
