import { memo, useDeferredValue, useRef } from 'react'
import { flushSync } from 'react-dom'
import {
  canReset,
  compareGrades,
  type Estimate,
  type EstimateInputs,
  type EstimateService,
  type InputChange,
} from '../../estimator'
import { Button, Columns, Heading, Icon, Inline, Stack } from '../../design-system'
import { AreaFields } from './AreaFields'
import { CalculatorDetails } from './CalculatorDetails'
import { EstimateAnnouncement } from './EstimateAnnouncement'
import { EstimateBar } from './EstimateBar'
import { EstimatePanel } from './EstimatePanel'
import { GradeFields } from './GradeFields'
import { PlotFields } from './PlotFields'
import { useEstimatorTexts } from './EstimatorLanguage'

export interface CalculatorStepProps {
  inputs: EstimateInputs
  /** The estimate for the current inputs. */
  estimate: Estimate
  onChange: (change: InputChange) => void
  onReset: () => void
  onBack: () => void
  onContinue: () => void
  /** The inputs that are kept to compare with; undefined if none are. */
  comparedInputs: EstimateInputs | undefined
  onComparisonStart: () => void
  onComparisonEnd: () => void
}

/** Step 2: the inputs, with the estimate beside them and its notes below. */
export const CalculatorStep = memo(function CalculatorStep({
  inputs,
  estimate,
  onChange,
  onReset,
  onBack,
  onContinue,
  comparedInputs,
  onComparisonStart,
  onComparisonEnd,
}: CalculatorStepProps) {
  const { calculatorFields, stepTitles } = useEstimatorTexts()
  const panelHeading = useRef<HTMLHeadingElement>(null)
  // Rendered after the fields and the result, and interrupted by the next key.
  const deferred = { inputs: useDeferredValue(inputs), estimate: useDeferredValue(estimate) }

  // The focused button is removed by the reset.
  const resetAndFocusHeading = () => {
    flushSync(onReset)
    panelHeading.current?.focus()
  }
  const result = {
    estimate,
    grades: compareGrades(inputs),
    onReset: resetAndFocusHeading,
    onContinue,
    onServiceChange: (service: EstimateService, value: boolean) =>
      onChange({ field: 'service', service, value }),
  }
  const back = (
    <Button variant="secondary" onClick={onBack}>
      <Icon name="arrow-left" />
      {calculatorFields.back}
    </Button>
  )
  const panel = <EstimatePanel {...result} canReset={canReset(inputs)} headingRef={panelHeading} />
  return (
    <Stack space="medium">
      <Columns split="form-and-result" space="small" align="start">
        <Stack space="small">
          <Inline space="medium" justify="between">
            <Heading level={2} tabIndex={-1}>
              {stepTitles.calculator}
            </Heading>
            {back}
          </Inline>
          <PlotFields inputs={inputs} estimate={estimate} onChange={onChange} />
          <GradeFields inputs={inputs} onChange={onChange} />
          <AreaFields inputs={inputs} estimate={estimate} onChange={onChange} />
        </Stack>
        {/* In a narrow window, the bar opens the result. */}
        {estimate.hasResults ? <div className="contents max-lg:not-print:hidden">{panel}</div> : panel}
      </Columns>
      <CalculatorDetails
        {...deferred}
        comparedInputs={comparedInputs}
        onComparisonStart={onComparisonStart}
        onComparisonEnd={onComparisonEnd}
      />
      <Inline>{back}</Inline>
      <EstimateAnnouncement estimate={estimate} />
      <EstimateBar {...result} />
    </Stack>
  )
})
