import { coverageOf, thresholdsMarla } from './coverage'
import { totalOnPlot } from './estimate'
import { marlaArea, usualPlotMarla } from './plot'
import { parseEither, parseQuantity, parseSum, toLatin, type Quantity } from './quantity'
import { plainHouse, type HouseChoices } from './sampleHouses'

/** Sizes in which plots are commonly sold, in marla and in ascending order. Source: docs/product.md#budget. */
const commonPlotMarla = [5, 7, 8, 10, 14, 20, 40, 60, 80] as const

/** The units that a budget can be entered in, in the order in which they are offered. */
export const budgetUnits = ['crore', 'lakh', 'pkr'] as const
export type BudgetUnit = (typeof budgetUnits)[number]

const rupees = ['rupees', 'Rs', 'PKR', 'روپے', '/-', '/=', 'only']
const amountsOf = (names: readonly string[]) => [
  ...names,
  ...names.flatMap((name) => rupees.map((word) => name + word)),
]

/** PKR per unit, and what visitors type after the number. */
const unitOf: Readonly<Record<BudgetUnit, { readonly pkr: number; readonly names: readonly string[] }>> = {
  crore: { pkr: 10_000_000, names: amountsOf(['crores', 'crore', 'cr', 'کروڑ']) },
  lakh: { pkr: 100_000, names: amountsOf(['lakhs', 'lakh', 'lacs', 'lac', 'لاکھ']) },
  pkr: { pkr: 1, names: rupees },
}

/** A parsed budget: 0 if the text is empty or invalid. */
export interface Budget extends Quantity {
  /** In whole PKR, rounded down; at most `Number.MAX_SAFE_INTEGER`. */
  readonly pkr: number
  /** The unit that the number is in. */
  readonly unit: BudgetUnit
}

const millions = amountsOf(['millions', 'million', 'mn', 'ملین'])
const read = (text: string, unit: BudgetUnit) =>
  parseEither(text, unitOf[unit].names, unit === 'lakh' ? millions : [], 10)

/**
 * Parses a budget. A unit or currency in the text counts more than the selected unit; without them, numbers from 100,000
 * on are rupees. Source: docs/product.md#reading-quantities.
 */
export function parseBudget(text: string, selected: BudgetUnit): Budget {
  const latin = toLatin(text)
  const amount = latin.replace(/^(?:PKR|Rs\.?|Rupees|\u20A8|روپے)\s*/i, '')
  const sum = parseSum(amount, [unitOf.crore.names, unitOf.lakh.names], 100)
  const plain = parseQuantity(amount)
  const named = sum ? 'crore' : budgetUnits.find((unit) => read(amount, unit).status === 'valid')
  const isInRupees = amount !== latin || plain.value >= 100_000
  const unit = plain.status !== 'valid' ? (named ?? selected) : isInRupees ? 'pkr' : selected
  const quantity = sum ?? read(amount, unit)
  const pkr = Math.floor((Math.round(quantity.value * 1_000_000) * unitOf[unit].pkr) / 1_000_000)
  return { ...quantity, unit, pkr: Math.min(pkr, Number.MAX_SAFE_INTEGER) }
}

/** The unit that a text names; `selected` if it is only a number. */
export function budgetUnitIn(text: string, selected: BudgetUnit): BudgetUnit {
  return parseQuantity(toLatin(text)).status === 'valid' ? selected : parseBudget(text, selected).unit
}

/** A budget in another unit, as text that names it, so that the next unit converts it, too. */
export function budgetIn(unit: BudgetUnit, { pkr }: Budget): string {
  const number = (pkr / unitOf[unit].pkr).toLocaleString('en', {
    maximumFractionDigits: 7,
    useGrouping: false,
  })
  return `${number} ${unit === 'pkr' ? 'PKR' : unit}`
}

/** A budget as typed, and the house that it should pay for. */
export interface BudgetInputs extends HouseChoices {
  readonly budget: string
  readonly unit: BudgetUnit
}

/** What is shown before the visitor enters anything. Source: docs/product.md#budget. */
export const initialBudget: BudgetInputs = {
  ...plainHouse,
  budget: '2',
  unit: 'crore',
}

/** A plot and the cost of its house. */
interface PlotCost {
  readonly marla: number
  /** The grand total in PKR. */
  readonly total: number
}

/** The largest plot that a budget covers, or why there is none. */
export type BudgetAnswer =
  /** No service is selected, so that every house costs 0. */
  | { readonly kind: 'noServices' }
  /** Not enough for the smallest usual plot. */
  | { readonly kind: 'tooLow'; readonly smallest: PlotCost }
  | {
      readonly kind: 'enough'
      /** If it is the largest usual plot, the budget may be enough for more. */
      readonly largest: PlotCost
      /** The largest common size within the budget; undefined if there is none. */
      readonly common: PlotCost | undefined
      /** The smallest common size above `largest`, which costs more than the budget; undefined if there is none. */
      readonly next: PlotCost | undefined
    }

/**
 * The largest plot whose house costs no more than a budget, among the usual plots in steps of a tenth of a marla. Because
 * of fixed basements and changing ratios, a larger plot can cost less; every plot larger than the result costs too much.
 * Source: docs/product.md#budget.
 * @param budgetPkr in whole PKR
 */
export function plotWithin(budgetPkr: number, choices: HouseChoices): BudgetAnswer {
  const costAt = (marla: number): PlotCost => ({
    marla,
    total: totalOnPlot(marlaArea(marla), choices),
  })
  const smallest = costAt(usualPlotMarla.min)
  if (smallest.total === 0) return { kind: 'noServices' }

  const tenths = largestPlotInTenths(choices, (plot) => costAt(plot / 10).total <= budgetPkr)
  if (tenths === undefined) return { kind: 'tooLow', smallest }
  const largest = costAt(tenths / 10)
  const common = commonPlotMarla.map(costAt)
  return {
    kind: 'enough',
    largest,
    common: common.findLast(({ total }) => total <= budgetPkr),
    next: common.find(({ marla }) => marla > largest.marla),
  }
}

/**
 * The largest plot, in tenths of a marla, that is within the budget, or undefined. Between two thresholds the cost only
 * grows with the plot, so that `isWithin` is true up to some plot and false above it.
 */
function largestPlotInTenths(
  { authority }: HouseChoices,
  isWithin: (tenths: number) => boolean,
): number | undefined {
  const thresholds = thresholdsMarla(coverageOf(authority)).flatMap((marla) => [marla * 10, marla * 10 + 1])
  const starts = [...new Set([usualPlotMarla.min * 10, ...thresholds])].toSorted((a, b) => a - b)
  const index = starts.findLastIndex(isWithin)
  let fits = starts[index]
  if (fits === undefined) return undefined
  const end = starts[index + 1] ?? usualPlotMarla.max * 10 + 1
  for (let step = 2048; step >= 1; step /= 2) {
    if (fits + step < end && isWithin(fits + step)) fits += step
  }
  return fits
}
