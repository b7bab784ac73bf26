import { offeredServices, type Estimate, type EstimateService } from '../../../estimator'
import { Text } from '../../../design-system'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

const fills: Record<EstimateService, string> = {
  grayStructure: 'fill-brand',
  finishing: 'fill-drawing-rust',
  architectural: 'fill-drawing-amber',
  interior: 'fill-drawing-flint',
}

/** The grand total as a bar, split by service. Hidden from screen readers: the lists give the amounts as text. */
export function CostSplit({ estimate: { costs, selectedServices, totals } }: { estimate: Estimate }) {
  const { serviceLabels } = useEstimatorTexts()
  if (totals.grand === 0) return null
  const services = offeredServices.filter((service) => selectedServices.includes(service))
  return (
    <div aria-hidden="true" className="grid grid-cols-2 gap-2">
      <div className="col-span-2 flex h-3">
        {services.map((service) => (
          <svg key={service} style={{ flexGrow: costs[service] }} className="h-full min-w-0 basis-0">
            <rect width="100%" height="100%" className={fills[service]} />
          </svg>
        ))}
      </div>
      {services.map((service) => (
        <span key={service} className="inline-flex items-baseline gap-1.5">
          <svg className="size-2">
            <rect width="100%" height="100%" className={fills[service]} />
          </svg>
          <Text as="span" size="caption" tone="muted" isTabular>
            {serviceLabels[service]}{' '}
            <bdi dir="ltr">{`${Math.round((costs[service] / totals.grand) * 100)}%`}</bdi>
          </Text>
        </span>
      ))}
    </div>
  )
}
