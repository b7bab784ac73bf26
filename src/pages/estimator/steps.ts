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

/** The step shown before the wizard pushed this history entry; undefined for other entries. */
export function previousStepIn(state: unknown): Step | undefined {
  if (typeof state !== 'object' || state === null || !('below' in state)) return undefined
  return stepOrder.find((step) => step === state.below)
}

/** The fields with a "Change" link in the review, by step. */
export const reviewedFields = {
  contact: ['name', 'email', 'phone'],
  calculator: ['plotSize', 'grade', 'mode', 'service'],
} as const satisfies Partial<Record<Step, readonly string[]>>

/** A field with a "Change" link in the review. */
export type ReviewedField = (typeof reviewedFields)[keyof typeof reviewedFields][number]

/** The field whose "Change" link pushed this history entry; undefined for other entries. */
export function reviewedFieldIn(state: unknown): ReviewedField | undefined {
  if (typeof state !== 'object' || state === null || !('field' in state)) return undefined
  return Object.values(reviewedFields)
    .flat()
    .find((field) => field === state.field)
}

/** The step in the state of a history entry; undefined if the wizard didn't create the entry. */
export function stepOfHistory(state: unknown): Step | undefined {
  if (typeof state !== 'object' || state === null || !('step' in state)) return undefined
  return stepOrder.find((step) => step === state.step)
}
