import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { estimatorPage } from '../../content/estimator/steps'
import { Section, Stack } from '../../design-system'
import { formatPkr, formatSqFt } from '../../estimator'
import type { Contact } from '../../leads'
import { useStore } from '../../lib/useStore'
import { paths } from '../../paths'
import { Announcement } from '../../sections/Announcement'
import { DocumentHead } from '../../site/DocumentHead'
import { NoScriptAlert } from '../../forms/NoScriptAlert'
import { houseText } from './estimate/estimateTexts'
import { BudgetSection } from './planning/BudgetSection'
import { budgetStore } from './planning/budgetStore'
import { CalculatorStep } from './calculator/CalculatorStep'
import { ContactStep } from './contact/ContactStep'
import { EstimatorLanguage, useEstimatorLanguage } from './language/EstimatorLanguage'
import { estimatorStore } from './wizard/estimatorStore'
import { OpenedHouseAlert } from './wizard/OpenedHouseAlert'
import { ReviewStep } from './review/ReviewStep'
import { scrollBelowHeader } from './wizard/scrollBelowHeader'
import { SuccessStep } from './success/SuccessStep'
import { WizardHeader } from './wizard/WizardHeader'
import { ChatAboutHouse } from './wizard/ChatAboutHouse'
import { PrintOnly } from './print/PrintOnly'
import type { ReviewedField } from './wizard/steps'
import { useEstimator } from './wizard/useEstimator'

const { head, withoutScript } = estimatorPage

const CostTable = lazy(async () => ({ default: (await import('./planning/CostTable')).CostTable }))

/**
 * The cost estimator: contact, calculator, review and success, in English or Urdu.
 * Source: docs/product.md#estimator-steps.
 */
export default function EstimatorPage() {
  const { lang, dir, texts } = useEstimatorLanguage()
  const estimator = useEstimator()
  const { state, estimate, step, reviewedField, isRestored, submitted } = estimator
  const { contact, inputs } = state
  // Here, so that it stays in another language.
  const [rejected, setRejected] = useState<readonly (keyof Contact)[]>([])
  const budget = useStore(budgetStore)
  const wizard = useRef<HTMLDivElement>(null)
  const rendered = useRef({ step, isRestored })

  const hasTotal = estimate.totals.grand > 0

  useEffect(() => {
    const before = rendered.current
    rendered.current = { step, isRestored }
    if (before.step === step) return
    // The restored step replaces the prerendered one; if the visitor is using the menu, the focus stays there.
    if (!before.isRestored && document.activeElement !== document.body) return
    const control = reviewedField && visibleControl(wizard.current, reviewedField)
    if (control) {
      control.focus()
      return
    }
    const heading = wizard.current?.querySelector<HTMLElement>('h2[tabindex]')
    if (!heading) return
    heading.focus({ preventScroll: true })
    // Scrolled to its heading, each step fits a window of 1280 × 800. Without a house, the contact step is short enough to be
    // scrolled to the start of the section instead.
    const start = step === 'contact' && !hasTotal ? (wizard.current ?? heading) : heading
    // Runs after the browser has restored the step's scroll position on Back.
    const frame = requestAnimationFrame(() => scrollBelowHeader(start))
    return () => cancelAnimationFrame(frame)
  }, [step, reviewedField, isRestored, hasTotal])

  const { opened } = state
  useEffect(() => {
    // The message is above the heading, which the effect before this scrolls to.
    if (opened && opened.kind !== 'house') requestAnimationFrame(() => wizard.current?.scrollIntoView())
  }, [opened])

  // The focused button is removed.
  const undo = () => {
    flushSync(() => estimatorStore.dispatch({ type: 'houseUndone' }))
    wizard.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true })
  }

  const { label, text } = texts.estimatePanel.announcement
  return (
    <>
      <DocumentHead
        text={{
          // Read by search engines, which see the page in English.
          description: head.description,
          title:
            step === 'contact'
              ? texts.estimatorPage.title
              : step === 'success' && submitted?.status === 'stored'
                ? texts.successStep.pending.title
                : texts.stepTitles[step],
        }}
        href={paths.estimator.href()}
        {...(lang !== 'en' && { language: { lang, dir } })}
      />
      {step === 'calculator' && (
        <Announcement
          label={label}
          lang={lang}
          text={
            hasTotal
              ? text(formatPkr(estimate.totals.grand), formatSqFt(estimate.areas.total, texts.amounts))
              : estimate.hasResults
                ? texts.budgetSection.answer.noServices
                : ''
          }
        />
      )}
      <ChatAboutHouse house={hasTotal ? houseText(inputs, estimate, texts) : ''} />
      <EstimatorLanguage>
        <Section top="small">
          <div ref={wizard}>
            <Stack space="large">
              <WizardHeader step={step} />
              <NoScriptAlert {...withoutScript} />
              {(step === 'contact' || step === 'calculator') && (
                <OpenedHouseAlert
                  opened={opened}
                  step={step}
                  hasTotal={step === 'contact' && hasTotal}
                  onUndo={undo}
                />
              )}
              {step === 'contact' && (
                // In print, the first step is the house that was opened, or the table of costs.
                <div className="contents print:hidden">
                  <ContactStep
                    contact={contact}
                    inputs={inputs}
                    estimate={estimate}
                    rejected={rejected}
                    onReject={setRejected}
                    onContinue={() => estimator.continueTo('calculator')}
                  />
                </div>
              )}
              {step === 'calculator' && (
                <CalculatorStep
                  inputs={inputs}
                  estimate={estimate}
                  onBack={estimator.goBack}
                  onContinue={() => estimator.continueTo('review')}
                />
              )}
              {step === 'review' && (
                <ReviewStep
                  contact={contact}
                  inputs={inputs}
                  estimate={estimate}
                  status={estimator.status}
                  onChange={estimator.changeReviewed}
                  onBack={estimator.goBack}
                />
              )}
              {step === 'success' && submitted && (
                <SuccessStep
                  key={submitted.timestamp}
                  submitted={submitted}
                  onNewEstimate={estimator.startNewEstimate}
                />
              )}
            </Stack>
          </div>
        </Section>
        {step === 'success' && submitted ? (
          <PrintOnly {...submitted} submittedAt={submitted.timestamp} />
        ) : (
          (step === 'contact' ? hasTotal : estimate.hasResults) && (
            <PrintOnly contact={contact} inputs={inputs} />
          )
        )}
        {/* Not beside the calculator, which has fields and figures of its own. */}
        {step === 'contact' && (
          <>
            <div className="contents print:hidden">
              <BudgetSection inputs={budget} onChange={budgetStore.set} />
            </div>
            <Suspense>
              <CostTable />
            </Suspense>
          </>
        )}
      </EstimatorLanguage>
    </>
  )
}

/** The visible control of a field: the selected one of a group, or the first; undefined if none is visible. */
function visibleControl(wizard: HTMLElement | null, field: ReviewedField): HTMLElement | undefined {
  const selector = `[name="${field}"], [data-field="${field}"]`
  const controls = [...(wizard?.querySelectorAll<HTMLInputElement>(selector) ?? [])]
  const visible = controls.filter((control) => control.getClientRects().length > 0)
  return visible.find(({ checked }) => checked) ?? visible[0]
}
