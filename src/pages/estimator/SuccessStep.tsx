import { useId, useSyncExternalStore } from 'react'
import { calculateEstimate, floors, formatSqFt } from '../../estimator'
import { Alert, Button, Card, Grid, Heading, Inline, Stack, SummaryList, Text } from '../../design-system'
import { isRejectedAsTooLong, submissionStatus, subscribeToPendingEstimates } from '../../leads'
import { visitorsDayText } from '../../sections/formats'
import type { SettledSubmission } from './estimatorState'
import { estimateRows } from './estimateRows'
import { CallOrMessage } from './CallOrMessage'
import { PendingWarning } from './PendingWarning'
import { ShareEstimate } from './ShareEstimate'
import { StableRegion } from './StableRegion'
import { useEstimatorLanguage, useEstimatorTexts } from './EstimatorLanguage'

export interface SuccessStepProps {
  submitted: SettledSubmission
  onNewEstimate: () => void
}

/** Step 4: the result of the submission, and the estimate to print. */
export function SuccessStep({ submitted, onNewEstimate }: SuccessStepProps) {
  const allTexts = useEstimatorTexts()
  const {
    amounts,
    calculatorFields,
    estimateSummary,
    floorLabels,
    shareEstimate,
    stepTitles,
    successStep: texts,
  } = allTexts
  const { locale } = useEstimatorLanguage()
  const { timestamp, contact, inputs } = submitted
  const messageId = useId()
  const warningId = useId()
  const status = useSyncExternalStore(
    subscribeToPendingEstimates,
    () => submissionStatus(timestamp),
    () => 'sending',
  )
  const isTooLong = useSyncExternalStore(
    subscribeToPendingEstimates,
    () => isRejectedAsTooLong(timestamp),
    () => false,
  )
  const estimate = calculateEstimate(inputs)
  const isPending = status === 'stored'
  const isUncertain = submitted.result === 'stored' && status === 'unknown'
  const result = status === 'sent' ? 'sent' : submitted.result
  const wasStored = submitted.result === 'stored'
  const isNoLongerStored = isUncertain || (wasStored && status === 'sent')
  return (
    <Stack space="large">
      <Stack space="small">
        {/* Screen readers don't announce a status that is rendered with its text, but read the description on focus. */}
        <Heading
          level={2}
          size="title"
          tabIndex={-1}
          aria-describedby={isPending ? `${messageId} ${warningId}` : messageId}
        >
          {stepTitles.success}
        </Heading>
        {wasStored && <Text weight="bold">{texts.thanksApply[isUncertain ? 'uncertain' : result]}</Text>}
        <Text size="lead" isMeasured>
          {texts.text}
        </Text>
      </Stack>
      <StableRegion keepsHeight={isNoLongerStored} label={texts.label}>
        <Stack space="large">
          {/* A printed estimate needs no message about the submission. */}
          <div className="contents print:hidden">
            <Alert
              id={messageId}
              tone={isUncertain ? 'info' : 'success'}
              role="status"
              actions={isUncertain && <CallOrMessage />}
            >
              {isUncertain ? texts.noLongerStored : texts.messages[result]}
            </Alert>
          </div>
          {isPending && <PendingWarning id={warningId} isTooLong={isTooLong} />}
        </Stack>
      </StableRegion>
      <Grid columns="two">
        <Card title={estimateSummary.heading} headingLevel={3} space="small">
          <SummaryList rows={estimateRows(inputs, estimate, allTexts)} />
        </Card>
        <Stack space="medium">
          <Card title={calculatorFields.areas.heading} headingLevel={3} space="small">
            <Stack space="medium">
              <SummaryList
                rows={floors.map((floor) => ({
                  term: floorLabels[floor],
                  content: formatSqFt(estimate.areas[floor], amounts),
                }))}
              />
              <Text size="small" tone="muted">
                {texts.printNote(contact.name.trim(), visitorsDayText(timestamp, locale))}
              </Text>
            </Stack>
          </Card>
          <Inline space="small" narrow="stack">
            <Button size="large" onClick={onNewEstimate}>
              {texts.newEstimate}
            </Button>
            <Button size="large" variant="secondary" onClick={() => print()}>
              {shareEstimate.print}
            </Button>
          </Inline>
          {estimate.totals.grand > 0 && (
            <div className="contents print:hidden">
              <ShareEstimate inputs={inputs} estimate={estimate} />
            </div>
          )}
        </Stack>
      </Grid>
    </Stack>
  )
}
