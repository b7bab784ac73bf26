import { formatPkr, type AmountTexts } from '../../../estimator'
import type { SummaryRow } from '../../../design-system'
import { Amounts } from './Amounts'
import { croreText } from './estimateTexts'

/** A row of a list with an amount in PKR, and with `texts` also in lakh or crore. */
export function amountRow(
  term: string,
  amount: number,
  emphasis: SummaryRow['emphasis'] = 'normal',
  texts?: AmountTexts,
): SummaryRow {
  const note = texts && croreText(amount, texts)
  return { term, content: <Amounts>{formatPkr(amount)}</Amounts>, note, emphasis }
}
