import { formatPkr, formatSqFt, type Estimate } from '../../estimator'
import { Announcement } from './Announcement'
import { useEstimatorTexts } from './EstimatorLanguage'

/** Announces the grand total to screen readers once the visitor has stopped typing. */
export function EstimateAnnouncement({ estimate }: { estimate: Estimate }) {
  const { amounts, estimatePanel } = useEstimatorTexts()
  const { announcement } = estimatePanel
  return (
    <Announcement
      label={announcement.label}
      text={
        estimate.hasResults
          ? announcement.text(formatPkr(estimate.totals.grand), formatSqFt(estimate.areas.total, amounts))
          : ''
      }
    />
  )
}
