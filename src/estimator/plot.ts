import { oneMillionthSqFt, oneSqFt, type Area } from './exactArea'
import type { EstimateInputs } from './inputs'
import { maxQuantity } from './numberLimits'
import { parseQuantity, zeroQuantity, type Quantity } from './quantity'
import { sqFtPerMarla, sqFtPerUnit } from './units'

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
export function parsePlot({ plotSize, unit }: Pick<EstimateInputs, 'plotSize' | 'unit'>): Plot {
  const size = parseQuantity(plotSize)
  const area = size.millionths * BigInt(sqFtPerUnit[unit]) * oneMillionthSqFt
  if (area > BigInt(maxQuantity) * oneSqFt) return { size: zeroQuantity('tooLarge'), area: 0n }
  return { size, area }
}

/** The area of a whole number of marla. */
export function marla(count: number): Area {
  return BigInt(count * sqFtPerMarla) * oneSqFt
}
