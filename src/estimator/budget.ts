import { coverageOf } from './areas'
import { changeInputs } from './changes'
import { calculateEstimate } from './estimate'
import { initialInputs, type EstimateInputs } from './inputs'
import { commonPlotMarla, usualPlotMarla } from './numberLimits'
import { parseQuantity, type QuantityStatus } from './quantity'

/** The units that a budget can be entered in. */
export type BudgetUnit = 'crore' | 'lakh' | 'pkr'

/** PKR per unit; a crore is 100 lakh. */
const pkrPerUnit: Readonly<Record<BudgetUnit, bigint>> = { crore: 10_000_000n, lakh: 100_000n, pkr: 1n }

/** A parsed budget: 0 if the text is empty or invalid, with the reason in `status`. */
export interface Budget {
  readonly status: QuantityStatus
  /** In whole PKR, rounded down; at most `Number.MAX_SAFE_INTEGER`. */
  readonly pkr: number
}

/** Parses a budget. Source: docs/product.md#reading-quantities. */
export function parseBudget(text: string, unit: BudgetUnit): Budget {
  const { status, millionths } = parseQuantity(text)
  const pkr = (millionths * pkrPerUnit[unit]) / 1_000_000n
  return { status, pkr: Number(pkr < maxPkr ? pkr : maxPkr) }
}

const maxPkr = BigInt(Number.MAX_SAFE_INTEGER)

/** The choices for a house, apart from its plot. */
export type HouseChoices = Pick<EstimateInputs, 'authority' | 'includeBasement' | 'services'> & {
  readonly grade: Exclude<EstimateInputs['grade'], ''>
}

/** A budget as typed, and the house that it should pay for. */
export interface BudgetInputs extends HouseChoices {
  readonly budget: string
  readonly unit: BudgetUnit
}

/** What is shown before the visitor enters anything. Source: docs/product.md#budget. */
export const initialBudget: BudgetInputs = {
  budget: '2',
  unit: 'crore',
  authority: 'DHA',
  grade: 'A',
  includeBasement: true,
  services: initialInputs.services,
}

/** A plot and the cost of its house. */
export interface PlotCost {
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
      /** The largest plot, in steps of a tenth of a marla. */
      readonly largest: PlotCost
      /** Whether `largest` is the largest usual plot, so that the budget may be enough for more. */
      readonly isLimit: boolean
      /** The largest common size within the budget; undefined if there is none. */
      readonly common: PlotCost | undefined
      /** The smallest common size above `largest`, which costs more than the budget; undefined if there is none. */
      readonly next: PlotCost | undefined
    }

/**
 * The largest plot whose house costs no more than a budget, among the usual plots in steps of a tenth of a marla. The
 * cost doesn't always grow with the plot: because of fixed basements and changing ratios, a larger plot can cost less.
 * The result is nevertheless the true maximum: every plot larger than it costs more than the budget.
 * Source: docs/product.md#budget.
 * @param budgetPkr in whole PKR
 */
export function plotWithin(budgetPkr: number, choices: HouseChoices): BudgetAnswer {
  const costAt = (marla: number): PlotCost => ({
    marla,
    total: calculateEstimate(inputsOfHouse(marla, choices)).totals.grand,
  })
  const smallest = costAt(usualPlotMarla.min)
  if (smallest.total === 0) return { kind: 'noServices' }

  const tenths = largestPlotInTenths(rangeStarts(choices), (plot) => costAt(plot / 10).total <= budgetPkr)
  if (tenths === undefined) return { kind: 'tooLow', smallest }
  const largest = costAt(tenths / 10)
  const common = commonPlotMarla.map(costAt)
  return {
    kind: 'enough',
    largest,
    isLimit: largest.marla === usualPlotMarla.max,
    common: common.findLast(({ total }) => total <= budgetPkr),
    next: common.find(({ marla }) => marla > largest.marla),
  }
}

/** The inputs of a house on a plot of this size in marla, with the areas derived from it. */
export function inputsOfHouse(
  marla: number,
  { authority, includeBasement, services, grade }: HouseChoices,
): EstimateInputs {
  const inputs = { ...initialInputs, authority, includeBasement, services, grade }
  return changeInputs(inputs, { field: 'plotSize', value: String(marla) })
}

/**
 * The starts of the ranges in which the cost only grows with the plot, in tenths of a marla, ascending. Each size in
 * `thresholdsMarla` gives two, because its rule may change at that size or just above it.
 */
function rangeStarts({ authority }: HouseChoices): readonly number[] {
  const changes = coverageOf(authority).thresholdsMarla.flatMap((marla) => [marla * 10, marla * 10 + 1])
  return [...new Set([usualPlotMarla.min * 10, ...changes])].toSorted((a, b) => a - b)
}

/**
 * The largest plot that fits, or undefined. Within each range, `isWithin` is true up to some plot and false above it; it
 * may be false for the whole range.
 */
function largestPlotInTenths(
  starts: readonly number[],
  isWithin: (tenths: number) => boolean,
): number | undefined {
  const index = starts.findLastIndex(isWithin)
  if (index < 0) return undefined
  let fits = starts[index] ?? 0
  let exceeds = starts[index + 1] ?? usualPlotMarla.max * 10 + 1
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2)
    if (isWithin(middle)) fits = middle
    else exceeds = middle
  }
  return fits
}
