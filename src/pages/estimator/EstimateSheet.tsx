import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { formatPkr, formatSqFt, formatLakhCrore, type Estimate, type EstimateService } from '../../estimator'
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
import type { Estimator } from './useEstimator'
import { offeredServices, serviceLabels, tentativeText } from './wording'

/** "Your Estimate": what the inputs come to, laid out like a drawing's title block. */
export function EstimateSheet({ estimator }: { estimator: Estimator }) {
  const { result, changeInput, reset } = estimator
  const heading = useRef<HTMLHeadingElement>(null)

  // The button that had the focus goes with what it has reset.
  const resetAndStay = () => {
    flushSync(reset)
    heading.current?.focus()
  }

  return (
    <Card aria-labelledby="your-estimate">
      <Stack space="medium">
        <Inline space="small" justify="between">
          <Heading ref={heading} level={3} size="heading" id="your-estimate" tabIndex={-1}>
            Your Estimate
          </Heading>
          {estimator.canReset && (
            <Button variant="quiet" onClick={resetAndStay}>
              <Icon name="rotate-left" />
              Reset
            </Button>
          )}
        </Inline>
        {estimator.canReset && <hr className="border-line" />}
        {result.hasResults && <Total result={result} />}
        <FloorStack areas={result.areas} />
        {result.hasResults ? (
          <Results
            result={result}
            onServiceChange={(service, value) => changeInput({ field: 'service', service, value })}
          />
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

/** The figure that counts: beside the fields it stays in sight while the sheet passes below it. */
function Total({ result }: { result: Estimate }) {
  const { totals } = result
  return (
    <div
      data-sticky="top"
      className="border-y-2 border-ink bg-surface py-1 lg:sticky lg:top-(--total-top) lg:z-10 print:static"
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

interface ResultsProps {
  result: Estimate
  onServiceChange: (service: EstimateService, value: boolean) => void
}

function Results({ result, onServiceChange }: ResultsProps) {
  const { areas, costs, costPerSqFt, totals } = result
  const isOn = (service: EstimateService) => result.selectedServices.includes(service)
  const line = (term: string, service: EstimateService) =>
    isOn(service)
      ? { term, value: formatPkr(costs[service]) }
      : { term, value: 'Not included', emphasis: 'off' as const }

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
            isChecked={isOn(service)}
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
      {(isOn('grayStructure') || isOn('finishing')) && (
        <Stack space="small">
          <Heading level={4}>Construction Costs</Heading>
          <SummaryList
            rows={[
              line('Grey Structure Construction Cost', 'grayStructure'),
              line('Interior/Finishes Construction Cost', 'finishing'),
              { term: 'Construction Total', value: formatPkr(totals.construction), emphasis: 'total' },
            ]}
          />
        </Stack>
      )}
      {(isOn('architectural') || isOn('interior')) && (
        <Stack space="small">
          <Heading level={4}>Design Costs</Heading>
          <SummaryList
            rows={[
              line('Architectural Structural and MEP Design Cost', 'architectural'),
              line('Interior design Cost', 'interior'),
              { term: 'Design Total', value: formatPkr(totals.design), emphasis: 'total' },
            ]}
          />
        </Stack>
      )}

      <Text size="small" tone="muted">
        {tentativeText}
      </Text>
    </Stack>
  )
}
