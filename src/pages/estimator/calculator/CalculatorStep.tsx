import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  basementCost,
  calculateEstimate,
  formatLakhCrore,
  grades,
  type Estimate,
  type EstimateInputs,
  type QualityGrade,
} from '../../../estimator'
import {
  Button,
  Checkbox,
  Columns,
  FieldRow,
  Heading,
  Icon,
  Inline,
  SegmentedControl,
  Stack,
} from '../../../design-system'
import { AreaFields } from './AreaFields'
import type * as Plans from '../planning/HousePlans'
import { ChatOnPhone } from '../estimate/CallOrMessage'
import { CostSplit } from './CostSplit'
import { EstimateBar } from './EstimateBar'
import { EstimateNotes } from '../estimate/EstimateNotes'
import { EstimatePanel } from './EstimatePanel'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { changeInput, estimatorStore, openHouse } from '../wizard/estimatorStore'
import { PlotFields } from './PlotFields'
import { StepMark } from '../wizard/StepMark'
import { ServiceFields } from './ServiceFields'
import { RatesPanel } from '../estimate/RatesPanel'

export interface CalculatorStepProps {
  inputs: EstimateInputs
  /** The estimate for these inputs. */
  estimate: Estimate
  onBack: () => void
  onContinue: () => void
}

/** Step 2: the inputs, with the estimate beside them and what it is based on below. */
export function CalculatorStep({ inputs, estimate, onBack, onContinue }: CalculatorStepProps) {
  const { amounts, calculatorFields: texts, stepTitles } = useEstimatorTexts()
  const { hasResults } = estimate
  // Rendered after the fields and the bar, and interrupted by the next key.
  const deferredInputs = useDeferredValue(inputs)
  const deferredEstimate = calculateEstimate(deferredInputs)
  const basement = useMemo(() => basementCost(deferredInputs), [deferredInputs])

  const heading = useRef<HTMLHeadingElement>(null)
  const panelHeading = useRef<HTMLHeadingElement>(null)
  const barButton = useRef<HTMLButtonElement>(null)
  /** Moves the focus of a button that is removed: to the bar in a narrow window, else to the panel; one of them is hidden. */
  const focusAfter = useCallback((change: () => void) => {
    flushSync(change)
    barButton.current?.focus()
    panelHeading.current?.focus()
  }, [])
  const reset = useCallback(
    () => focusAfter(() => estimatorStore.dispatch({ type: 'inputsReset' })),
    [focusAfter],
  )
  const open = useCallback(
    (house: EstimateInputs) => {
      focusAfter(() => openHouse(house))
      // "Undo" is above it.
      heading.current?.scrollIntoView({ block: 'center' })
    },
    [focusAfter],
  )

  const back = (
    <Button variant="secondary" onClick={onBack}>
      <Icon name="arrow-left" />
      {texts.back}
    </Button>
  )
  // In a narrow window, the bar has the total and the button that continues.
  const besideBar = hasResults ? 'contents max-lg:not-print:hidden' : 'contents'
  return (
    <Stack space="large">
      <Columns ratio="17:11" space="large" align="start">
        <Stack space="small">
          <Inline space="large" justify="between">
            <Heading ref={heading} level={2} tabIndex={-1}>
              {stepTitles.calculator}
            </Heading>
            <StepMark step="calculator" />
            {back}
          </Inline>
          <PlotFields inputs={inputs} estimate={estimate} />
          <FieldRow align="end">
            <GradeControl value={inputs.grade} />
            <Checkbox
              data-field="includeBasement"
              label={texts.areas.includeBasement}
              description={
                basement > 0 ? texts.areas.basementAdds(formatLakhCrore(basement, amounts)) : undefined
              }
              isChecked={inputs.includeBasement}
              onCheckedChange={(value) => changeInput({ field: 'includeBasement', value })}
            />
          </FieldRow>
          <AreaFields inputs={inputs} estimate={estimate} />
          {/* First rendered after the total. */}
          {hasResults && deferredEstimate.hasResults && (
            <div className="pt-4 lg:hidden print:hidden">
              <ServiceFields headingLevel={3} selected={estimate.selectedServices} />
            </div>
          )}
        </Stack>
        <Stack space="small">
          <div className={besideBar}>
            <EstimatePanel
              estimate={deferredEstimate}
              includeBasement={deferredInputs.includeBasement}
              headingRef={panelHeading}
              onReset={reset}
              onStart={open}
            />
          </div>
          <Inline>
            {back}
            <div className={besideBar}>
              <Button variant={hasResults ? 'primary' : 'secondary'} onClick={onContinue}>
                {texts.review}
              </Button>
            </div>
            <ChatOnPhone />
          </Inline>
        </Stack>
      </Columns>
      <CalculatorDetails inputs={deferredInputs} estimate={deferredEstimate} onOpen={open} />
      <EstimateBar estimate={estimate} buttonRef={barButton} onReset={reset} onContinue={onContinue} />
    </Stack>
  )
}

const GradeControl = memo(function GradeControl({ value }: { value: QualityGrade | '' }) {
  const { calculatorFields, gradeLabel } = useEstimatorTexts()
  const { grade: label, tooltip } = calculatorFields.quality
  return (
    <SegmentedControl
      name="grade"
      label={label}
      tooltip={tooltip}
      options={grades.map((grade) => ({ value: grade, label: gradeLabel(grade) }))}
      value={value}
      onValueChange={(chosen) => changeInput({ field: 'grade', value: chosen })}
    />
  )
})

/** What the estimate is based on, and what can be done with it. */
const CalculatorDetails = memo(function CalculatorDetails({
  inputs,
  estimate,
  onOpen,
}: Plans.HousePlansProps) {
  const { grade, hasResults } = estimate
  // Below the result, so that its code can follow; without it, this part is left out.
  const [plans, setPlans] = useState<typeof Plans>()
  useEffect(() => {
    import('../planning/HousePlans').then(setPlans, () => undefined)
  }, [])
  return (
    <>
      <Columns ratio="1:1" from="md" align="start">
        {hasResults && (
          <Stack space="large">
            <EstimateNotes selectedServices={estimate.selectedServices} />
            {plans && <plans.HouseReasons estimate={estimate} />}
          </Stack>
        )}
        {grade !== '' && (
          <Stack space="large">
            <RatesPanel grade={grade} />
            {hasResults && <CostSplit estimate={estimate} />}
          </Stack>
        )}
      </Columns>
      {hasResults && plans && <plans.HousePlans inputs={inputs} estimate={estimate} onOpen={onOpen} />}
    </>
  )
})
