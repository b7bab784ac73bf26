import { useEffect, useRef } from 'react'
import { company } from '../../content'
import { Alert, Container, Heading, ProgressSteps, Section, Stack, Text } from '../../design-system'
import { submitEstimateLead } from '../../leads'
import { PageHead } from '../../sections/PageHead'
import { CalculatorStep } from './CalculatorStep'
import { ContactStep } from './ContactStep'
import { ReviewStep } from './ReviewStep'
import { SuccessStep } from './SuccessStep'
import { progressLabels, stepNumber, type Step } from './steps'
import { useEstimator, type SubmitLead } from './useEstimator'

export interface EstimatorPageProps {
  /** Takes the finished estimate; stories put their own outcome here. @default submitEstimateLead */
  submitLead?: SubmitLead
}

const stepTitles: Record<Step, string> = {
  contact: 'Construction and Design Cost Estimator',
  calculator: 'Cost Calculator',
  review: 'Review & Submit',
  success: 'Estimate Submitted Successfully!',
}

/** The cost estimator: contact, calculator, review and the success screen. Source: specification, section 2. */
export default function EstimatorPage({ submitLead = submitEstimateLead }: EstimatorPageProps) {
  const estimator = useEstimator(submitLead)
  const { step } = estimator
  const wizard = useRef<HTMLDivElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    wizard.current?.scrollIntoView()
    wizard.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [step])

  return (
    <Section space="medium">
      <PageHead route="estimator" title={stepTitles[step]} />
      <Container>
        <div ref={wizard}>
          <Stack space="large">
            <Stack space="medium">
              <Stack space="xsmall">
                <Heading level={1} size="title">
                  {company.name}
                </Heading>
                <Text size="lead" tone="muted">
                  Your friendly construction and design cost estimator
                </Text>
              </Stack>
              <noscript>
                <Alert tone="warning" role="none" title="The estimator needs JavaScript">
                  It calculates in your browser. Without it, call us on {company.phones[0]} and we work out
                  the cost with you.
                </Alert>
              </noscript>
              <ProgressSteps label="Progress" steps={progressLabels} current={stepNumber(step)} />
            </Stack>
            {step === 'contact' && <ContactStep estimator={estimator} />}
            {step === 'calculator' && <CalculatorStep estimator={estimator} />}
            {step === 'review' && <ReviewStep estimator={estimator} />}
            {step === 'success' && <SuccessStep estimator={estimator} />}
          </Stack>
        </div>
      </Container>
    </Section>
  )
}
