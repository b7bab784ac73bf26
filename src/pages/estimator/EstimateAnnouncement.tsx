import { useEffect, useState } from 'react'
import { formatPkr, formatSqFt, type Estimate } from '../../estimator'
import { VisuallyHidden } from '../../design-system'

/** Milliseconds without a change after which the result is read out: a sentence at each key would drown the keys. */
const quietTime = 600

/** Reads the result out politely, once the visitor has stopped typing. */
export function EstimateAnnouncement({ result }: { result: Estimate }) {
  const [spoken, setSpoken] = useState('')
  const sentence = result.hasResults
    ? `Grand Total ${formatPkr(result.totals.grand)} for ${formatSqFt(result.areas.total)}.`
    : ''

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(sentence), quietTime)
    return () => clearTimeout(timer)
  }, [sentence])

  return (
    <VisuallyHidden>
      <span role="status" aria-label="Estimate">
        {spoken}
      </span>
    </VisuallyHidden>
  )
}
