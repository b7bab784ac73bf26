import { useSyncExternalStore } from 'react'
import { estimate, formatSqFt } from '../../estimator'
import {
  Alert,
  Button,
  Card,
  Grid,
  Heading,
  Inline,
  MediaOnly,
  Stack,
  SummaryList,
  Text,
} from '../../design-system'
import { hasBeenSent, pendingEstimates, subscribeToPendingEstimates } from '../../leads'
import { visitorsDayText } from '../../sections/formats'
import { StableRegion } from '../../sections/StableRegion'
import type { SettledSubmission } from './estimatorState'
import { estimateRows } from './estimateRows'
import { noLongerKept, outcomeMessages } from './messages'
import { CallOrMessage } from './CallOrMessage'
import { stepTitles } from './steps'
import { UnsentWarning } from './UnsentWarning'
import { floorLabels, tentativeText } from './wording'

const floors = ['basement', 'ground', 'first'] as const

export interface SuccessStepProps {
  submitted: SettledSubmission
  onNewEstimate: () => void
}

/** Step 4: the outcome of the submission, and the estimate to print. */
export function SuccessStep({ submitted, onNewEstimate }: SuccessStepProps) {
  const { timestamp, contact, inputs } = submitted
  const pending = useSyncExternalStore(subscribeToPendingEstimates, pendingEstimates, pendingEstimates)
  const isSent = useSyncExternalStore(
    subscribeToPendingEstimates,
    () => hasBeenSent(timestamp),
    () => false,
  )
  const result = estimate(inputs)
  const isPending = !isSent && pending.some((pendingEstimate) => pendingEstimate.timestamp === timestamp)
  const outcome = isSent ? 'sent' : submitted.outcome
  const isNoLongerKept = submitted.outcome === 'stored' && !isPending
  const isUncertain = isNoLongerKept && !isSent
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
      <StableRegion keepsHeight={isNoLongerKept} label="Submission">
        <Stack space="large">
          {/* A printed estimate needs no outcome. */}
          <MediaOnly media="screen">
            <Alert
              tone={isUncertain ? 'info' : 'success'}
              role="status"
              actions={isUncertain && <CallOrMessage />}
            >
              {isUncertain ? noLongerKept : outcomeMessages[outcome]}
            </Alert>
          </MediaOnly>
          {isPending && <UnsentWarning />}
        </Stack>
      </StableRegion>
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
                {`For ${contact.name.trim()}, ${visitorsDayText(timestamp)}. ${tentativeText}`}
              </Text>
            </Stack>
          </Card>
          <Inline space="small">
            <Button size="large" onClick={onNewEstimate}>
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
