import { calculatorFields, stepTitles } from '../../content/pages/estimator'
import { canReset, type EstimateInputs, type InputChange } from '../../estimator'
import { Button, Card, Columns, Heading, Icon, Inline, Stack } from '../../design-system'
import { AreaFields } from './AreaFields'
import { Comparison } from './Comparison'
import { EstimateBar } from './EstimateBar'
import { EstimateSheet, type EstimateSheetProps } from './EstimateSheet'
import { GradeFields } from './GradeFields'
import { PlotFields } from './PlotFields'
import { ShareEstimate } from './ShareEstimate'

export interface CalculatorStepProps extends Pick<EstimateSheetProps, 'estimate' | 'onReset'> {
  inputs: EstimateInputs
  onChange: (change: InputChange) => void
  onBack: () => void
  onContinue: () => void
  /** The inputs that are kept to compare with; undefined if none are. */
  comparedInputs: EstimateInputs | undefined
  onComparisonStart: () => void
  onComparisonEnd: () => void
}

/** Step 2: the inputs, with the estimate beside them. */
export function CalculatorStep({
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
  const back = (
    <Button variant="secondary" onClick={onBack}>
      <Icon name="arrow-left" />
      {calculatorFields.back}
    </Button>
  )
  return (
    <Stack space="large">
      <Inline space="medium" justify="between">
        <Heading level={2} size="title" tabIndex={-1}>
          {stepTitles.calculator}
        </Heading>
        {back}
      </Inline>
      <Columns split="main-and-aside" align="start">
        <Stack space="medium">
          <PlotFields inputs={inputs} estimate={estimate} onChange={onChange} />
          <AreaFields inputs={inputs} estimate={estimate} onChange={onChange} />
          <GradeFields
            grade={estimate.grade}
            rates={estimate.rates}
            onGradeChange={(value) => onChange({ field: 'grade', value })}
          />
        </Stack>
        <EstimateSheet
          estimate={estimate}
          canReset={canReset(inputs)}
          onReset={onReset}
          onServiceChange={(service, value) => onChange({ field: 'service', service, value })}
        />
      </Columns>
      {estimate.hasResults && (
        <Columns split="halves" align="start">
          <Card as="div">
            <Comparison
              inputs={inputs}
              estimate={estimate}
              keptInputs={comparedInputs}
              onStart={onComparisonStart}
              onEnd={onComparisonEnd}
            />
          </Card>
          <Card as="div">
            <ShareEstimate inputs={inputs} estimate={estimate} />
          </Card>
        </Columns>
      )}
      <Inline space="small" justify="between">
        {back}
        <Button size="large" onClick={onContinue}>
          {calculatorFields.review}
        </Button>
      </Inline>
      <EstimateBar estimate={estimate} />
    </Stack>
  )
}
