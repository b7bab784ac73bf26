import { useEffect, useRef } from 'react'
import { company } from '../../content/company'
import { estimatorPage } from '../../content/pages/estimator'
import {
  Container,
  Heading,
  Inline,
  MediaOnly,
  ProgressSteps,
  Section,
  Stack,
  Text,
} from '../../design-system'
import { submitEstimateLead } from '../../leads'
import { paths } from '../../paths'
import { DocumentHead } from '../../sections/DocumentHead'
import { ScriptNeeded } from '../../sections/ScriptNeeded'
import { CalculatorStep } from './CalculatorStep'
import { ContactStep } from './ContactStep'
import { ReviewStep } from './ReviewStep'
import { SuccessStep } from './SuccessStep'
import { progressLabels, stepNumber, stepTitles } from './steps'
import { useEstimator, type SubmitLead } from './useEstimator'

export interface EstimatorPageProps {
  /** Takes the finished estimate; stories put their own outcome here. @default submitEstimateLead */
  submitLead?: SubmitLead
}

const { head } = estimatorPage

/**
 * The cost estimator: contact, calculator, review and the success screen.
 * Source: docs/product.md#estimator-steps.
 */
export default function EstimatorPage({ submitLead = submitEstimateLead }: EstimatorPageProps) {
  const estimator = useEstimator(submitLead)
  const { state, result, step, isHydrated, submission, submitted } = estimator
  const { contact, inputs } = state
  const wizard = useRef<HTMLDivElement>(null)
  const shown = useRef({ step, isHydrated })

  useEffect(() => {
    const before = shown.current
    shown.current = { step, isHydrated }
    if (before.step === step) return
    // What the tab has kept takes the place of the prerendered step; a visitor who is in the menu stays there.
    if (!before.isHydrated && document.activeElement !== document.body) return
    // Not scrollIntoView: it would keep the room that the pinned total takes on the calculator only.
    window.scrollTo(0, wizard.current?.offsetTop ?? 0)
    const heading = wizard.current?.querySelector<HTMLElement>('h2')
    heading?.focus({ preventScroll: true })
    // In a small window, or with large text, the heading begins below the edge.
    heading?.scrollIntoView({ block: 'nearest' })
  }, [step, isHydrated])

  return (
    <Section space="medium">
      <DocumentHead
        text={step === 'contact' ? head : { ...head, title: stepTitles[step] }}
        href={paths.estimator.href()}
      />
      <Container>
        <div ref={wizard}>
          <Stack space="large">
            <Stack space="medium">
              <Stack space="xsmall">
                <Heading level={1} size="heading">
                  {company.name}
                </Heading>
                <Text tone="muted">Your friendly construction and design cost estimator</Text>
                <MediaOnly media="print">
                  <Inline space="small">
                    {[...company.phones, company.email, company.address].map((line) => (
                      <Text key={line} as="span" size="small">
                        {line}
                      </Text>
                    ))}
                  </Inline>
                </MediaOnly>
              </Stack>
              <ScriptNeeded
                title="The estimator needs JavaScript"
                text={`It calculates in your browser. Without it, call us on ${company.phones[0]} and we work out the cost with you.`}
              />
              <ProgressSteps label="Progress" steps={progressLabels} current={stepNumber(step)} />
            </Stack>
            {step === 'contact' && (
              <ContactStep
                contact={contact}
                faults={state.faults}
                isContactMissing={state.isContactMissing}
                onContactChange={estimator.changeContact}
                onContinue={(faults) => estimator.continueTo('calculator', faults)}
              />
            )}
            {step === 'calculator' && (
              <CalculatorStep
                inputs={inputs}
                result={result}
                resets={state.resets}
                onChange={estimator.changeInput}
                onReset={estimator.reset}
                onBack={estimator.goBack}
                onContinue={() => estimator.continueTo('review')}
              />
            )}
            {step === 'review' && (
              <ReviewStep
                contact={contact}
                inputs={inputs}
                result={result}
                outcome={submission?.outcome}
                onSubmit={estimator.submit}
                onBack={estimator.goBack}
              />
            )}
            {step === 'success' && submitted && (
              <SuccessStep submitted={submitted} onNewEstimate={estimator.startNewEstimate} />
            )}
          </Stack>
        </div>
      </Container>
    </Section>
  )
}
