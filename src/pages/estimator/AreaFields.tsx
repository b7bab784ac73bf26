import {
  minQuantity,
  type Estimate,
  type EstimateInputs,
  type Floor,
  type InputChange,
} from '../../estimator'
import { Heading, Inline, NumberField, Stack, Text } from '../../design-system'
import { AnnotatedFigure } from './AnnotatedFigure'
import { areaRuleLabel } from './areaRuleLabel'
import { House } from './House'
import { numberFieldMessages } from './numberFieldMessages'
import { squareFootNames } from './unitNames'
import { useEstimatorTexts } from './EstimatorLanguage'
import { useNumberParser } from './useNumberParser'

/** From the top down, like the floors of the drawing. */
const fields = [
  { floor: 'first', field: 'firstFloorArea' },
  { floor: 'ground', field: 'groundFloorArea' },
  { floor: 'basement', field: 'basementArea' },
] as const satisfies readonly { floor: Floor; [key: string]: string }[]

export interface AreaFieldsProps {
  inputs: EstimateInputs
  /** The estimate for the current inputs. */
  estimate: Estimate
  onChange: (change: InputChange) => void
}

/** The house, with the covered area of each floor beside it: derived in auto mode, entered in manual mode. */
export function AreaFields({ inputs, estimate, onChange }: AreaFieldsProps) {
  const { calculatorFields, areaRuleTexts, inputWarnings } = useEstimatorTexts()
  const texts = calculatorFields.areas
  const parse = useNumberParser(squareFootNames)
  const { areas, areaRules, plot, warnings } = estimate
  const largest = Math.max(areas.basement, areas.ground, areas.first)
  return (
    <Stack space="xsmall">
      <Inline space="small" align="end">
        <Heading level={3} size="small">
          {texts.heading}
        </Heading>
        <Text size="caption" tone="muted">
          {calculatorFields.plot.modeDescriptions[inputs.mode]}
        </Text>
      </Inline>
      <AnnotatedFigure
        caption={largest > 0 ? texts.houseWithBars : texts.house}
        renderFigure={(floor) => <House areas={areas} liftedFloor={floor} />}
        annotations={fields.map(({ floor, field }) => ({
          part: floor,
          share: largest > 0 ? areas[floor] / largest : 0,
          content: (
            <NumberField
              label={texts.labels[floor]}
              labelPlacement="beside"
              unit={texts.unit}
              parse={parse}
              minimum={minQuantity}
              value={inputs[field]}
              isDisabled={inputs.mode === 'auto' || (floor === 'basement' && !inputs.includeBasement)}
              description={
                areaRuleLabel(areaRules[floor], plot.marla, areaRuleTexts) ||
                (inputs.mode === 'auto' && areaRules[floor].kind === 'none' ? texts.calculated : '')
              }
              onValueChange={(value) => onChange({ field, value })}
              {...numberFieldMessages(warnings, field, inputWarnings)}
            />
          ),
        }))}
      />
    </Stack>
  )
}
