import { divideHalfUp, oneSqFt, scale, type Area } from './exact'
import type { Floor } from './inputs'
import { finishingFactor, type Rates } from './rates'
import type { EstimateService } from './services'

/** What each service costs, wanted or not, in whole PKR. */
export type Costs = Readonly<Record<EstimateService, number>>

/** The costs without a grade. Source: docs/product.md#costs. */
export const noCosts: Costs = { architectural: 0, interior: 0, grayStructure: 0, finishing: 0 }

/**
 * The costs of the covered areas, each rounded half up to a whole PKR. Finishing follows the exact grey
 * structure, not the rounded one. Source: docs/product.md#costs.
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

/** An amount in 10⁻¹⁴ PKR, as an area times a whole rate per square foot. */
function price(area: Area, ratePerSqFt: number): bigint {
  return area * BigInt(ratePerSqFt)
}

function wholePkr(amount: bigint): number {
  return Number(divideHalfUp(amount, oneSqFt))
}
