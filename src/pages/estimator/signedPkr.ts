import { formatPkr } from '../../estimator'

/** A difference with its sign, such as "+PKR 1,000" or "−PKR 1,000". */
export function signedPkr(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${formatPkr(Math.abs(amount))}`
}
