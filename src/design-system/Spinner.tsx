import { SpinnerDrawing } from './internal/SpinnerDrawing'

export interface SpinnerProps {
  /** What is being waited for, read out by screen readers. @default 'Loading' */
  label?: string
}

/**
 * Use while something is on its way and its length isn't known. For steps that are known use `ProgressSteps`;
 * a `Button` that is at work shows its own.
 *
 * - A status with its label as the text, which a screen reader reads when it pauses.
 * - Stands still under reduced motion.
 */
export function Spinner({ label = 'Loading' }: SpinnerProps) {
  return (
    <output className="inline-flex text-lead">
      <SpinnerDrawing />
      <span className="sr-only">{label}</span>
    </output>
  )
}
