export interface ProgressStepsProps {
  /** Names the list for screen readers. */
  label: string
  /** What each step is called, in their order. */
  steps: readonly string[]
  /** The step that is shown, from 1; beyond the last, all are done. */
  current: number
}

/**
 * Use above a task of a few known steps. While the length isn't known use `Spinner`.
 *
 * - A numbered list; the step that is shown is marked as current, and no other.
 * - Done, shown and coming steps differ in form as well as in colour.
 */
export function ProgressSteps({ label, steps, current }: ProgressStepsProps) {
  return (
    <ol aria-label={label} className="flex w-full max-w-prose items-start print:hidden">
      {steps.map((step, index) => {
        const number = index + 1
        const state = number < current ? 'complete' : number === current ? 'current' : 'upcoming'
        return (
          <li
            key={step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className="group relative flex flex-1 flex-col gap-2 border-t border-line-strong pt-5 text-small text-muted data-[state=complete]:border-navy data-[state=current]:text-ink data-[state=complete]:text-ink"
          >
            <span className="absolute start-0 top-0 flex size-8 -translate-y-1/2 items-center justify-center rounded-full border border-line-strong bg-paper text-small font-bold text-muted tabular-nums group-data-[state=complete]:border-navy group-data-[state=complete]:bg-navy group-data-[state=complete]:text-white group-data-[state=current]:border-2 group-data-[state=current]:border-navy group-data-[state=current]:bg-navy group-data-[state=current]:text-white">
              {number}
            </span>
            <span className="font-medium">{step}</span>
          </li>
        )
      })}
    </ol>
  )
}
