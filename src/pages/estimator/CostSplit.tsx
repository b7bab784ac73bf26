import { offeredServices, type Estimate, type EstimateService } from '../../estimator'
import { Text } from '../../design-system'
import { useEstimatorTexts } from './EstimatorLanguage'

const fills: Record<EstimateService, string> = {
  grayStructure: 'fill-drawing-navy',
  finishing: 'fill-drawing-rust',
  architectural: 'fill-drawing-amber',
  interior: 'fill-drawing-flint',
}

/** The grand total as a bar, split by service. Hidden from screen readers: the lists give the amounts as text. */
export function CostSplit({ estimate }: { estimate: Estimate }) {
  const { serviceLabels } = useEstimatorTexts()
  const { grand } = estimate.totals
  if (grand === 0) return null
  const services = offeredServices.filter((service) => estimate.selectedServices.includes(service))
  const shares = services.map((service) => (estimate.costs[service] / grand) * 100)
  const bars = services.map((service, index) => ({
    service,
    start: shares.slice(0, index).reduce((sum, share) => sum + share, 0),
    width: shares[index] ?? 0,
  }))
  return (
    <div aria-hidden="true" className="grid grid-cols-2 gap-2">
      <svg viewBox="0 0 100 3" preserveAspectRatio="none" className="col-span-2 h-3 w-full rtl:-scale-x-100">
        {bars.map(({ service, start: x, width }) => (
          <rect key={service} x={x} width={width} height="3" className={fills[service]} />
        ))}
      </svg>
      {bars.map(({ service, width }) => (
        <span key={service} className="inline-flex items-baseline gap-1.5">
          {/* Not a CSS background, which browsers omit in print. */}
          <svg viewBox="0 0 1 1" className="size-2">
            <rect width="1" height="1" className={fills[service]} />
          </svg>
          <Text as="span" size="caption" tone="muted" isTabular>
            {serviceLabels[service]} <bdi dir="ltr">{`${Math.round(width)}%`}</bdi>
          </Text>
        </span>
      ))}
    </div>
  )
}
