import { memo, useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { formatPkr, type Estimate } from '../../../estimator'
import { Button, Icon, Inline, Sheet, useMediaQuery, windowFrom } from '../../../design-system'
import { Amounts } from '../estimate/Amounts'
import { CostSplit } from './CostSplit'
import { EstimateNotes } from '../estimate/EstimateNotes'
import { EstimateResult } from './EstimateResult'
import { answersId, Payments } from '../estimate/OwnerQuestions'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { croreText } from '../estimate/estimateTexts'

export interface EstimateBarProps {
  /** The estimate for the current inputs. */
  estimate: Estimate
  /** The button that opens the estimate. */
  buttonRef: RefObject<HTMLButtonElement | null>
  onReset: () => void
  onContinue: () => void
}

const bar = 'sticky bottom-bottom-bar-stuck z-sticky -mx-gutter border-t border-line-strong px-gutter pb-safe'
const row = 'flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2'
const wrappedRow = '@max-numbers:gap-y-2 @max-numbers:*:last:grow'
const total =
  '-mx-1 flex min-h-12 min-w-0 cursor-pointer flex-col justify-center rounded-small px-1 -outline-offset-1 text-start text-ink tabular-nums'

/**
 * In narrow windows: a bar with the total and the button that continues, which sticks to the lower edge unless the window
 * is low. The total opens the whole estimate in a sheet.
 */
export const EstimateBar = memo(function EstimateBar({
  estimate,
  buttonRef,
  onReset,
  onContinue,
}: EstimateBarProps) {
  const { amounts, calculatorFields, estimatePanel: texts } = useEstimatorTexts()
  const { hasResults, selectedServices, totals } = estimate
  const { hash } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  // The panel shows the estimate instead.
  const isWide = useMediaQuery(windowFrom('lg'))
  if (isOpen && isWide) setIsOpen(false)

  useEffect(() => {
    if (hash !== `#${answersId}`) return undefined
    // Once the page has the focus, which the sheet takes from it.
    const frame = requestAnimationFrame(() => setIsOpen(true))
    return () => cancelAnimationFrame(frame)
  }, [hash])

  const close = () => flushSync(() => setIsOpen(false))
  const reset = () => {
    close()
    onReset()
  }

  if (!hasResults) return null
  return (
    <div data-sticky="bottom" data-surface="paper" className={`@container lg:hidden print:hidden ${bar}`}>
      <div className={`${row} ${wrappedRow}`}>
        <Sheet
          trigger={
            <button ref={buttonRef} type="button" className={`group ${total}`}>
              <span className="flex items-center gap-1 text-caption leading-tight text-accent transition-colors duration-quick group-hover:text-ink">
                <bdi>{texts.heading}</bdi>
                <Icon name="chevron-up" />
              </span>
              <span className="text-subheading leading-tight font-bold wrap-anywhere">
                <bdi>
                  <Amounts>{formatPkr(totals.grand)}</Amounts>
                </bdi>{' '}
                <bdi className="block text-beside">{croreText(totals.grand, amounts)}</bdi>
              </span>
            </button>
          }
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          title={texts.heading}
        >
          <EstimateResult estimate={estimate} headingLevel={3} onClose={close} />
          <CostSplit estimate={estimate} />
          {totals.grand > 0 && <Payments estimate={estimate} />}
          <EstimateNotes selectedServices={selectedServices} />
          <Inline>
            <Button variant="quiet" onClick={reset}>
              <Icon name="rotate-left" />
              {texts.reset}
            </Button>
          </Inline>
        </Sheet>
        <Button onClick={onContinue}>{calculatorFields.review}</Button>
      </div>
    </div>
  )
})
