import { useEffect, useRef } from 'react'
import type { Estimate } from '../../estimator'
import { Alert, Button, Card, Grid, Heading, Icon, Inline, Stack, SummaryList } from '../../design-system'
import type { EstimatorState, Submission } from './estimatorState'
import { estimateRows } from './estimateRows'
import { CallOrMessage } from './CallOrMessage'
import { messages, unknownOutcome } from './messages'
import { stepTitles } from './steps'

export interface ReviewStepProps extends Pick<EstimatorState, 'contact' | 'inputs'> {
  /** The estimate for the current inputs. */
  result: Estimate
  /** The outcome of the submission of this estimate; undefined before it is submitted. */
  outcome: Submission['outcome'] | undefined
  onSubmit: () => void
  onBack: () => void
}

/** Step 3: contact and estimate for review, and the button that submits them. */
export function ReviewStep({ contact, inputs, result, outcome, onSubmit, onBack }: ReviewStepProps) {
  const isSubmitting = outcome === 'pending'
  const isLost = outcome === 'lost'
  const isUnknown = outcome === 'unknown'
  const alert = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isSubmitting || isLost) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [isSubmitting, isLost])

  return (
    <Stack space="large">
      <Heading level={2} size="title" tabIndex={-1}>
        {stepTitles.review}
      </Heading>
      {!result.hasResults && (
        <Alert
          tone="warning"
          title="No estimate yet"
          actions={
            <Button variant="secondary" onClick={onBack}>
              Change the inputs
            </Button>
          }
        >
          {missingText(result)} You can submit it as it is, and we will work out the cost with you.
        </Alert>
      )}
      <Grid columns="two">
        <Card title="Contact Information" headingLevel={3}>
          <SummaryList
            rows={[
              { term: 'Name', value: contact.name.trim() },
              { term: 'Email', value: contact.email.trim() },
              { term: 'Phone', value: <bdi dir="ltr">{contact.phone.trim()}</bdi> },
            ]}
          />
        </Card>
        <Card title="Estimate Summary" headingLevel={3}>
          <SummaryList rows={estimateRows(inputs, result)} />
        </Card>
      </Grid>
      <Inline space="small" justify="between">
        <Button variant="secondary" onClick={onBack}>
          <Icon name="arrow-left" />
          Back to Calculator
        </Button>
        <Button
          size="large"
          isLoading={isSubmitting}
          loadingLabel="Processing Estimate..."
          onClick={onSubmit}
        >
          Submit Final Estimate
        </Button>
      </Inline>
      {/* Below the buttons, so that it doesn't shift the one that was just clicked. */}
      <Alert ref={alert} tone={isLost ? 'danger' : 'info'} role="alert" actions={isLost && <CallOrMessage />}>
        {isLost ? messages.lost : isSubmitting && messages.submitting}
      </Alert>
      {isUnknown && (
        <Alert tone="warning" title={unknownOutcome.title} actions={<CallOrMessage />}>
          {unknownOutcome.text}
        </Alert>
      )}
    </Stack>
  )
}

function missingText(result: Estimate): string {
  if (result.areas.total > 0) return 'The quality grade is missing.'
  return result.grade === ''
    ? 'The plot size or the areas, and the quality grade, are missing.'
    : 'The plot size or the areas are missing.'
}
