import type { NativeProps } from './internal/NativeProps'

interface ProgressStepsOwnProps {
  /** Names the list for screen readers. */
  label: string
  /** What each step is called, in their order. */
  steps: readonly string[]
  /** The step that is shown, from 1; beyond the last, all are done. */
  current: number
}

export type ProgressStepsProps = ProgressStepsOwnProps &
  NativeProps<'ol', ProgressStepsOwnProps, 'children' | 'aria-label' | 'aria-labelledby'>

/**
 * Use above a task of a few known steps. While the length isn't known use `Spinner`.
 *
 * - A numbered list; the step that is shown is marked as current, and no other.
 * - Done, shown and coming steps differ in form as well as in colour.
 * - All names can be read in a window of 320 px.
 */
export function ProgressSteps({ label, steps, current, ...props }: ProgressStepsProps) {
  return (
    // Safari takes a list without bullets for no list unless the role says so.
    <ol
      {...props}
      role="list"
      aria-label={label}
      className="flex w-full max-w-prose flex-wrap gap-y-4 print:hidden"
    >
      {steps.map((step, index) => {
        const state = stateOf(index + 1, current)
        return (
          <li
            key={step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className="group relative flex min-w-max flex-1 flex-col gap-2 pe-4 last:flex-none last:pe-0"
          >
            {/* The axis from this step to the next: dashed until it is walked. */}
            <span
              aria-hidden="true"
              className="absolute start-0 end-0 top-5 border-t border-dashed border-line-strong group-last:hidden group-data-[state=complete]:border-solid group-data-[state=complete]:border-brand"
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
