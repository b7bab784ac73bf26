import { toArea, type Area } from './exactArea'
import { invalidQuantity, maxQuantity, parseEither, parseQuantity, parseSum, type Quantity } from './quantity'

/** The units that a plot can be entered in, in the order in which they are offered. */
export const plotUnits = ['marla', 'sqft', 'kanal'] as const
export type PlotUnit = (typeof plotUnits)[number]

/** Square feet per unit; a kanal is 20 marla. Source: docs/product.md#units. */
export const sqFtPerUnit: Readonly<Record<PlotUnit, number>> = { marla: 225, sqft: 1, kanal: 4500 }

/** What visitors type after the number, in English or Urdu; `parseQuantity` takes the beginning of a name, too. */
export const plotUnitNames: Readonly<Record<PlotUnit, readonly string[]>> = {
  marla: ['marlas', 'مرلہ', 'مرلے'],
  sqft: ['sqft', 'sq feet', 'square feet', 'square foot', 'sft', 'ft', 'feet', 'مربع فٹ', 'فٹ'],
  kanal: ['kanals', 'کنال'],
}

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
  const size = readSize(plotSize, unit)
  const area = toArea(size.value) * BigInt(sqFtPerUnit[unit])
  if (area > toArea(maxQuantity)) return { size: invalidQuantity('tooLarge', size.text), area: 0n }
  return { size, area }
}

/** Reads a size in a unit; in kanal, also "2 kanal 5 marla", and in square feet "250 gaz". */
function readSize(text: string, unit: PlotUnit): Quantity {
  const sum = unit === 'kanal' && parseSum(text, [plotUnitNames.kanal, plotUnitNames.marla], 20)
  const sqYards = ['sq yards', 'sq yds', 'square yards', 'yards', 'yds', 'sq gaz', 'gaz', 'مربع گز', 'گز']
  return sum || parseEither(text, plotUnitNames[unit], unit === 'sqft' ? sqYards : [], 9)
}

/** The unit that a text names; `selected` if it names none, or could name several. */
export function plotUnitIn(text: string, selected: PlotUnit): PlotUnit {
  const isValidIn = (unit: PlotUnit) => readSize(text, unit).status === 'valid'
  if (isValidIn(selected)) return selected
  const [unit, ...others] = plotUnits.filter(isValidIn)
  return unit && others.length === 0 ? unit : selected
}

/**
 * A size in another unit, as text that names it, so that the next unit converts it, too; the text as typed if it is only a
 * number, which then counts in the other unit.
 */
export function plotSizeIn(unit: PlotUnit, plotSize: string, before: PlotUnit): string {
  const { status, value } = readSize(plotSize, before)
  if (status !== 'valid' || parseQuantity(plotSize).status === 'valid') return plotSize
  const converted = Number(((value * sqFtPerUnit[before]) / sqFtPerUnit[unit]).toFixed(6))
  return `${converted} ${unit === 'sqft' ? 'sq ft' : unit}`
}

/** The area of a number of marla, to a millionth of a square foot. */
export function marlaArea(count: number): Area {
  return toArea(count * sqFtPerUnit.marla)
}

/** A plot's size in each unit in use, rounded to two decimals. Source: docs/product.md#units. */
export function plotSizes(areaSqFt: number) {
  const sizeIn = (sqFt: number) => Math.round((areaSqFt / sqFt) * 100) / 100
  return {
    sqft: sizeIn(1),
    marla: sizeIn(sqFtPerUnit.marla),
    kanal: sizeIn(sqFtPerUnit.kanal),
    sqyd: sizeIn(9),
    // A foot is 0.3048 m.
    sqm: sizeIn(1 / 0.3048 ** 2),
  } as const
}

/** The size of a plot in each unit in use. */
export type PlotSizes = ReturnType<typeof plotSizes>

/** The entry whose plot is nearest to a size in marla; in a tie, the larger one. */
export function nearestPlot<Entry extends { readonly marla: number }>(
  entries: readonly Entry[],
  marla: number,
): Entry | undefined {
  const distance = (entry: Entry) => Math.abs(entry.marla - marla)
  return entries.toSorted((one, other) => distance(one) - distance(other) || other.marla - one.marla)[0]
}
