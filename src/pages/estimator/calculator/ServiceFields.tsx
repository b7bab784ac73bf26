import { memo } from 'react'
import { formatLakhCrore, offeredServices, type Estimate, type EstimateService } from '../../../estimator'
import { Checkbox, CheckboxGroup } from '../../../design-system'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { changeInput } from '../wizard/estimatorStore'

export interface ServiceFieldsProps {
  headingLevel: 3 | 4
  selected: readonly EstimateService[]
  /** What each service costs, beside it. @default not shown */
  costs?: Estimate['costs'] | undefined
}

/** The services that the estimate includes: in a wide window in its panel, in a narrow one below the other fields. */
export const ServiceFields = memo(function ServiceFields({
  headingLevel,
  selected,
  costs,
}: ServiceFieldsProps) {
  const { amounts, estimatePanel, serviceLabels } = useEstimatorTexts()
  return (
    <CheckboxGroup label={estimatePanel.services} headingLevel={headingLevel} size="small">
      {offeredServices.map((service) => (
        <Checkbox
          key={service}
          data-field="service"
          label={serviceLabels[service]}
          description={costs && formatLakhCrore(costs[service], amounts, 'two')}
          isChecked={selected.includes(service)}
          onCheckedChange={(value) => changeInput({ field: 'service', service, value })}
        />
      ))}
    </CheckboxGroup>
  )
}, isSame)

/** Each estimate has lists of its own. */
function isSame(before: ServiceFieldsProps, after: ServiceFieldsProps) {
  return (
    before.headingLevel === after.headingLevel &&
    before.selected.join() === after.selected.join() &&
    offeredServices.every((service) => before.costs?.[service] === after.costs?.[service])
  )
}
