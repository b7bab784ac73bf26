import type { NativeProps } from './internal/NativeProps'
import { SpinnerIcon, type SpinnerSize } from './internal/SpinnerIcon'
import { useLabels } from './labels'

export interface SpinnerProps extends NativeProps<'output', 'children'> {
  /** Medium within text, large around a picture or on an empty page. @default 'medium' */
  size?: SpinnerSize | undefined
}

/** Use while content loads for an unknown time. For known steps use `ProgressSteps`, in a `Button` its `isLoading`. */
export function Spinner({ size = 'medium', ...props }: SpinnerProps) {
  const labels = useLabels()
  return (
    <output {...props} className="inline-flex text-lead">
      <SpinnerIcon size={size} />
      <span className="sr-only">{labels.loading}</span>
    </output>
  )
}
