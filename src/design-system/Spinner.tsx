import { SpinnerDrawing } from './internal/SpinnerDrawing'

export interface SpinnerProps {
  /** What is being waited for, read out by screen readers. @default 'Loading' */
  label?: string
}

/**
 * Use while something is on its way and its length isn't known. For steps that are known use `ProgressSteps`.
 *
 * - Announced politely by its label.
 * - Stands still under reduced motion.
 */
export function Spinner({ label = 'Loading' }: SpinnerProps) {
  return (
    <span role="status" aria-label={label} className="inline-flex">
      <SpinnerDrawing />
    </span>
  )
}
