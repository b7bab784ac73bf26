import { memo } from 'react'
import { flushSync } from 'react-dom'
import { startPlotMarla, type Estimate } from '../../estimator'
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
} from '../../design-system'
import { EstimateResult } from './EstimateResult'
import { useEstimatorTexts } from './EstimatorLanguage'
import { changeInput, estimatorStore } from './estimatorStore'
import { missingText } from './estimateTexts'

const headingId = 'your-estimate'

/** Resets the inputs and focuses the heading of the panel, because the focused button is removed. */
export function resetInputs() {
  flushSync(() => estimatorStore.dispatch({ type: 'inputsReset' }))
  document.getElementById(headingId)?.focus()
}

/** Enters a plot in A Grade. */
function startFrom(marla: number) {
  flushSync(() => {
    changeInput({ field: 'mode', value: 'auto' })
    changeInput({ field: 'unit', value: 'marla' })
    changeInput({ field: 'plotSize', value: String(marla) })
    changeInput({ field: 'grade', value: 'A' })
  })
  // The focused button is removed; in a narrow window, the panel is, too.
  const headings = document.querySelectorAll<HTMLElement>(`#${headingId}, main h2`)
  ;[...headings].findLast((heading) => heading.checkVisibility())?.focus()
}

/** "Your Estimate" beside the inputs: the result, or what is missing. */
export const EstimatePanel = memo(function EstimatePanel({ estimate }: { estimate: Estimate }) {
  const { budgetSection, comparison, estimatePanel: texts } = useEstimatorTexts()
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
                    ...texts.construction.lines.map(({ term }) => term),
                    texts.construction.total,
                    ...texts.design.lines.map(({ term }) => term),
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
