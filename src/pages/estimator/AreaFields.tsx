import {
  minQuantity,
  type Estimate,
  type EstimateInputs,
  type Floor,
  type InputChange,
} from '../../estimator'
import { Card, Checkbox, NumberField, Stack } from '../../design-system'
import { fieldMessages } from './messages'
import { areaRuleText } from './wording'

const fields = [
  { floor: 'basement', field: 'basementArea', label: 'Basement Area' },
  { floor: 'ground', field: 'groundFloorArea', label: 'Ground Floor Area' },
  { floor: 'first', field: 'firstFloorArea', label: 'First Floor Area' },
] as const satisfies readonly { floor: Floor; [key: string]: string }[]

export interface AreaFieldsProps {
  inputs: EstimateInputs
  /** The estimate for the current inputs. */
  result: Estimate
  onChange: (change: InputChange) => void
}

/** The covered areas: derived in auto mode, entered in manual mode. */
export function AreaFields({ inputs, result, onChange }: AreaFieldsProps) {
  return (
    <Card title="Covered areas" headingLevel={3}>
      <Stack space="medium">
        <Checkbox
          label="Include Basement"
          isChecked={inputs.includeBasement}
          onCheckedChange={(value) => onChange({ field: 'includeBasement', value })}
        />
        <Stack space="medium">
          {fields.map(({ floor, field, label }) => (
            <NumberField
              key={field}
              label={label}
              unit="sq ft"
              minimum={minQuantity}
              value={inputs[field]}
              isDisabled={inputs.mode === 'auto' || (floor === 'basement' && !inputs.includeBasement)}
              description={
                areaRuleText(result.areaRules[floor], result.plot.marla) ||
                (inputs.mode === 'auto' ? 'Calculated from the plot' : '')
              }
              onValueChange={(value) => onChange({ field, value })}
              {...fieldMessages(result.warnings, field)}
            />
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
