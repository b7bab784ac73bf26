const pkr = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'PKR', maximumFractionDigits: 0 })
const grouped = new Intl.NumberFormat('en-US')

/** A whole amount, such as "PKR 26,813,705" with a no-break space. Source: docs/product.md#numbers-and-currency. */
export function formatPkr(amount: number): string {
  return pkr.format(amount)
}

/** An area in square feet, rounded half up, such as "2,250 sq ft". */
export function formatSqFt(areaSqFt: number): string {
  return `${grouped.format(Math.round(areaSqFt))} sq ft`
}

const lakh = 100_000
const crore = 100 * lakh

/** A whole amount in lakh or crore, to two decimals, such as "45.2 lakh" or "2.68 crore"; grouped digits below a lakh. */
export function formatLakhCrore(amount: number): string {
  if (amount < lakh) return grouped.format(amount)
  const lakhs = countTo2Decimals(amount, lakh)
  return lakhs < 100
    ? `${grouped.format(lakhs)} lakh`
    : `${grouped.format(countTo2Decimals(amount, crore))} crore`
}

// A single division by a whole number, so that halves round correctly.
function countTo2Decimals(amount: number, unit: number): number {
  return Math.round(amount / (unit / 100)) / 100
}
