/**
 * An area in 10⁻¹⁴ square feet. What a visitor types is kept to a millionth, and the two ratios that can
 * follow each other have four decimals each; in this unit all of that is a whole number, so that a tie is a
 * tie and a half is a half. As a binary fraction 675 × 0.7 falls short of 472.5 and would be rounded down.
 */
export type Area = bigint

/** One square foot. */
export const oneSqFt: Area = 10n ** 14n

/** A millionth of a square foot: the finest area that can be typed. */
export const oneMillionthSqFt: Area = oneSqFt / 1_000_000n

/** Rounds a quotient to a whole number, halves up; `numerator` is 0 or more and `denominator` above 0. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/** The area in whole square feet, rounded half up. */
export function wholeSqFt(area: Area): number {
  return Number(divideHalfUp(area, oneSqFt))
}

/** The area in square feet, or in units of `sqFtPerUnit` square feet, as an ordinary number. */
export function numberOf(area: Area, sqFtPerUnit = 1): number {
  return Number(area / oneMillionthSqFt) / (sqFtPerUnit * 1_000_000)
}

/** An area times a ratio with at most four decimals. */
export function scale(area: Area, ratio: number): Area {
  return (area * BigInt(Math.round(ratio * 10_000))) / 10_000n
}
