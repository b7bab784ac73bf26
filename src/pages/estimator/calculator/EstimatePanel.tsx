import { memo } from 'react'
import { flushSync } from 'react-dom'
import { inputsOfHouse, plainHouse, startPlotMarla, type Estimate } from '../../../estimator'
import {
  Button,
  Card,
  EmptyState,
  Heading,
  Icon,
  Inline,
  Stack,
  SummaryList,
  Text,
} from '../../../design-system'
import { EstimateResult } from './EstimateResult'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import type { EstimatorEvent } from '../wizard/estimatorState'
import { estimatorStore } from '../wizard/estimatorStore'
import { missingText } from '../estimateTexts'

const headingId = 'your-estimate'

/** Resets the inputs. */
export const resetInputs = () => dispatchAndFocus({ type: 'inputsReset' })

/** Enters a plain house, as a link to its estimate does. */
const startFrom = (marla: number) =>
  dispatchAndFocus({ type: 'linkOpened', link: { kind: 'inputs', inputs: inputsOfHouse(marla, plainHouse) } })

/** The focused button is removed: focuses the bar in a narrow window, else the panel; what is hidden takes no focus. */
function dispatchAndFocus(event: EstimatorEvent) {
  flushSync(() => estimatorStore.dispatch(event))
  document.querySelector<HTMLElement>('[data-sticky="bottom"] button')?.focus()
  document.getElementById(headingId)?.focus()
}

/** "Your Estimate" beside the inputs: the result, or what is missing. */
export const EstimatePanel = memo(function EstimatePanel({ estimate }: { estimate: Estimate }) {
  const { budgetSection, comparison, estimatePanel: texts } = useEstimatorTexts()
  const { canReset, hasResults } = estimate
  return (
    <Card size="small" aria-labelledby={headingId}>
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
          <>
            <EmptyState>
              {texts.empty}
              {canReset && <Text as="span" weight="bold">{` ${missingText(estimate, texts.missing)}`}</Text>}
            </EmptyState>
            <div className="flex flex-col gap-3 print:hidden">
              <Text size="small" weight="bold">
                {texts.start}
              </Text>
              <Inline space="small">
                {startPlotMarla.map((marla) => (
                  <Button key={marla} variant="secondary" onClick={() => startFrom(marla)}>
                    {budgetSection.answer.plot(marla)}
                  </Button>
                ))}
              </Inline>
              {/* What the result will list. */}
              <div aria-hidden="true" className="border-t border-line pt-1.5">
                <SummaryList
                  layout="compact"
                  rows={[
                    texts.grandTotal,
                    texts.costPerSqFt,
                    texts.construction.total,
                    texts.design.total,
                  ].map((term) => ({ term, content: comparison.none, emphasis: 'excluded' }))}
                />
              </div>
            </div>
          </>
        )}
      </Stack>
    </Card>
  )
})
