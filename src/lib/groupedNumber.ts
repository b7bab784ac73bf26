/**
 * A number with thousands separators and up to three decimals, such as "12,500" or "1,234.5". It doesn't use
 * `Intl.NumberFormat`, whose first use keeps the processor of a slow phone busy for 60 to 80 ms while a page starts.
 * @param value below 1e21
 * @param decimals the number of decimals, from 1. @default as many as it has, up to three
 */
export function groupedNumber(value: number, decimals?: number): string {
  const text = decimals ? value.toFixed(decimals) : String(Number(value.toFixed(3)))
  return text.replace(/\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))
}
