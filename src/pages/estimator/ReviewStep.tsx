import { chatHref, company, telHref } from '../../content'
import {
  Alert,
  Button,
  Card,
  Grid,
  Heading,
  Icon,
  Inline,
  Link,
  Stack,
  SummaryList,
} from '../../design-system'
import { estimateRows } from './estimateRows'
import { messages, reviewMessageTone } from './messages'
import type { Estimator } from './useEstimator'

/** Step 3: everything that will be sent, before it is sent. */
export function ReviewStep({ estimator }: { estimator: Estimator }) {
  const { state, result, submit, goBack } = estimator
  const { contact, inputs, message, isSubmitting } = state
  return (
    <Stack space="large">
      <Heading level={2} tabIndex={-1}>
        Review & Submit
      </Heading>
      {!result.hasResults && (
        <Alert
          tone="warning"
          title="No estimate yet"
          actions={
            <Button variant="secondary" onClick={goBack}>
              Change the inputs
            </Button>
          }
        >
          {missingText(estimator)} You can submit as it is, and we will work out the cost with you.
        </Alert>
      )}
      <Grid columns="sidebar">
        <Card title="Estimate Summary" headingLevel={3}>
          <SummaryList rows={estimateRows(inputs, result)} />
        </Card>
        <Card title="Contact Information" headingLevel={3}>
          <SummaryList
            rows={[
              { term: 'Name', value: contact.name.trim() },
              { term: 'Email', value: contact.email.trim() },
              { term: 'Phone', value: contact.phone.trim() },
            ]}
          />
        </Card>
      </Grid>
      <Alert
        tone={reviewMessageTone(message, isSubmitting)}
        role={isSubmitting ? 'status' : 'alert'}
        actions={message === messages.lost && <ReachUs />}
      >
        {message}
      </Alert>
      <Inline space="small" justify="between">
        <Button variant="secondary" onClick={goBack}>
          <Icon name="arrow-left" />
          Back to Calculator
        </Button>
        <Button
          size="large"
          isLoading={isSubmitting}
          loadingLabel="Processing Estimate..."
          onClick={() => void submit()}
        >
          Submit Final Estimate
        </Button>
      </Inline>
    </Stack>
  )
}

/** The firm's phone and chat, for when nothing could be sent. */
export function ReachUs() {
  return (
    <Inline space="small">
      <Link href={telHref(company.phones[0])}>{`Call ${company.phones[0]}`}</Link>
      <Link href={chatHref()} target="_blank" rel="noopener noreferrer">
        Message us on WhatsApp
      </Link>
    </Inline>
  )
}

function missingText({ result }: Estimator): string {
  if (result.areas.total > 0) return 'The quality grade is missing.'
  return result.grade === ''
    ? 'The plot size or the areas, and the quality grade, are missing.'
    : 'The plot size or the areas are missing.'
}
