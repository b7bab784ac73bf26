import { formatPkr } from '../../../estimator'
import { Amounts } from './Amounts'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { croreText } from './estimateTexts'

export interface LeadingTotalProps {
  /** What the amount is for. */
  label: string
  /** In PKR. */
  amount: number
}

/** The amount that a step begins with, in rupees and in lakh or crore. */
export function LeadingTotal({ label, amount }: LeadingTotalProps) {
  const { amounts } = useEstimatorTexts()
  return (
    <div className="@container border-y border-ink py-2">
      <p data-label className="text-small font-bold">
        {label}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 text-grand font-bold tabular-nums">
        <bdi>
          <Amounts>{formatPkr(amount)}</Amounts>
        </bdi>{' '}
        <bdi className="text-beside">{croreText(amount, amounts)}</bdi>
      </p>
    </div>
  )
}
