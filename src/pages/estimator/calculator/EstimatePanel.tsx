import { memo, type RefObject } from 'react'
import type { Estimate } from '../../../estimator'
import { Button, Card, EmptyState, Heading, Icon, Inline, Stack, Text } from '../../../design-system'
import { EstimateResult } from './EstimateResult'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { missingText } from '../estimate/estimateTexts'
import { StartPlots, type StartPlotsProps } from './StartPlots'

export interface EstimatePanelProps {
  estimate: Estimate
  includeBasement: boolean
  /** The heading, which takes the focus of a button that is removed. */
  headingRef: RefObject<HTMLHeadingElement | null>
  onReset: () => void
  /** Enters a house on a plot of this size. */
  onStart: StartPlotsProps['onStart']
}

const headingId = 'your-estimate'

/** "Your Estimate" beside the inputs: the result, or what is missing. */
export const EstimatePanel = memo(function EstimatePanel({
  estimate,
  includeBasement,
  headingRef,
  onReset,
  onStart,
}: EstimatePanelProps) {
  const { estimatePanel: texts } = useEstimatorTexts()
  const { canReset, hasResults } = estimate
  return (
    <Card size="small" aria-labelledby={headingId}>
      <Stack space="2xsmall">
        <Inline space="small" justify="between">
          <Heading ref={headingRef} level={3} id={headingId} tabIndex={-1}>
            {texts.heading}
          </Heading>
          {canReset && (
            <Button variant="quiet" onClick={onReset}>
              <Icon name="rotate-left" />
              {texts.reset}
            </Button>
          )}
        </Inline>
        {hasResults ? (
          <div className="border-t border-ink pt-1.5">
            <EstimateResult estimate={estimate} headingLevel={4} />
          </div>
        ) : (
          <>
            <EmptyState>
              {texts.empty}
              {canReset && <Text as="span" weight="bold">{` ${missingText(estimate, texts.missing)}`}</Text>}
            </EmptyState>
            <StartPlots includeBasement={includeBasement} onStart={onStart} />
          </>
        )}
      </Stack>
    </Card>
  )
})
