import { useEffect, useRef } from 'react'
import type { Estimate } from '../../../estimator'
import {
  Alert,
  Button,
  Card,
  Columns,
  Heading,
  Icon,
  Inline,
  Link,
  Stack,
  SummaryList,
} from '../../../design-system'
import type { EnteredEstimate, submissionStatus } from '../wizard/estimatorState'
import { estimateRows } from '../estimate/estimateRows'
import { CallOrMessage, ChatOnPhone } from '../estimate/CallOrMessage'
import { missingText } from '../estimate/estimateTexts'
import { LeadingTotal } from '../estimate/LeadingTotal'
import { OwnerQuestions, Payments } from '../estimate/OwnerQuestions'
import { contactFields, type ReviewedField } from '../wizard/steps'
import { StepMark } from '../wizard/StepMark'
import { submitCurrentEstimate } from '../wizard/submitCurrentEstimate'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

export interface ReviewStepProps extends EnteredEstimate {
  /** The estimate for the current inputs. */
  estimate: Estimate
  status: ReturnType<typeof submissionStatus>
  /** Called when a "Change" link is activated, with its field. */
  onChange: (field: ReviewedField) => void
  onBack: () => void
}

/** Step 3: contact and estimate for review, and the button that submits them. */
export function ReviewStep({ contact, inputs, estimate, status, onChange, onBack }: ReviewStepProps) {
  const allTexts = useEstimatorTexts()
  const { estimatePanel, estimateSummary, reviewStep: texts, stepTitles } = allTexts
  const isSubmitting = status === 'sending'
  const isLost = status === 'lost'
  const hasTotal = estimate.totals.grand > 0
  const alert = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isSubmitting || isLost) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [isSubmitting, isLost])

  const change = (field: ReviewedField, term: string) => (
    <Link asChild>
      <button
        type="button"
        aria-label={texts.changeRow(term)}
        disabled={isSubmitting}
        onClick={() => onChange(field)}
      >
        {texts.change}
      </button>
    </Link>
  )

  return (
    <Stack space="medium">
      <Inline space="large">
        <Heading level={2} tabIndex={-1}>
          {stepTitles.review}
        </Heading>
        <StepMark step="review" />
      </Inline>
      {!estimate.hasResults && (
        <Alert
          tone="warning"
          title={texts.noEstimate.title}
          actions={
            <Button variant="secondary" onClick={onBack}>
              {texts.noEstimate.back}
            </Button>
          }
        >
          {`${missingText(estimate, estimatePanel.missing)} ${texts.noEstimate.text}`}
        </Alert>
      )}
      <Columns ratio="1:1" tall="second" space="large" align="start">
        <Stack space="medium">
          <LeadingTotal label={estimateSummary.grandTotal} amount={estimate.totals.grand} />
          <Inline space="small" narrow="stack">
            <Button
              size="large"
              isLoading={isSubmitting}
              loadingLabel={texts.submit.submitting}
              onClick={() => void submitCurrentEstimate()}
            >
              {texts.submit.idle}
            </Button>
            <Button size="large" variant="secondary" onClick={onBack}>
              <Icon name="arrow-left" />
              {texts.back}
            </Button>
            {!isLost && <ChatOnPhone />}
          </Inline>
          {/* Below the buttons, so that it doesn't shift the one that was just clicked. */}
          <Alert
            ref={alert}
            tone={isLost ? 'danger' : 'info'}
            live="alert"
            actions={isLost && <CallOrMessage />}
          >
            {isLost ? texts.messages.lost : isSubmitting && texts.messages.submitting}
          </Alert>
          <Card title={texts.contact.heading} headingLevel={3} size="small">
            <SummaryList
              rows={contactFields.map((field) => ({
                term: texts.contact[field],
                content: <bdi dir={field === 'phone' ? 'ltr' : 'auto'}>{contact[field].trim()}</bdi>,
                action: change(field, texts.contact[field]),
              }))}
            />
          </Card>
        </Stack>
        <Card title={estimateSummary.heading} headingLevel={3} size="small">
          <SummaryList rows={estimateRows(inputs, estimate, allTexts, change)} />
        </Card>
        {hasTotal && <OwnerQuestions estimate={estimate} headingLevel={3} hasPaymentsBelow />}
      </Columns>
      {hasTotal && <Payments estimate={estimate} isWide />}
    </Stack>
  )
}
