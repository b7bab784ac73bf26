/**
 * An amount in shares that add up to it exactly, each rounded to a whole PKR.
 * @param amount in whole PKR
 * @param percents 100 together
 */
export function sharesOf(amount: number, percents: readonly number[]): readonly number[] {
  let percent = 0
  let paid = 0
  return percents.map((share) => {
    percent += share
    const due = Math.round((amount * percent) / 100) - paid
    paid += due
    return due
  })
}

/** An amount rounded to its first two digits: 1,744,065 becomes 1,700,000. */
export function toTwoDigits(amount: number): number {
  return Number(amount.toPrecision(2))
}

/** The entry whose plot is nearest to a size in marla; in a tie, the first. */
export function nearestPlot<Entry extends { readonly marla: number }>(
  entries: readonly Entry[],
  marla: number,
): Entry | undefined {
  const distance = (entry: Entry) => Math.abs(entry.marla - marla)
  return entries.toSorted((one, other) => distance(one) - distance(other))[0]
}
