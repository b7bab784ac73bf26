import { fieldsOf } from '../../../lib/json'

/**
 * The steps of the wizard in their order; the last shows the result of the submission.
 * Source: docs/product.md#estimator-steps.
 */
const stepOrder = ['contact', 'calculator', 'review', 'success'] as const

/** One step of the wizard. */
export type Step = (typeof stepOrder)[number]

/** The 1-based position of a step. */
export function stepNumber(step: Step): number {
  return stepOrder.indexOf(step) + 1
}

/** The previous step; for the first step, the step itself. */
export function stepBefore(step: Step): Step {
  return stepOrder[stepOrder.indexOf(step) - 1] ?? step
}

/** The fields of the contact step, in display order. */
export const contactFields = ['name', 'email', 'phone'] as const
const calculatorFields = ['plotSize', 'grade', 'mode', 'service', 'authority', 'includeBasement'] as const
const reviewedFields = [...contactFields, ...calculatorFields]

/** A field with a "Change" link in the review. */
export type ReviewedField = (typeof reviewedFields)[number]

/** The step of a field. */
export function stepOfField(field: ReviewedField): Step {
  return contactFields.some((name) => name === field) ? 'contact' : 'calculator'
}

/** What the wizard keeps in the state of its history entries. */
export interface StepEntry {
  readonly step: Step | undefined
  /** The step that was shown before the entry was pushed. */
  readonly pushedFrom: Step | undefined
  /** The field whose "Change" link pushed the entry. */
  readonly field: ReviewedField | undefined
}

/** Parses the state of a history entry, or a stored step; all is undefined in an entry that isn't the wizard's. */
export function stepEntry(state: unknown): StepEntry {
  const { step, pushedFrom, field } = fieldsOf(state)
  return {
    step: stepOrder.find((name) => name === step),
    pushedFrom: stepOrder.find((name) => name === pushedFrom),
    field: reviewedFields.find((name) => name === field),
  }
}
