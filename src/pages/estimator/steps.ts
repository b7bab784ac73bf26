import { overlayStateKey } from '../../design-system'

/**
 * The steps of the wizard in their order; the last is the success screen.
 * Source: docs/product.md#estimator-steps.
 */
const stepOrder = ['contact', 'calculator', 'review', 'success'] as const

/** One step of the wizard. */
export type Step = (typeof stepOrder)[number]

/** What the progress indicator counts: the success screen has no number of its own. */
export const progressLabels = ['Contact', 'Calculator', 'Submit'] as const

/** The heading of each step, letter for letter. Source: docs/product.md#estimator-steps. */
export const stepTitles: Record<Step, string> = {
  contact: "Let's Get Started",
  calculator: 'Cost Calculator',
  review: 'Review & Submit',
  success: 'Estimate Submitted Successfully!',
}

/** The step's place, from 1. */
export function stepNumber(step: Step): number {
  return stepOrder.indexOf(step) + 1
}

/** The step before another; the first has none before it. */
export function stepBefore(step: Step): Step {
  return stepOrder[stepOrder.indexOf(step) - 1] ?? step
}

/** The step on top of which the wizard pushed a history entry; nothing for an entry that came about otherwise. */
export function stepBelowEntry(state: unknown): Step | undefined {
  if (typeof state !== 'object' || state === null || !('below' in state)) return undefined
  return stepOrder.find((step) => step === state.below)
}

/** Whether a history entry belongs to an overlay over the page, and goes with it. */
export function isOverlayEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && overlayStateKey in state
}

/** The step that a history entry names; an entry that the wizard didn't make names none. */
export function stepOfHistory(state: unknown): Step | undefined {
  if (typeof state !== 'object' || state === null || !('step' in state)) return undefined
  return stepOrder.find((step) => step === state.step)
}
