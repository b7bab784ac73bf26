import { clsx } from 'clsx'
import type { NativeProps } from './internal/NativeProps'

export interface ProgressStepsProps extends NativeProps<'ol', 'children' | 'aria-label' | 'aria-labelledby'> {
  /** The accessible name of the list. */
  label: string
  /** The names of the steps, in order. */
  steps: readonly string[]
  /** The current step, counted from 1. A number higher than that of the last step marks all as complete. */
  current: number
}

const numberClasses = clsx(
  'flex size-8 shrink-0 items-center justify-center outline-offset-2 outline-brand',
  'rounded-full border border-line-strong bg-surface text-small font-bold text-muted tabular-nums',
  'group-not-data-[state=upcoming]:border-brand group-not-data-[state=upcoming]:bg-brand',
  'group-not-data-[state=upcoming]:text-on-brand group-data-[state=current]:outline',
)

const nameClasses = clsx(
  'text-small wrap-anywhere text-muted',
  'group-not-data-[state=upcoming]:text-ink group-data-[state=current]:font-bold',
  'tiny:group-not-data-[state=current]:sr-only',
)

/** Use above a task with a few known steps. For a task of unknown duration, use `Spinner`. */
export function ProgressSteps({ label, steps, current, ...props }: ProgressStepsProps) {
  return (
    <ol {...props} role="list" aria-label={label} className="flex flex-wrap gap-x-3 gap-y-2 print:hidden">
      {steps.map((step, index) => {
        const state = stateOf(index + 1, current)
        return (
          <li
            key={step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className="group flex min-w-0 items-center gap-2"
          >
            {/* The line from the step before, dashed until that one is complete. */}
            {index > 0 && (
              <span
                aria-hidden="true"
                className="w-8 border-t border-brand group-data-[state=upcoming]:border-dashed group-data-[state=upcoming]:border-line-strong max-sm:hidden"
              />
            )}
            <span className={numberClasses}>{index + 1}</span>
            <span className={nameClasses}>{step}</span>
          </li>
        )
      })}
    </ol>
  )
}

function stateOf(step: number, current: number) {
  if (step === current) return 'current'
  return step < current ? 'complete' : 'upcoming'
}
