import type { Ref } from 'react'
import { Button, Card, EmptyState, Heading, Icon, Inline, Stack, Text } from '../../design-system'
import { EstimateResult, type EstimateResultProps } from './EstimateResult'
import { missingText } from './missingText'
import { useEstimatorTexts } from './EstimatorLanguage'

export interface EstimatePanelProps extends Omit<EstimateResultProps, 'headingLevel'> {
  /** Whether there is a plot, an area or a grade to reset. */
  canReset: boolean
  onReset: () => void
  onContinue: () => void
  /** Receives the heading. */
  headingRef: Ref<HTMLHeadingElement>
}

/** "Your Estimate" beside the inputs: the result, or what is missing, and the button that continues. */
export function EstimatePanel({ canReset, onReset, onContinue, headingRef, ...result }: EstimatePanelProps) {
  const { calculatorFields, estimatePanel: texts } = useEstimatorTexts()
  const { estimate } = result
  return (
    <Card space="small" aria-labelledby="your-estimate">
      <Stack space="small">
        <Inline space="small" justify="between">
          <Heading ref={headingRef} level={3} id="your-estimate" tabIndex={-1}>
            {texts.heading}
          </Heading>
          {canReset && (
            <Button variant="quiet" onClick={onReset}>
              <Icon name="rotate-left" />
              {texts.reset}
            </Button>
          )}
        </Inline>
        {estimate.hasResults ? (
          <div className="border-t border-ink pt-1.5">
            <EstimateResult {...result} headingLevel={4} />
          </div>
        ) : (
          <EmptyState>
            {texts.empty}
            {canReset && <Text as="span" weight="bold">{` ${missingText(estimate, texts.missing)}`}</Text>}
          </EmptyState>
        )}
        <Inline narrow="stack">
          <Button onClick={onContinue}>{calculatorFields.review}</Button>
        </Inline>
      </Stack>
    </Card>
  )
}
