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

/**
 * Use above a task with a few known steps. For a task of unknown duration, use `Spinner`.
 *
 * - An ordered list in which only the current step has `aria-current`.
 * - Complete, current and upcoming steps differ in shape as well as in colour.
 * - All names are readable in a window of 320 px.
 *
 * One caller, kept here because its states need variants that pages may not use.
 */
export function ProgressSteps({ label, steps, current, ...props }: ProgressStepsProps) {
  return (
    // Safari doesn't expose a list without bullets as a list unless it has the role.
    <ol {...props} role="list" aria-label={label} className="flex w-full flex-wrap gap-y-4 print:hidden">
      {steps.map((step, index) => {
        const state = stateOf(index + 1, current)
        const isLast = index === steps.length - 1
        return (
          <li
            key={step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className="group relative flex min-w-max flex-1 flex-col gap-2 pe-4 last:flex-none last:items-end last:pe-0"
          >
            {/*
             * The line to the next step, dashed until this step is complete; on the last step, the last piece of the line
             * that leads to it.
             */}
            <span
              aria-hidden="true"
              className={clsx(
                'absolute start-0 top-5 border-t',
                isLast ? 'end-10' : 'end-0',
                index + 1 < current || (isLast && state === 'current')
                  ? 'border-brand'
                  : 'border-dashed border-line-strong',
              )}
            />
            <span className="relative flex size-10 items-center justify-center rounded-full border border-line-strong bg-surface font-bold text-muted tabular-nums group-data-[state=complete]:border-brand group-data-[state=complete]:bg-brand group-data-[state=complete]:text-on-brand outline-offset-3 outline-brand group-data-[state=current]:border-brand group-data-[state=current]:bg-brand group-data-[state=current]:outline group-data-[state=current]:text-on-brand">
              {index + 1}
            </span>
            <span className="max-w-[75vw] text-small wrap-anywhere text-muted group-data-[state=complete]:text-ink group-data-[state=current]:font-bold group-data-[state=current]:text-ink">
              {step}
            </span>
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
