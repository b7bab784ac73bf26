import { useEffect, useState } from 'react'
import { estimateSheet } from '../../content/pages/estimator'
import { formatPkr, formatSqFt, type Estimate } from '../../estimator'
import { VisuallyHidden } from '../../design-system'

const { announcement } = estimateSheet

/** The delay after the last change, so that the announcement doesn't interrupt the echo of typed characters. */
const delayMs = 600

/** Announces the grand total to screen readers once the visitor has stopped typing. */
export function EstimateAnnouncement({ estimate }: { estimate: Estimate }) {
  const [announced, setAnnounced] = useState('')
  const sentence = estimate.hasResults
    ? announcement.text(formatPkr(estimate.totals.grand), formatSqFt(estimate.areas.total))
    : ''

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(sentence), delayMs)
    return () => clearTimeout(timer)
  }, [sentence])

  return (
    <VisuallyHidden>
      <span role="status" aria-label={announcement.label}>
        {announced}
      </span>
    </VisuallyHidden>
  )
}
