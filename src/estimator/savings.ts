import { changeInputs } from './changes'
import { calculateEstimate } from './estimate'
import type { EstimateInputs } from './inputs'
import { grades } from './rates'

/** A change that makes a house cheaper on its plot. */
export type Saving = 'withoutBasement' | 'cheapestGrade' | 'groundFirst'

/** A house with changes that make it cheaper. */
export interface CheaperHouse {
  readonly savings: readonly Saving[]
  readonly inputs: EstimateInputs
  /** The grand total in PKR. */
  readonly total: number
}

/** What a budget pays of a house. */
export interface BudgetShare {
  /** What is left over in PKR; what is missing, if it is negative. */
  readonly left: number
  /** Of the grand total, in whole per cent, rounded down. */
  readonly percent: number
  /** The fewest changes that make the house fit, each with its own total; none if it fits as it is. */
  readonly fitting: readonly CheaperHouse[]
  /** The house with the changes that make it cheapest; undefined if none does. */
  readonly cheapest: CheaperHouse | undefined
}

const changes: Readonly<Record<Saving, (inputs: EstimateInputs) => EstimateInputs>> = {
  withoutBasement: (inputs) => changeInputs(inputs, { field: 'includeBasement', value: false }),
  cheapestGrade: (inputs) => changeInputs(inputs, { field: 'grade', value: grades[0] ?? inputs.grade }),
  // The other floors keep their areas, which are then entered ones.
  groundFirst: (inputs) => {
    const entered = changeInputs(inputs, { field: 'mode', value: 'manual' })
    if (calculateEstimate(entered).areas.ground === 0) return inputs
    return changeInputs(entered, { field: 'firstFloorArea', value: '' })
  },
}

/** Fewer changes first. */
const combinations: readonly (readonly Saving[])[] = [
  ['withoutBasement'],
  ['cheapestGrade'],
  ['groundFirst'],
  ['withoutBasement', 'cheapestGrade'],
  ['withoutBasement', 'groundFirst'],
  ['cheapestGrade', 'groundFirst'],
  ['withoutBasement', 'cheapestGrade', 'groundFirst'],
]

/**
 * What a budget pays of a house that has a total, and how the house can be changed to fit. Source:
 * docs/product.md#budget-for-a-house.
 * @param budgetPkr in whole PKR
 */
export function budgetShare(budgetPkr: number, inputs: EstimateInputs): BudgetShare {
  const total = totalOf(inputs)
  const houseWith = (savings: readonly Saving[]): CheaperHouse => {
    const changed = savings.reduce((before, saving) => changes[saving](before), inputs)
    return { savings, inputs: changed, total: totalOf(changed) }
  }
  const isCheaper = (saving: Saving) => houseWith([saving]).total < total
  // A house of a basement alone can't be built without it.
  const cheaper = combinations
    .filter((savings) => savings.every(isCheaper))
    .map(houseWith)
    .filter((house) => house.total > 0)
  const within = cheaper.filter((house) => total > budgetPkr && house.total <= budgetPkr)
  return {
    left: budgetPkr - total,
    percent: Math.floor((budgetPkr * 100) / total),
    fitting: within.filter(
      ({ savings }) =>
        !within.some(
          (other) =>
            other.savings.length < savings.length &&
            other.savings.every((saving) => savings.includes(saving)),
        ),
    ),
    cheapest: cheaper.toSorted((one, other) => one.total - other.total)[0],
  }
}

function totalOf(inputs: EstimateInputs): number {
  return calculateEstimate(inputs).totals.grand
}
