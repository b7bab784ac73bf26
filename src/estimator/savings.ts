import { changeInputs } from './changes'
import { calculateEstimate } from './estimate'
import type { EstimateInputs } from './inputs'
import { grades } from './rates'

const savings = ['withoutBasement', 'cheapestGrade', 'groundFirst'] as const

/** A change that makes a house cheaper on its plot. */
type Saving = (typeof savings)[number]

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

/** A house after some changes, with its grand total in PKR. */
export type CheaperHouse = ReturnType<typeof houseWith>

function houseWith(chosen: readonly Saving[], before: EstimateInputs) {
  const inputs = chosen.reduce((changed, saving) => changes[saving](changed), before)
  return { savings: chosen, inputs, total: calculateEstimate(inputs).totals.grand }
}

/**
 * What a budget pays of a house with a total: the amount left over, negative if it is short, the share in whole per cent,
 * rounded down, and if it is short, the houses with the fewest changes that fit, or the cheapest one if none fits.
 * Source: docs/product.md#budget-for-a-house.
 * @param budgetPkr in whole PKR
 */
export function budgetShare(budgetPkr: number, inputs: EstimateInputs) {
  const { total } = houseWith([], inputs)
  const left = budgetPkr - total
  const cheaper = savings
    .filter((saving) => houseWith([saving], inputs).total < total)
    // Every combination of them.
    .reduce<Saving[][]>((sets, saving) => sets.concat(sets.map((set) => [...set, saving])), [[]])
    .map((set) => houseWith(set, inputs))
    // A house of a basement alone can't be built without it.
    .filter((house) => house.savings.length > 0 && house.total > 0)
  const within = cheaper.filter((house) => house.total <= budgetPkr)
  const fewest = within.filter(
    (house) =>
      !within.some(
        (other) => other !== house && other.savings.every((saving) => house.savings.includes(saving)),
      ),
  )
  const cheapest = cheaper.toSorted((one, other) => one.total - other.total).slice(0, 1)
  const houses = left >= 0 ? [] : fewest.length > 0 ? fewest : cheapest
  return { left, percent: Math.floor((budgetPkr * 100) / total), houses }
}
