import { grades, type EstimateInputs, type InputChange } from '../../estimator'
import { Checkbox, FieldRow, SegmentedControl } from '../../design-system'
import { optionsOf } from './optionsOf'
import { useEstimatorTexts } from './EstimatorLanguage'

export interface GradeFieldsProps {
  inputs: Pick<EstimateInputs, 'grade' | 'includeBasement'>
  onChange: (change: InputChange) => void
}

/** The quality grade, and whether there is a basement. */
export function GradeFields({ inputs, onChange }: GradeFieldsProps) {
  const { calculatorFields, gradeLabels } = useEstimatorTexts()
  const texts = calculatorFields.quality
  return (
    <FieldRow align="end">
      <SegmentedControl
        name="grade"
        label={texts.grade}
        tooltip={texts.tooltip}
        options={optionsOf(grades, gradeLabels)}
        value={inputs.grade}
        onValueChange={(value) => onChange({ field: 'grade', value })}
      />
      <Checkbox
        label={calculatorFields.areas.includeBasement}
        isChecked={inputs.includeBasement}
        onCheckedChange={(value) => onChange({ field: 'includeBasement', value })}
      />
    </FieldRow>
  )
}
