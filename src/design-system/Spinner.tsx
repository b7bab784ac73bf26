import type { NativeProps } from './internal/NativeProps'
import { SpinnerDrawing } from './internal/SpinnerDrawing'
import { useLabels } from './labels'

export type SpinnerProps = NativeProps<'output', object, 'children'>

/**
 * Use while something is on its way and its length isn't known. For steps that are known use `ProgressSteps`;
 * a `Button` that is at work shows its own.
 *
 * - A status with the text "Loading", which a screen reader reads when it pauses.
 * - Stands still under reduced motion.
 */
export function Spinner(props: SpinnerProps) {
  const labels = useLabels()
  return (
    <output {...props} className="inline-flex text-lead">
      <SpinnerDrawing />
      <span className="sr-only">{labels.loading}</span>
    </output>
  )
}
