import type { NativeProps } from './internal/NativeProps'
import { SpinnerIcon } from './internal/SpinnerIcon'
import { useLabels } from './labels'

export type SpinnerProps = NativeProps<'output', object, 'children'>

/**
 * Use while content of unknown length is loading. For known steps use `ProgressSteps`; a `Button` with `isLoading` has
 * its own spinner.
 *
 * - A status with the text "Loading", announced politely.
 * - Doesn't spin under reduced motion.
 */
export function Spinner(props: SpinnerProps) {
  const labels = useLabels()
  return (
    <output {...props} className="inline-flex text-lead">
      <SpinnerIcon />
      <span className="sr-only">{labels.loading}</span>
    </output>
  )
}
