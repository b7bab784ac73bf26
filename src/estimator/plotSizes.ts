import { sqFtPerUnit } from './units'

/** Square feet per square yard. */
const sqFtPerSqYd = 9

/** Square metres per square foot: the square of 0.3048. */
const sqMPerSqFt = 0.09290304

/** The size of a plot in each unit in use, rounded to two decimals. */
export interface PlotSizes {
  readonly sqft: number
  readonly marla: number
  readonly kanal: number
  readonly sqyd: number
  readonly sqm: number
}

/** A plot's size in each unit. Source: docs/product.md#units. */
export function plotSizes(areaSqFt: number): PlotSizes {
  return {
    sqft: to2Decimals(areaSqFt),
    marla: to2Decimals(areaSqFt / sqFtPerUnit.marla),
    kanal: to2Decimals(areaSqFt / sqFtPerUnit.kanal),
    sqyd: to2Decimals(areaSqFt / sqFtPerSqYd),
    sqm: to2Decimals(areaSqFt * sqMPerSqFt),
  }
}

function to2Decimals(value: number): number {
  return Math.round(value * 100) / 100
}
