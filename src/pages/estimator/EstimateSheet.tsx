import { useRef } from 'react'
import { flushSync } from 'react-dom'
import {
  formatPkr,
  formatSqFt,
  formatLakhCrore,
  offeredServices,
  type Estimate,
  type EstimateService,
} from '../../estimator'
import {
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  EmptyState,
  Heading,
  Icon,
  Inline,
  Stack,
  SummaryList,
  Text,
} from '../../design-system'
import { CostSplit } from './CostSplit'
import { EstimateAnnouncement } from './EstimateAnnouncement'
import { FloorStack } from './FloorStack'
import { serviceLabels, tentativeText } from './wording'

export interface EstimateSheetProps {
  /** The estimate for the current inputs. */
  result: Estimate
  /** Whether there is a plot, an area or a grade to reset. */
  canReset: boolean
  onReset: () => void
  onServiceChange: (service: EstimateService, isIncluded: boolean) => void
}

/** "Your Estimate": total, areas, services and costs. */
export function EstimateSheet({ result, canReset, onReset, onServiceChange }: EstimateSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  // The focused button is removed by the reset.
  const resetAndFocusHeading = () => {
    flushSync(onReset)
    heading.current?.focus()
  }

  return (
    <Card aria-labelledby="your-estimate">
      <Stack space="medium">
        <Inline space="small" justify="between">
          <Heading ref={heading} level={3} size="heading" id="your-estimate" tabIndex={-1}>
            Your Estimate
          </Heading>
          {canReset && (
            <Button variant="quiet" onClick={resetAndFocusHeading}>
              <Icon name="rotate-left" />
              Reset
            </Button>
          )}
        </Inline>
        {canReset && <hr className="border-line" />}
        {result.hasResults && <Total result={result} />}
        <FloorStack areas={result.areas} />
        {result.hasResults ? (
          <Results result={result} onServiceChange={onServiceChange} />
        ) : (
          <EmptyState>
            Enter a plot size and select a quality grade, or switch to manual mode to enter areas directly.
          </EmptyState>
        )}
        <EstimateAnnouncement result={result} />
      </Stack>
    </Card>
  )
}

/** The grand total. In wide windows it is sticky while the estimate scrolls. */
function Total({ result }: { result: Estimate }) {
  const { totals } = result
  return (
    <div
      data-sticky="top"
      className="border-y-2 border-ink bg-surface py-1 lg:sticky lg:top-total-stuck lg:z-sticky print:static"
    >
      <SummaryList
        rows={[
          {
            term: 'Grand Total',
            value: formatPkr(totals.grand),
            note: totals.grand > 0 && `about ${formatLakhCrore(totals.grand)}`,
            emphasis: 'grand',
          },
        ]}
      />
    </div>
  )
}

function Results({ result, onServiceChange }: Pick<EstimateSheetProps, 'result' | 'onServiceChange'>) {
  const { areas, costPerSqFt, totals } = result
  const isSelected = (service: EstimateService) => result.selectedServices.includes(service)

  return (
    <Stack space="large">
      <SummaryList
        rows={[
          { term: 'Total Area', value: formatSqFt(areas.total), emphasis: 'total' },
          ...(areas.total > 0 && totals.grand > 0
            ? [{ term: 'Cost Per Sq. Ft.', value: formatPkr(costPerSqFt), emphasis: 'total' as const }]
            : []),
        ]}
      />
      <CostSplit result={result} />

      <CheckboxGroup label="Select Services to Include" headingLevel={4}>
        {offeredServices.map((service) => (
          <Checkbox
            key={service}
            label={serviceLabels[service]}
            isChecked={isSelected(service)}
            onCheckedChange={(value) => onServiceChange(service, value)}
          />
        ))}
      </CheckboxGroup>

      {result.notes.length > 0 && (
        <Stack space="small" as="ul">
          {result.notes.map(({ service, title, message }) => (
            <li key={service}>
              <Text size="small" weight="bold">
                {title}
              </Text>
              <Text size="small" tone="muted">
                {message}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      <CostGroup
        heading="Construction Costs"
        lines={[
          { term: 'Grey Structure Construction Cost', service: 'grayStructure' },
          { term: 'Interior/Finishes Construction Cost', service: 'finishing' },
        ]}
        total={{ term: 'Construction Total', amount: totals.construction }}
        result={result}
      />
      <CostGroup
        heading="Design Costs"
        lines={[
          { term: 'Architectural Structural and MEP Design Cost', service: 'architectural' },
          { term: 'Interior design Cost', service: 'interior' },
        ]}
        total={{ term: 'Design Total', amount: totals.design }}
        result={result}
      />

      <Text size="small" tone="muted">
        {tentativeText}
      </Text>
    </Stack>
  )
}

interface CostGroupProps {
  heading: string
  lines: readonly { readonly term: string; readonly service: EstimateService }[]
  total: { readonly term: string; readonly amount: number }
  result: Pick<Estimate, 'costs' | 'selectedServices'>
}

/** A group of services with its total; hidden while none of them is selected. */
function CostGroup({ heading, lines, total, result }: CostGroupProps) {
  const isSelected = (service: EstimateService) => result.selectedServices.includes(service)
  if (!lines.some(({ service }) => isSelected(service))) return null
  return (
    <Stack space="small">
      <Heading level={4}>{heading}</Heading>
      <SummaryList
        rows={[
          ...lines.map(({ term, service }) =>
            isSelected(service)
              ? { term, value: formatPkr(result.costs[service]) }
              : { term, value: 'Not included', emphasis: 'excluded' as const },
          ),
          { term: total.term, value: formatPkr(total.amount), emphasis: 'total' },
        ]}
      />
    </Stack>
  )
}
