import { memo, useEffect, useState } from 'react'
import { areaFields, floors, type Estimate, type EstimateInputs, type Floor } from '../../../estimator'
import { Heading, Inline, NumberField, Stack, Text } from '../../../design-system'
import { groupedNumber } from '../../../lib/groupedNumber'
import { areaRuleLabel } from '../estimate/areaRuleTexts'
import type * as House from '../estimate/SampleHouse'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { changeInput } from '../wizard/estimatorStore'
import { numberFieldMessages } from '../estimate/numberFieldMessages'

export interface AreaFieldsProps {
  inputs: EstimateInputs
  /** The estimate for these inputs. */
  estimate: Estimate
}

/** The house, with the covered area of each floor beside it: derived in auto mode, entered in manual mode. */
export const AreaFields = memo(function AreaFields({ inputs, estimate }: AreaFieldsProps) {
  const { calculatorFields, areaRuleTexts, inputWarnings } = useEstimatorTexts()
  const texts = calculatorFields.areas
  const [hovered, setHovered] = useState<Floor>()
  const [focused, setFocused] = useState<Floor>()
  const active = hovered ?? focused
  // Its code can follow; without it, its place stays empty.
  const [house, setHouse] = useState<typeof House>()
  useEffect(() => {
    import('../estimate/SampleHouse').then(setHouse, () => undefined)
  }, [])
  const { areas, areaRules, isDerived, plot, warnings } = estimate
  const shownArea = (floor: Floor) => {
    if (!isDerived && areaRules[floor].kind !== 'excluded') return inputs[areaFields[floor]]
    return areas[floor] > 0 ? groupedNumber(areas[floor]) : ''
  }
  const largest = Math.max(areas.basement, areas.ground, areas.first)
  return (
    <Stack space="2xsmall">
      <Inline space="small" align="end" narrow="stack">
        <Heading level={3} size="small">
          {texts.heading}
        </Heading>
        <Text size="caption" tone="muted">
          {calculatorFields.plot.modeDescriptions[inputs.mode]}
        </Text>
      </Inline>
      <div className="@container min-w-0">
        <div className="grid items-start gap-4 @beside:grid-cols-11 @row:grid-cols-2">
          <div className="min-w-0 @beside:col-span-4 @row:col-span-1 print:hidden">
            {/* In a wide row it leaves a part of its column free, so that it isn't much higher than the fields. */}
            <div className="mx-auto aspect-11/12 w-full max-w-figure @beside:max-w-none @row:pe-10">
              {house && <house.SampleHouse areas={areas} liftedFloor={active} />}
            </div>
          </div>
          <div className="flex min-w-0 flex-col gap-4 @beside:col-span-7 @row:col-span-1">
            {floors.toReversed().map((floor) => (
              <div
                key={floor}
                onPointerEnter={() => setHovered(floor)}
                onPointerLeave={() => setHovered(undefined)}
                onFocus={() => setFocused(floor)}
                onBlur={() => setFocused(undefined)}
                className="flex min-w-0 flex-col gap-2"
              >
                <NumberField
                  label={texts.labels[floor]}
                  labelPlacement="beside"
                  unit={texts.unit}
                  minimum={0}
                  value={shownArea(floor)}
                  isDisabled={inputs.mode === 'auto' || (floor === 'basement' && !inputs.includeBasement)}
                  description={
                    areaRuleLabel(areaRules[floor], plot.marla, areaRuleTexts) ||
                    (inputs.mode === 'auto' && areaRules[floor].kind === 'none' ? texts.calculated : '')
                  }
                  onValueChange={(value) => changeInput({ field: areaFields[floor], value })}
                  {...numberFieldMessages(areas[floor], warnings[floor], inputWarnings)}
                />
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  className="h-1 w-full max-w-field rtl:-scale-x-100"
                >
                  <rect
                    width={largest > 0 ? (areas[floor] / largest) * 100 : 0}
                    height="1"
                    className="fill-brand"
                  />
                </svg>
              </div>
            ))}
          </div>
        </div>
      </div>
    </Stack>
  )
})
