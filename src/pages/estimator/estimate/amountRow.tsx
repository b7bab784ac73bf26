import { formatPkr } from '../../../estimator'
import type { SummaryRow } from '../../../design-system'
import { Amounts } from './Amounts'

/** A row of a list with an amount in PKR. */
export function amountRow(
  term: string,
  amount: number,
  emphasis: SummaryRow['emphasis'] = 'normal',
): SummaryRow {
  return { term, content: <Amounts>{formatPkr(amount)}</Amounts>, emphasis }
}
