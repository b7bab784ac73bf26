import { memo } from 'react'
import type { Estimate, EstimateInputs } from '../../estimator'
import { Columns, Stack } from '../../design-system'
import { AreaReasons } from './AreaReasons'
import { Comparison } from './Comparison'
import { CostSplit } from './CostSplit'
import { EstimateNotes } from './EstimateNotes'
import { RatesPanel } from './RatesPanel'
import { ShareEstimate } from './ShareEstimate'

export interface CalculatorDetailsProps {
  inputs: EstimateInputs
  /** The estimate for `inputs`. */
  estimate: Estimate
  /** The inputs that are kept to compare with; undefined if none are. */
  comparedInputs: EstimateInputs | undefined
  onComparisonStart: () => void
  onComparisonEnd: () => void
}

/** Below the fields and the result: what the estimate is based on, a comparison with another one, and the link to share it. */
export const CalculatorDetails = memo(function CalculatorDetails({
  inputs,
  estimate,
  comparedInputs,
  onComparisonStart,
  onComparisonEnd,
}: CalculatorDetailsProps) {
  const { grade, rates } = estimate
  return (
    <>
      <Columns split="halves-from-md" align="start">
        {estimate.hasResults && (
          <Stack space="medium">
            <EstimateNotes selectedServices={estimate.selectedServices} />
            <AreaReasons estimate={estimate} />
          </Stack>
        )}
        {rates && grade !== '' && (
          <Stack space="medium">
            <RatesPanel grade={grade} rates={rates} />
            {estimate.hasResults && <CostSplit estimate={estimate} />}
          </Stack>
        )}
      </Columns>
      {estimate.hasResults && (
        <Columns split="halves" align="start">
          {/* Its table is much higher than what would be beside it. */}
          <div className={comparedInputs && 'col-span-full'}>
            <Comparison
              inputs={inputs}
              estimate={estimate}
              comparedInputs={comparedInputs}
              onStart={onComparisonStart}
              onEnd={onComparisonEnd}
            />
          </div>
          {estimate.totals.grand > 0 && <ShareEstimate inputs={inputs} estimate={estimate} canPrint />}
        </Columns>
      )}
    </>
  )
})
