import { oneMillionthSqFt, oneSqFt, type Area } from './exact'
import type { EstimateInputs } from './inputs'
import { largestQuantity, parseQuantity, zeroBecause, type Quantity } from './quantity'
import { sqFtPerMarla, sqFtPerUnit } from './units'

/** A plot as entered and as an area. */
export interface Plot {
  /** In the visitor's unit. */
  readonly size: Quantity
  readonly area: Area
}

/**
 * Reads the plot's size. A plot beyond `largestQuantity` square feet does not count, whatever its unit, so
 * that one plot comes to one result in every unit.
 */
export function readPlot({ plotSize, unit }: Pick<EstimateInputs, 'plotSize' | 'unit'>): Plot {
  const size = parseQuantity(plotSize)
  const area = size.millionths * BigInt(sqFtPerUnit[unit]) * oneMillionthSqFt
  if (area > BigInt(largestQuantity) * oneSqFt) return { size: zeroBecause('tooLarge'), area: 0n }
  return { size, area }
}

/** The area of a whole number of marla. */
export function marla(count: number): Area {
  return BigInt(count * sqFtPerMarla) * oneSqFt
}
