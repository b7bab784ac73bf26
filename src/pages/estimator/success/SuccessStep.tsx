import { lazy, Suspense, type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { calculateEstimate } from '../../../estimator'
import {
  Alert,
  Button,
  Card,
  Columns,
  Heading,
  Inline,
  Stack,
  SummaryList,
  Text,
} from '../../../design-system'
import { dayText } from '../../../lib/dayText'
import { SendAgainButton } from '../../../sections/SendAgainButton'
import { CallOrMessage, ChatOnPhone } from '../estimate/CallOrMessage'
import { areaRows, estimateRows } from '../estimate/estimateRows'
import { useEstimatorLanguage } from '../language/EstimatorLanguage'
import { LeadingTotal } from '../estimate/LeadingTotal'
import { PrintButton } from '../estimate/PrintButton'
import type { SampleHouseProps } from '../estimate/SampleHouse'
import { OwnerQuestions, Payments } from '../estimate/OwnerQuestions'
import { ShareEstimate } from '../estimate/ShareEstimate'
import type { RecordedSubmission } from '../wizard/useEstimator'

/** If its code can't be loaded, its place stays empty. */
const SampleHouse = lazy<ComponentType<SampleHouseProps>>(() =>
  import('../estimate/SampleHouse').then(
    (loaded) => ({ default: loaded.SampleHouse }),
    () => ({ default: () => null }),
  ),
)

export interface SuccessStepProps {
  submitted: RecordedSubmission
  onNewEstimate: () => void
}

/** Step 4: the result of the submission, and the estimate to print. */
export function SuccessStep({ submitted, onNewEstimate }: SuccessStepProps) {
  const { locale, texts: allTexts } = useEstimatorLanguage()
  const { calculatorFields, estimateSummary, stepTitles } = allTexts
  const texts = allTexts.successStep
  const { timestamp, contact, inputs, status } = submitted
  const messageId = useId()
  const warningId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [firstStatus] = useState(status)
  const isPending = status === 'stored'
  const estimate = calculateEstimate(inputs)
  const hasTotal = estimate.totals.grand > 0

  useEffect(() => {
    // "Send again", which may have had the focus, is removed.
    if (status !== firstStatus && document.activeElement === document.body) heading.current?.focus()
  }, [status, firstStatus])

  return (
    <Stack space="medium">
      {/* Screen readers don't announce a status that is rendered with its text, but read the description on focus. */}
      <Heading
        ref={heading}
        level={2}
        size="heading"
        tabIndex={-1}
        aria-describedby={isPending ? `${messageId} ${warningId}` : messageId}
      >
        {stepTitles.success}
      </Heading>
      <Columns ratio="1:1" tall="second" space="large" align="start">
        <Stack space="medium">
          <LeadingTotal label={estimateSummary.grandTotal} amount={estimate.totals.grand} />
          {isPending && <Text weight="bold">{texts.onceSent}</Text>}
          <Text size="lead" hasMeasure>
            {texts.text}
          </Text>
          {/* A printed estimate needs no message about the submission. */}
          <div className="contents print:hidden">
            <Alert id={messageId} tone="success" live="status">
              {texts.messages[status]}
            </Alert>
          </div>
          {isPending && <PendingWarning id={warningId} />}
          <div className="contents print:hidden">
            {hasTotal ? (
              <ShareEstimate inputs={inputs} estimate={estimate} variant="primary" />
            ) : (
              <Inline>
                <PrintButton />
              </Inline>
            )}
          </div>
        </Stack>
        <Stack space="large">
          <Card title={estimateSummary.heading} headingLevel={3} size="small">
            <SummaryList rows={estimateRows(inputs, estimate, allTexts)} />
          </Card>
          {hasTotal && <OwnerQuestions estimate={estimate} headingLevel={3} hasPaymentsBelow />}
        </Stack>
        <Card title={calculatorFields.areas.heading} headingLevel={3} size="small">
          <Stack space="large">
            <div className="flex flex-col items-center gap-4 sm:flex-row sm:gap-6">
              {estimate.areas.total > 0 && (
                <div className="aspect-11/12 w-full max-w-figure shrink-0 sm:w-2/5 print:hidden">
                  <Suspense>
                    <SampleHouse areas={estimate.areas} hasBars={false} />
                  </Suspense>
                </div>
              )}
              <div className="w-full min-w-0 sm:w-auto sm:grow">
                <SummaryList rows={areaRows(estimate, allTexts)} />
              </div>
            </div>
            <Text size="small" tone="muted">
              {texts.printNote(contact.name.trim(), dayText(timestamp, locale))}
            </Text>
          </Stack>
        </Card>
      </Columns>
      {hasTotal && <Payments estimate={estimate} isWide />}
      <Inline>
        <Button variant="secondary" onClick={onNewEstimate}>
          {texts.newEstimate}
        </Button>
        {!isPending && <ChatOnPhone />}
      </Inline>
    </Stack>
  )
}

/** Says that the estimate is only stored on this device, with ways to act. */
function PendingWarning({ id }: { id: string }) {
  const { pending, sendAgain } = useEstimatorLanguage().texts.successStep
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <Alert
      id={id}
      tone={hasFailed ? 'danger' : 'warning'}
      // Only later changes are announced; at first, it describes the focused heading.
      live="status"
      title={pending.title}
      actions={
        <>
          <SendAgainButton labels={sendAgain} onAttempt={setHasFailed} />
          <CallOrMessage />
        </>
      }
    >
      {hasFailed ? pending.failed : pending.text}
    </Alert>
  )
}
