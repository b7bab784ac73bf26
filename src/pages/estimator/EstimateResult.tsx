import type { EstimatorTexts } from '../../content/pages/estimatorTranslation'
import {
  formatLakhCrore,
  formatPkr,
  formatSqFt,
  grades,
  offeredServices,
  type Estimate,
  type EstimateService,
  type GradeTotals,
} from '../../estimator'
import { Checkbox, CheckboxGroup, Heading, Stack, SummaryList, Text } from '../../design-system'
import { Amounts } from './Amounts'
import { useEstimatorTexts } from './EstimatorLanguage'

export interface EstimateResultProps {
  /** The level of the headings in it. */
  headingLevel: 3 | 4
  /** The estimate for the current inputs; it has results. */
  estimate: Estimate
  /** The totals of the same inputs in both grades. */
  grades: GradeTotals
  onServiceChange: (service: EstimateService, isIncluded: boolean) => void
}

/** The total with what it includes, the grades side by side, the services and the costs. */
export function EstimateResult({
  headingLevel,
  estimate,
  grades: gradeTotals,
  onServiceChange,
}: EstimateResultProps) {
  const { estimatePanel: texts, serviceLabels } = useEstimatorTexts()
  return (
    <Stack space="xsmall">
      <EstimateTotals estimate={estimate} />
      <div className="border-t border-line pt-1.5">
        <SummaryList
          layout="columns"
          rows={[
            ...grades.map((grade) => ({
              term: texts.grades.inGrade(grade),
              content: <Amounts>{formatPkr(gradeTotals[grade])}</Amounts>,
              emphasis: grade === estimate.grade ? ('total' as const) : ('normal' as const),
            })),
            {
              term: texts.grades.difference,
              content: <Amounts>{formatPkr(gradeTotals.difference)}</Amounts>,
            },
          ]}
        />
      </div>
      <div className="border-t border-line pt-1.5">
        <CheckboxGroup label={texts.services} headingLevel={headingLevel} size="small">
          {offeredServices.map((service) => (
            <Checkbox
              key={service}
              data-field="service"
              label={serviceLabels[service]}
              isChecked={estimate.selectedServices.includes(service)}
              onCheckedChange={(value) => onServiceChange(service, value)}
            />
          ))}
        </CheckboxGroup>
      </div>
      <EstimateCosts headingLevel={headingLevel} estimate={estimate} />
    </Stack>
  )
}

/** The total, the services it includes and those it does not, the cost per square foot and the total area. */
export function EstimateTotals({ estimate }: Pick<EstimateResultProps, 'estimate'>) {
  const { amounts, estimatePanel: texts } = useEstimatorTexts()
  const { areas, costPerSqFt, totals } = estimate
  const isSelected = (service: EstimateService) => estimate.selectedServices.includes(service)
  return (
    <>
      <div>
        <SummaryList
          layout="compact"
          rows={[
            {
              term: texts.grandTotal,
              content: <Amounts>{formatPkr(totals.grand)}</Amounts>,
              note: totals.grand > 0 && texts.about(formatLakhCrore(totals.grand, amounts)),
              emphasis: 'grand',
            },
          ]}
        />
        <ServiceList term={texts.included} services={offeredServices.filter(isSelected)} />
        <ServiceList
          term={texts.notIncluded}
          services={offeredServices.filter((service) => !isSelected(service))}
        />
      </div>
      <div className="border-t border-line pt-1.5">
        <SummaryList
          layout="columns"
          rows={[
            ...(areas.total > 0 && totals.grand > 0
              ? [
                  {
                    term: texts.costPerSqFt,
                    content: <Amounts>{formatPkr(costPerSqFt)}</Amounts>,
                    emphasis: 'total' as const,
                  },
                ]
              : []),
            { term: texts.totalArea, content: formatSqFt(areas.total, amounts), emphasis: 'total' as const },
          ]}
        />
      </div>
    </>
  )
}

/** The costs of the services, by group. */
export function EstimateCosts({
  headingLevel,
  estimate,
}: Pick<EstimateResultProps, 'headingLevel' | 'estimate'>) {
  const { estimatePanel: texts } = useEstimatorTexts()
  const { construction, design } = estimate.totals
  return (
    <>
      <CostGroup
        group={texts.construction}
        headingLevel={headingLevel}
        total={construction}
        estimate={estimate}
      />
      <CostGroup group={texts.design} headingLevel={headingLevel} total={design} estimate={estimate} />
    </>
  )
}

/** Which services the total includes, or doesn't; nothing if there are none. */
function ServiceList({ term, services }: { term: string; services: readonly EstimateService[] }) {
  const { listOf, serviceLabels } = useEstimatorTexts()
  if (services.length === 0) return null
  return (
    <Text size="caption" tone="muted">
      {`${term}: ${listOf(services.map((service) => serviceLabels[service]))}`}
    </Text>
  )
}

interface CostGroupProps extends Pick<EstimateResultProps, 'headingLevel'> {
  group: EstimatorTexts['estimatePanel']['construction' | 'design']
  total: number
  estimate: Pick<Estimate, 'costs' | 'selectedServices'>
}

/** A group of services with its total; hidden while none of them is selected. */
function CostGroup({ group, headingLevel, total, estimate }: CostGroupProps) {
  const { estimatePanel: texts } = useEstimatorTexts()
  const isSelected = (service: EstimateService) => estimate.selectedServices.includes(service)
  if (!group.lines.some(({ service }) => isSelected(service))) return null
  return (
    <div className="border-t border-line pt-1.5">
      <Heading level={headingLevel} size="small">
        {group.heading}
      </Heading>
      <SummaryList
        layout="compact"
        rows={[
          ...group.lines.map(({ term, service }) =>
            isSelected(service)
              ? { term, content: <Amounts>{formatPkr(estimate.costs[service])}</Amounts> }
              : { term, content: texts.notIncluded, emphasis: 'excluded' as const },
          ),
          { term: group.total, content: <Amounts>{formatPkr(total)}</Amounts>, emphasis: 'total' },
        ]}
      />
    </div>
  )
}
