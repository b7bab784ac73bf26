import { useState } from 'react'
import { flushSync } from 'react-dom'
import { formatPkr } from '../../estimator'
import { BottomBar, Button, Icon, Inline, Sheet } from '../../design-system'
import { Amounts } from './Amounts'
import { CostSplit } from './CostSplit'
import { EstimateNotes } from './EstimateNotes'
import { EstimateResult, type EstimateResultProps } from './EstimateResult'
import { useEstimatorTexts } from './EstimatorLanguage'

export interface EstimateBarProps extends Omit<EstimateResultProps, 'headingLevel'> {
  /** Resets the inputs and focuses the heading of "Your Estimate". */
  onReset: () => void
  onContinue: () => void
}

/** In narrow windows: a sticky bar with the total and the button that continues. The total opens the whole estimate in a sheet. */
export function EstimateBar({ onReset, onContinue, ...result }: EstimateBarProps) {
  const { calculatorFields, estimatePanel: texts } = useEstimatorTexts()
  const { estimate } = result
  const { grand } = estimate.totals
  const [isOpen, setIsOpen] = useState(false)

  const reset = () => {
    flushSync(() => setIsOpen(false))
    onReset()
  }

  return (
    <>
      <BottomBar
        summary={
          estimate.hasResults
            ? {
                opens: texts.heading,
                label: texts.grandTotal,
                value: <Amounts>{formatPkr(grand)}</Amounts>,
                note: grand > 0 && <Amounts>{texts.perSqFt(formatPkr(estimate.costPerSqFt))}</Amounts>,
              }
            : undefined
        }
        onSummaryClick={() => setIsOpen(true)}
        action={<Button onClick={onContinue}>{calculatorFields.review}</Button>}
      />
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title={texts.heading}>
        <EstimateResult {...result} headingLevel={3} />
        <CostSplit estimate={estimate} />
        <EstimateNotes selectedServices={estimate.selectedServices} />
        <Inline>
          <Button variant="quiet" onClick={reset}>
            <Icon name="rotate-left" />
            {texts.reset}
          </Button>
        </Inline>
      </Sheet>
    </>
  )
}
