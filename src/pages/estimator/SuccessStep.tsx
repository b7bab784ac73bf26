import { useSyncExternalStore } from 'react'
import { Alert, Button, Card, Grid, Heading, Inline, Stack, SummaryList, Text } from '../../design-system'
import { pendingEstimates, subscribeToPendingEstimates } from '../../leads'
import { estimateRows } from './estimateRows'
import { outcomeMessages } from './messages'
import { ReachUs } from './ReviewStep'
import type { Estimator } from './useEstimator'

/** Step 4: what became of the submission, and the estimate to keep. */
export function SuccessStep({ estimator }: { estimator: Estimator }) {
  const { submitted } = estimator.state
  const pending = useSyncExternalStore(subscribeToPendingEstimates, pendingEstimates, pendingEstimates)
  if (!submitted) return null
  const isWaiting = pending.some(({ timestamp }) => timestamp === submitted.timestamp)
  return (
    <Stack space="large">
      <Stack space="small">
        <Heading level={2} size="title" tabIndex={-1}>
          Estimate Submitted Successfully!
        </Heading>
        <Text size="lead" isMeasured>
          Thank you for your submission. We have received your estimate and will contact you within 24 hours
          to discuss your project.
        </Text>
      </Stack>
      <Alert tone="success" role="status">
        {outcomeMessages[submitted.outcome]}
      </Alert>
      {isWaiting && (
        <Alert
          tone="warning"
          role="status"
          title="Saved on this device only; not yet sent"
          actions={<ReachUs />}
        >
          It is sent by itself when you are online and open this site again. You can also send it now from the
          notice at the top of the page, or reach us directly.
        </Alert>
      )}
      <Grid columns="sidebar">
        <Card title="Estimate Summary" headingLevel={3}>
          <SummaryList rows={estimateRows(submitted.inputs, submitted.estimate)} />
        </Card>
        <Stack space="medium" align="start">
          <Button size="large" onClick={estimator.startNewEstimate}>
            Create New Estimate
          </Button>
          <Inline space="small">
            <Button variant="secondary" onClick={() => print()}>
              Print or save as PDF
            </Button>
          </Inline>
        </Stack>
      </Grid>
    </Stack>
  )
}
