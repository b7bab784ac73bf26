import { memo } from 'react'
import { offeredServices, type EstimateService } from '../../../estimator'
import { Checkbox, CheckboxGroup } from '../../../design-system'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { changeInput } from '../wizard/estimatorStore'

export interface ServiceFieldsProps {
  headingLevel: 3 | 4
  selected: readonly EstimateService[]
}

/** The services that the estimate includes: in a wide window in its panel, in a narrow one below the other fields. */
export const ServiceFields = memo(function ServiceFields({ headingLevel, selected }: ServiceFieldsProps) {
  const { estimatePanel, serviceLabels } = useEstimatorTexts()
  return (
    <CheckboxGroup label={estimatePanel.services} headingLevel={headingLevel} size="small">
      {offeredServices.map((service) => (
        <Checkbox
          key={service}
          data-field="service"
          label={serviceLabels[service]}
          isChecked={selected.includes(service)}
          onCheckedChange={(value) => changeInput({ field: 'service', service, value })}
        />
      ))}
    </CheckboxGroup>
  )
}, isSame)

/** Each estimate has a list of its own. */
function isSame(before: ServiceFieldsProps, after: ServiceFieldsProps) {
  return before.headingLevel === after.headingLevel && before.selected.join() === after.selected.join()
}
