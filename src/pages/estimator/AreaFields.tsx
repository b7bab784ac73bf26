import type { Floor } from '../../estimator'
import { Card, Checkbox, NumberField, Stack } from '../../design-system'
import type { Estimator } from './useEstimator'
import { areaRuleText, fieldMessages } from './wording'

const fields = [
  { floor: 'basement', field: 'basementArea', label: 'Basement Area' },
  { floor: 'ground', field: 'groundFloorArea', label: 'Ground Floor Area' },
  { floor: 'first', field: 'firstFloorArea', label: 'First Floor Area' },
] as const satisfies readonly { floor: Floor; [key: string]: string }[]

/** The covered areas: derived in auto mode, typed in manual mode. */
export function AreaFields({ estimator }: { estimator: Estimator }) {
  const { result, changeInput } = estimator
  const { inputs } = estimator.state
  return (
    <Card title="Covered areas" headingLevel={3}>
      <Stack space="medium">
        <Checkbox
          label="Include Basement"
          isChecked={inputs.includeBasement}
          onCheckedChange={(value) => changeInput({ field: 'includeBasement', value })}
        />
        <Stack space="medium">
          {fields.map(({ floor, field, label }) => (
            <NumberField
              // Begun anew with the choice, so that no unreadable text outlives it.
              key={floor === 'basement' ? `${field} ${inputs.includeBasement}` : field}
              label={label}
              unit="sqft"
              value={inputs[field]}
              isDisabled={inputs.mode === 'auto' || (floor === 'basement' && !inputs.includeBasement)}
              description={
                areaRuleText(result.areaRules[floor], result.plot.marla) ||
                (inputs.mode === 'auto' ? 'Follows from the plot' : '')
              }
              onValueChange={(value) => changeInput({ field, value })}
              {...fieldMessages(result.warnings, field)}
            />
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
