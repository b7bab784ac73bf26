import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { estimateSheet as texts, serviceLabels, tentativeText } from '../../content/pages/estimator'
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
import { notesOf } from './notesOf'

export interface EstimateSheetProps {
  /** The estimate for the current inputs. */
  estimate: Estimate
  /** Whether there is a plot, an area or a grade to reset. */
  canReset: boolean
  onReset: () => void
  onServiceChange: (service: EstimateService, isIncluded: boolean) => void
}

/** "Your Estimate": total, areas, services and costs. */
export function EstimateSheet({ estimate, canReset, onReset, onServiceChange }: EstimateSheetProps) {
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
            {texts.heading}
          </Heading>
          {canReset && (
            <Button variant="quiet" onClick={resetAndFocusHeading}>
              <Icon name="rotate-left" />
              {texts.reset}
            </Button>
          )}
        </Inline>
        {canReset && <hr className="border-line" />}
        {estimate.hasResults && <Total estimate={estimate} />}
        <FloorStack areas={estimate.areas} />
        {estimate.hasResults ? (
          <Results estimate={estimate} onServiceChange={onServiceChange} />
        ) : (
          <EmptyState>{texts.empty}</EmptyState>
        )}
        <EstimateAnnouncement estimate={estimate} />
      </Stack>
    </Card>
  )
}

/** The grand total. In wide windows it is sticky while the estimate scrolls. */
function Total({ estimate }: { estimate: Estimate }) {
  const { totals } = estimate
  return (
    <div
      data-sticky="top"
      className="border-y-2 border-ink bg-surface py-1 lg:sticky lg:top-total-stuck lg:z-sticky print:static"
    >
      <SummaryList
        rows={[
          {
            term: texts.grandTotal,
            value: formatPkr(totals.grand),
            note: totals.grand > 0 && texts.about(formatLakhCrore(totals.grand)),
            emphasis: 'grand',
          },
        ]}
      />
    </div>
  )
}

function Results({ estimate, onServiceChange }: Pick<EstimateSheetProps, 'estimate' | 'onServiceChange'>) {
  const { areas, costPerSqFt, totals } = estimate
  const isSelected = (service: EstimateService) => estimate.selectedServices.includes(service)
  const notes = notesOf(estimate.selectedServices)

  return (
    <Stack space="large">
      <SummaryList
        rows={[
          { term: texts.totalArea, value: formatSqFt(areas.total), emphasis: 'total' },
          ...(areas.total > 0 && totals.grand > 0
            ? [{ term: texts.costPerSqFt, value: formatPkr(costPerSqFt), emphasis: 'total' as const }]
            : []),
        ]}
      />
      <CostSplit estimate={estimate} />

      <CheckboxGroup label={texts.services} headingLevel={4}>
        {offeredServices.map((service) => (
          <Checkbox
            key={service}
            label={serviceLabels[service]}
            isChecked={isSelected(service)}
            onCheckedChange={(value) => onServiceChange(service, value)}
          />
        ))}
      </CheckboxGroup>

      {notes.length > 0 && (
        <Stack space="small" as="ul">
          {notes.map(({ service, title, message }) => (
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
      <CostGroup group={texts.construction} total={totals.construction} estimate={estimate} />
      <CostGroup group={texts.design} total={totals.design} estimate={estimate} />

      <Text size="small" tone="muted">
        {tentativeText}
      </Text>
    </Stack>
  )
}

interface CostGroupProps {
  group: typeof texts.construction | typeof texts.design
  total: number
  estimate: Pick<Estimate, 'costs' | 'selectedServices'>
}

/** A group of services with its total; hidden while none of them is selected. */
function CostGroup({ group, total, estimate }: CostGroupProps) {
  const isSelected = (service: EstimateService) => estimate.selectedServices.includes(service)
  if (!group.lines.some(({ service }) => isSelected(service))) return null
  return (
    <Stack space="small">
      <Heading level={4}>{group.heading}</Heading>
      <SummaryList
        rows={[
          ...group.lines.map(({ term, service }) =>
            isSelected(service)
              ? { term, value: formatPkr(estimate.costs[service]) }
              : { term, value: texts.notIncluded, emphasis: 'excluded' as const },
          ),
          { term: group.total, value: formatPkr(total), emphasis: 'total' },
        ]}
      />
    </Stack>
  )
}
