import { memo, type Ref } from 'react'
import { Button, Card, EmptyState, Heading, Icon, Inline, Stack, Text } from '../../design-system'
import { EstimateResult, type EstimateResultProps } from './EstimateResult'
import { useEstimatorTexts } from './EstimatorLanguage'
import { missingText } from './estimateTexts'

export interface EstimatePanelProps extends Omit<EstimateResultProps, 'headingLevel'> {
  onReset: () => void
  /** Receives the heading. */
  headingRef: Ref<HTMLHeadingElement>
}

/** "Your Estimate" beside the inputs: the result, or what is missing. */
export const EstimatePanel = memo(function EstimatePanel({
  onReset,
  headingRef,
  ...result
}: EstimatePanelProps) {
  const { estimatePanel: texts } = useEstimatorTexts()
  const { canReset, hasResults } = result.estimate
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
        {hasResults ? (
          <div className="border-t border-ink pt-1.5">
            <EstimateResult {...result} headingLevel={4} />
          </div>
        ) : (
          <EmptyState>
            {texts.empty}
            {canReset && (
              <Text as="span" weight="bold">{` ${missingText(result.estimate, texts.missing)}`}</Text>
            )}
          </EmptyState>
        )}
      </Stack>
    </Card>
  )
})
