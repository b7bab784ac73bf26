/**
 * An area in 10⁻¹⁴ square feet. Inputs have up to 6 decimals and are multiplied by up to two ratios of 4 decimals, so
 * every result is a whole number and rounding is exact. In floating point, 675 × 0.7 falls short of 472.5 and would
 * be rounded down.
 */
export type Area = bigint

/** One square foot. */
export const oneSqFt: Area = 10n ** 14n

const oneMillionthSqFt: Area = oneSqFt / 1_000_000n

/** A number of square feet as an area, to a millionth. */
export function toArea(sqFt: number): Area {
  return BigInt(Math.round(sqFt * 1_000_000)) * oneMillionthSqFt
}

/** Rounds a quotient to a whole number, halves up; `numerator` is 0 or more and `denominator` above 0. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/** The area in whole square feet, rounded half up. */
export function wholeSqFt(area: Area): number {
  return Number(divideHalfUp(area, oneSqFt))
}

/** The area as a number, in square feet or in units of `sqFtPerUnit` square feet. */
export function toNumber(area: Area, sqFtPerUnit = 1): number {
  return Number(area / oneMillionthSqFt) / (sqFtPerUnit * 1_000_000)
}

/** An area times a ratio of at most four decimals. */
export function scale(area: Area, ratio: number): Area {
  return (area * BigInt(Math.round(ratio * 10_000))) / 10_000n
}
