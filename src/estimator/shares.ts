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
