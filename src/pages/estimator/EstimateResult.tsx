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
import {
  Checkbox,
  CheckboxGroup,
  FactRow,
  Heading,
  Ruled,
  Stack,
  SummaryList,
  Text,
} from '../../design-system'
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
      <Ruled space="small">
        <FactRow
          narrow="rows"
          columns="equal"
          facts={[
            ...grades.map((grade) => ({
              term: texts.grades.inGrade(grade),
              value: <Amounts>{formatPkr(gradeTotals[grade])}</Amounts>,
              isBold: grade === estimate.grade,
            })),
            { term: texts.grades.difference, value: <Amounts>{formatPkr(gradeTotals.difference)}</Amounts> },
          ]}
        />
      </Ruled>
      <Ruled space="small">
        <CheckboxGroup label={texts.services} headingLevel={headingLevel} size="small">
          {offeredServices.map((service) => (
            <Checkbox
              key={service}
              name="service"
              label={serviceLabels[service]}
              isChecked={estimate.selectedServices.includes(service)}
              onCheckedChange={(value) => onServiceChange(service, value)}
            />
          ))}
        </CheckboxGroup>
      </Ruled>
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
          size="small"
          rows={[
            {
              term: texts.grandTotal,
              value: <Amounts>{formatPkr(totals.grand)}</Amounts>,
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
      <Ruled space="small">
        <FactRow
          columns="equal"
          facts={[
            ...(areas.total > 0 && totals.grand > 0
              ? [
                  {
                    term: texts.costPerSqFt,
                    value: <Amounts>{formatPkr(costPerSqFt)}</Amounts>,
                    isBold: true,
                  },
                ]
              : []),
            { term: texts.totalArea, value: formatSqFt(areas.total, amounts), isBold: true },
          ]}
        />
      </Ruled>
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
    <Ruled space="small">
      <Heading level={headingLevel} size="small">
        {group.heading}
      </Heading>
      <SummaryList
        size="small"
        rows={[
          ...group.lines.map(({ term, service }) =>
            isSelected(service)
              ? { term, value: <Amounts>{formatPkr(estimate.costs[service])}</Amounts> }
              : { term, value: texts.notIncluded, emphasis: 'excluded' as const },
          ),
          { term: group.total, value: <Amounts>{formatPkr(total)}</Amounts>, emphasis: 'total' },
        ]}
      />
    </Ruled>
  )
}
