import { divideHalfUp, oneSqFt, scale, type Area } from './exactArea'
import type { EstimateService, Floor } from './inputs'
import { rates, type QualityGrade } from './rates'

/** The cost of each service, selected or not, in whole PKR. */
export type Costs = Readonly<Record<EstimateService, number>>

/** The costs while no grade is selected. Source: docs/product.md#costs. */
export const noCosts: Costs = { architectural: 0, interior: 0, grayStructure: 0, finishing: 0 }

/**
 * The costs of the covered areas in a grade, each rounded half up to a whole PKR. Finishing is calculated from the unrounded
 * grey structure. Source: docs/product.md#costs.
 */
export function serviceCosts(areas: Readonly<Record<Floor, Area>>, grade: QualityGrade): Costs {
  const perSqFt = rates.byGrade[grade]
  const total = areas.basement + areas.ground + areas.first
  const grayStructure =
    price(areas.basement, perSqFt.grayStructureBasement) +
    price(areas.ground, perSqFt.grayStructureGround) +
    price(areas.first, perSqFt.grayStructureFirst)
  return {
    architectural: wholePkr(price(total, perSqFt.architectural)),
    interior: wholePkr(price(total, perSqFt.interior)),
    grayStructure: wholePkr(grayStructure),
    finishing: wholePkr(scale(grayStructure, rates.finishingFactor)),
  }
}

/** An amount in 10⁻¹⁴ PKR: an area times a whole rate per square foot. */
function price(area: Area, ratePerSqFt: number): bigint {
  return area * BigInt(ratePerSqFt)
}

function wholePkr(amount: bigint): number {
  return Number(divideHalfUp(amount, oneSqFt))
}
