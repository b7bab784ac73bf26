import { Columns } from '../../../design-system'
import { ShareEstimate, type ShareEstimateProps } from '../estimate/ShareEstimate'
import { Comparison, type ComparisonProps } from './Comparison'
import { AreaReasons } from './AreaReasons'
import { HouseBudget } from './HouseBudget'
import { Materials } from './Materials'

export type HousePlansProps = Pick<ShareEstimateProps, 'inputs' | 'estimate'> &
  Pick<ComparisonProps, 'onOpen'>

/** Why the areas are as they are, and what goes into them. */
export function HouseReasons({ estimate }: Pick<HousePlansProps, 'estimate'>) {
  return (
    <div>
      <AreaReasons estimate={estimate} />
      <Materials estimate={estimate} />
    </div>
  )
}

/** What can be done with an estimate that has results. */
export function HousePlans({ inputs, estimate, onOpen }: HousePlansProps) {
  const hasTotal = estimate.totals.grand > 0
  return (
    <Columns ratio="1:1" align="start" tall={hasTotal ? 'first' : undefined}>
      {hasTotal && <HouseBudget inputs={inputs} />}
      {hasTotal && <ShareEstimate inputs={inputs} estimate={estimate} />}
      <Comparison inputs={inputs} onOpen={onOpen} />
    </Columns>
  )
}
