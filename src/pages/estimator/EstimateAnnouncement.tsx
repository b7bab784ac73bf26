import { estimateSheet } from '../../content/pages/estimator'
import { formatPkr, formatSqFt, type Estimate } from '../../estimator'
import { Announcement } from './Announcement'

const { announcement } = estimateSheet

/** Announces the grand total to screen readers once the visitor has stopped typing. */
export function EstimateAnnouncement({ estimate }: { estimate: Estimate }) {
  return (
    <Announcement
      label={announcement.label}
      text={
        estimate.hasResults
          ? announcement.text(formatPkr(estimate.totals.grand), formatSqFt(estimate.areas.total))
          : ''
      }
    />
  )
}
