import { useEffect, useState } from 'react'
import type { PrintedEstimate, PrintedEstimateProps } from './PrintedEstimate'
import { useStore } from '../../../lib/useStore'

/**
 * The printed estimate: its code is loaded separately, and it is rendered only while the page is printed. If the code
 * can't be loaded, the page is printed as it is.
 */
export function PrintOnly(props: PrintedEstimateProps) {
  const [sheet, setSheet] = useState<{ readonly Estimate: typeof PrintedEstimate }>()
  const isPrinting = useStore({ subscribe: subscribeToPrinting, get: getIsPrinting }, false)

  useEffect(() => {
    import('./PrintedEstimate').then(
      ({ PrintedEstimate: Estimate }) => setSheet({ Estimate }),
      () => undefined,
    )
  }, [])

  if (!isPrinting || !sheet) return null
  return (
    <div className="hidden print:block">
      <sheet.Estimate {...props} />
    </div>
  )
}

let isPrinting = false

const getIsPrinting = () => isPrinting || matchMedia('print').matches

// Some browsers report printing only by the events, and an emulation of print only by the media query.
function subscribeToPrinting(onChange: () => void) {
  const query = matchMedia('print')
  const update = (event: Event) => {
    if (event.type !== 'change') isPrinting = event.type === 'beforeprint'
    onChange()
  }
  addEventListener('beforeprint', update)
  addEventListener('afterprint', update)
  query.addEventListener('change', update)
  return () => {
    removeEventListener('beforeprint', update)
    removeEventListener('afterprint', update)
    query.removeEventListener('change', update)
  }
}
