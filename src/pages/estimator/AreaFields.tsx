import { calculatorFields } from '../../content/pages/estimator'
import {
  minQuantity,
  type Estimate,
  type EstimateInputs,
  type Floor,
  type InputChange,
} from '../../estimator'
import { Card, Checkbox, NumberField, Stack } from '../../design-system'
import { areaRuleText } from './areaRuleText'
import { numberFieldMessages } from './numberFieldMessages'

const texts = calculatorFields.areas

const fields = [
  { floor: 'basement', field: 'basementArea' },
  { floor: 'ground', field: 'groundFloorArea' },
  { floor: 'first', field: 'firstFloorArea' },
] as const satisfies readonly { floor: Floor; [key: string]: string }[]

export interface AreaFieldsProps {
  inputs: EstimateInputs
  /** The estimate for the current inputs. */
  estimate: Estimate
  onChange: (change: InputChange) => void
}

/** The covered areas: derived in auto mode, entered in manual mode. */
export function AreaFields({ inputs, estimate, onChange }: AreaFieldsProps) {
  return (
    <Card title={texts.heading} headingLevel={3}>
      <Stack space="medium">
        <Checkbox
          label={texts.includeBasement}
          isChecked={inputs.includeBasement}
          onCheckedChange={(value) => onChange({ field: 'includeBasement', value })}
        />
        <Stack space="medium">
          {fields.map(({ floor, field }) => (
            <NumberField
              key={field}
              label={texts.labels[floor]}
              unit={texts.unit}
              minimum={minQuantity}
              value={inputs[field]}
              isDisabled={inputs.mode === 'auto' || (floor === 'basement' && !inputs.includeBasement)}
              description={
                areaRuleText(estimate.areaRules[floor], estimate.plot.marla) ||
                (inputs.mode === 'auto' && estimate.areaRules[floor].kind === 'none' ? texts.calculated : '')
              }
              onValueChange={(value) => onChange({ field, value })}
              {...numberFieldMessages(estimate.warnings, field)}
            />
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
