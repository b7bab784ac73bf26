import { memo } from 'react'
import { flushSync } from 'react-dom'
import type { Estimate } from '../../estimator'
import { Button, Card, EmptyState, Heading, Icon, Inline, Stack, Text } from '../../design-system'
import { EstimateResult } from './EstimateResult'
import { useEstimatorTexts } from './EstimatorLanguage'
import { estimatorStore } from './estimatorStore'
import { missingText } from './estimateTexts'

const headingId = 'your-estimate'

/** Resets the inputs and focuses the heading of the panel, because the focused button is removed. */
export function resetInputs() {
  flushSync(() => estimatorStore.dispatch({ type: 'inputsReset' }))
  document.getElementById(headingId)?.focus()
}

/** "Your Estimate" beside the inputs: the result, or what is missing. */
export const EstimatePanel = memo(function EstimatePanel({ estimate }: { estimate: Estimate }) {
  const { estimatePanel: texts } = useEstimatorTexts()
  const { canReset, hasResults } = estimate
  return (
    <Card space="small" aria-labelledby={headingId}>
      <Stack space="small">
        <Inline space="small" justify="between">
          <Heading level={3} id={headingId} tabIndex={-1}>
            {texts.heading}
          </Heading>
          {canReset && (
            <Button variant="quiet" onClick={resetInputs}>
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
          <EmptyState>
            {texts.empty}
            {canReset && <Text as="span" weight="bold">{` ${missingText(estimate, texts.missing)}`}</Text>}
          </EmptyState>
        )}
      </Stack>
    </Card>
  )
})
