import { useSyncExternalStore } from 'react'
import { estimate, formatSqFt } from '../../estimator'
import { Alert, Button, Card, Grid, Heading, Inline, Stack, SummaryList, Text } from '../../design-system'
import { hasBeenSent, pendingEstimates, subscribeToPendingEstimates } from '../../leads'
import { HeldPlace } from '../../sections/HeldPlace'
import { estimateRows } from './estimateRows'
import { noLongerKept, outcomeMessages } from './messages'
import { CallOrMessage } from './CallOrMessage'
import { stepTitles } from './steps'
import { UnsentWarning } from './UnsentWarning'
import type { Estimator } from './useEstimator'
import { floorLabels, tentativeText } from './wording'

const floors = ['basement', 'ground', 'first'] as const

/** Step 4: what became of the submission, and the estimate to keep. */
export function SuccessStep({ estimator }: { estimator: Estimator }) {
  const { submitted } = estimator
  const pending = useSyncExternalStore(subscribeToPendingEstimates, pendingEstimates, pendingEstimates)
  const isSent = useSyncExternalStore(
    subscribeToPendingEstimates,
    () => submitted !== undefined && hasBeenSent(submitted.timestamp),
    () => false,
  )
  if (!submitted) return null
  const { timestamp, contact, inputs } = submitted
  const result = estimate(inputs)
  const isWaiting = !isSent && pending.some((waiting) => waiting.timestamp === timestamp)
  const outcome = isSent ? 'sent' : submitted.outcome
  const hasLeft = submitted.outcome === 'kept' && !isWaiting
  const isUncertain = hasLeft && !isSent
  return (
    <Stack space="large">
      <Stack space="small">
        <Heading level={2} size="title" tabIndex={-1}>
          {stepTitles.success}
        </Heading>
        <Text size="lead" isMeasured>
          Thank you for your submission. We have received your estimate and will contact you within 24 hours
          to discuss your project.
        </Text>
      </Stack>
      <HeldPlace isHeld={hasLeft} label="Submission">
        <Stack space="large">
          {/* The sheet of paper has the estimate; what has just happened is for the screen. */}
          <div className="contents print:hidden">
            <Alert
              tone={isUncertain ? 'info' : 'success'}
              role="status"
              actions={isUncertain && <CallOrMessage />}
            >
              {isUncertain ? noLongerKept : outcomeMessages[outcome]}
            </Alert>
          </div>
          {isWaiting && <UnsentWarning />}
        </Stack>
      </HeldPlace>
      <Grid columns="two">
        <Card title="Estimate Summary" headingLevel={3}>
          <SummaryList rows={estimateRows(inputs, result)} />
        </Card>
        <Stack space="medium">
          <Card title="Covered areas" headingLevel={3}>
            <Stack space="medium">
              <SummaryList
                rows={floors.map((floor) => ({
                  term: floorLabels[floor],
                  value: formatSqFt(result.areas[floor]),
                }))}
              />
              <Text size="small" tone="muted">
                {`For ${contact.name.trim()}, ${dateOf(timestamp)}. ${tentativeText}`}
              </Text>
            </Stack>
          </Card>
          <Inline space="small">
            <Button size="large" onClick={estimator.startNewEstimate}>
              Create New Estimate
            </Button>
            <Button size="large" variant="secondary" onClick={() => print()}>
              Print or save as PDF
            </Button>
          </Inline>
        </Stack>
      </Grid>
    </Stack>
  )
}

function dateOf(timestamp: string): string {
  return new Date(timestamp).toLocaleDateString('en-GB', { dateStyle: 'long' })
}
