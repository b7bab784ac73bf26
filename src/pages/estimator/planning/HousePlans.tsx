import { Columns } from '../../../design-system'
import { ShareEstimate, type ShareEstimateProps } from '../estimate/ShareEstimate'
import { estimatorStore, openHouse } from '../wizard/estimatorStore'
import { Comparison, type ComparisonProps } from './Comparison'
import { HouseBudget } from './HouseBudget'

export type HousePlansProps = Pick<ShareEstimateProps, 'inputs' | 'estimate'> &
  Pick<ComparisonProps, 'onOpen'>

/** What can be done with an estimate that has results. */
export function HousePlans({ inputs, estimate, onOpen }: HousePlansProps) {
  const hasTotal = estimate.totals.grand > 0
  const undo = () => estimatorStore.dispatch({ type: 'linkUndone' })
  return (
    <Columns ratio="1:1" align="start" tall={hasTotal ? 'first' : undefined}>
      {hasTotal && <HouseBudget inputs={inputs} onApply={openHouse} onUndo={undo} />}
      {hasTotal && <ShareEstimate inputs={inputs} estimate={estimate} />}
      <Comparison inputs={inputs} onOpen={onOpen} />
    </Columns>
  )
}
