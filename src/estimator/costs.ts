import { divideHalfUp, oneSqFt, scale, type Area } from './exactArea'
import type { EstimateService, Floor, QualityGrade } from './inputs'

/** Prices of one grade, in PKR per square foot. */
interface Rates {
  readonly architectural: number
  readonly interior: number
  readonly grayStructureBasement: number
  readonly grayStructureGround: number
  readonly grayStructureFirst: number
}

/** PKR per square foot. Source: docs/product.md#rates. */
export const ratesByGrade: Readonly<Record<QualityGrade, Rates>> = {
  A: {
    architectural: 150,
    interior: 200,
    grayStructureBasement: 3950,
    grayStructureGround: 2950,
    grayStructureFirst: 2950,
  },
  'A+': {
    architectural: 150,
    interior: 200,
    grayStructureBasement: 4100,
    grayStructureGround: 3100,
    grayStructureFirst: 3100,
  },
}

/** The cost of finishing as a multiple of the grey structure. Source: docs/product.md#costs. */
export const finishingFactor = 1.15

/** The cost of each service, selected or not, in whole PKR. */
export type Costs = Readonly<Record<EstimateService, number>>

/** The costs while no grade is selected. Source: docs/product.md#costs. */
export const noCosts: Costs = { architectural: 0, interior: 0, grayStructure: 0, finishing: 0 }

/**
 * The costs of the covered areas, each rounded half up to a whole PKR. Finishing is calculated from the unrounded
 * grey structure. Source: docs/product.md#costs.
 */
export function serviceCosts(areas: Readonly<Record<Floor, Area>>, rates: Rates): Costs {
  const total = areas.basement + areas.ground + areas.first
  const grayStructure =
    price(areas.basement, rates.grayStructureBasement) +
    price(areas.ground, rates.grayStructureGround) +
    price(areas.first, rates.grayStructureFirst)
  return {
    architectural: wholePkr(price(total, rates.architectural)),
    interior: wholePkr(price(total, rates.interior)),
    grayStructure: wholePkr(grayStructure),
    finishing: wholePkr(scale(grayStructure, finishingFactor)),
  }
}

/** An amount in 10⁻¹⁴ PKR: an area times a whole rate per square foot. */
function price(area: Area, ratePerSqFt: number): bigint {
  return area * BigInt(ratePerSqFt)
}

function wholePkr(amount: bigint): number {
  return Number(divideHalfUp(amount, oneSqFt))
}
