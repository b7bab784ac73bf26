import { useEffect, useState } from 'react'
import type { PrintedEstimate, PrintedEstimateProps } from './PrintedEstimate'
import { useIsPrinting } from './useIsPrinting'

/**
 * The printed estimate: its code is loaded separately, and it is rendered only while the page is printed. If the code
 * can't be loaded, the page is printed as it is.
 */
export function PrintOnly({ contact, inputs, submittedAt }: PrintedEstimateProps) {
  const [sheet, setSheet] = useState<{ readonly Estimate: typeof PrintedEstimate }>()
  const isPrinting = useIsPrinting()

  useEffect(() => {
    import('./PrintedEstimate').then(
      ({ PrintedEstimate: Estimate }) => setSheet({ Estimate }),
      () => undefined,
    )
  }, [])

  if (!isPrinting || !sheet) return null
  return (
    <div className="hidden print:block">
      <sheet.Estimate {...{ contact, inputs, submittedAt }} />
    </div>
  )
}
