import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'
import { useLabels } from './labels'

export interface SpinnerProps extends NativeProps<'output', 'children'> {
  /** Medium within text, large around a picture or on an empty page. @default 'medium' */
  size?: keyof typeof sizes | undefined
}

const sizes = {
  medium: 'size-[1.25em] stroke-[2.5]',
  large: 'size-32 stroke-[0.5]',
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

/** The spinning arc, hidden from screen readers, for a component that says by itself what is pending. */
export function SpinnerIcon({ size }: { size: keyof typeof sizes }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      className={clsx('shrink-0 animate-spin motion-reduce:animate-none', sizes[size])}
    >
      <circle cx="12" cy="12" r="10" opacity="0.25" />
      <path d="M12 2a10 10 0 0 1 10 10" />
    </svg>
  )
}
