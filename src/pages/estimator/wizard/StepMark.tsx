import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { stepNumber, type Step } from './steps'

/** Number and name of a step beside its heading, where the list of steps, which screen readers have, is out of sight. */
export function StepMark({ step }: { step: Step }) {
  const number = stepNumber(step)
  return (
    <p
      aria-hidden="true"
      className="me-auto flex items-center gap-1.5 text-small text-muted max-sm:hidden print:hidden"
    >
      <span className="flex size-6 items-center justify-center rounded-full bg-brand text-caption font-bold text-on-brand">
        {number}
      </span>
      <span>{useEstimatorTexts().progressLabels[number - 1]}</span>
    </p>
  )
}
