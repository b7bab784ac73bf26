import { faCheck } from '@fortawesome/free-solid-svg-icons'
import {
  Root,
  unstable_ItemProvider as ItemProvider,
  unstable_ItemTrigger as ItemTrigger,
} from '@radix-ui/react-radio-group'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { Glyph } from './internal/Glyph'
import type { NativeProps } from './internal/NativeProps'
import { usePageDirection } from './internal/usePageDirection'

export interface SegmentedControlOption<Value extends string> {
  /** What is stored and sent. */
  value: Value
  /** What is read on the segment. */
  label: string
}

interface SegmentedControlOwnProps<Value extends string> {
  /** Names the group and stands above it. */
  label: string
  /** Two to five short answers, in the order shown. */
  options: readonly SegmentedControlOption<Value>[]
  /** The chosen option's value; '' while nothing is chosen. */
  value: Value | ''
  /** Called with the value of the option that was chosen. */
  onValueChange: (value: Value) => void
  /** Stands beside the label: a `Tooltip` that explains the options. @default none */
  tooltip?: ReactNode
  /** Help that is needed while choosing, below the label. @default none */
  description?: string | undefined
  /** The writing direction that the segments and the arrow keys follow. @default the page's */
  dir?: 'ltr' | 'rtl' | undefined
}

export type SegmentedControlProps<Value extends string> = SegmentedControlOwnProps<Value> &
  NativeProps<
    'div',
    SegmentedControlOwnProps<Value>,
    'children' | 'role' | 'defaultValue' | 'onChange' | 'aria-label' | 'aria-labelledby'
  >

/**
 * Use to choose one of two to five short answers that are compared at a glance. For more or longer ones use
 * `Select`; for answers that don't exclude each other, a `Checkbox` each. It carries no error of its own: what
 * is chosen is always an answer, and that nothing is chosen yet is told by an `Alert` where it matters.
 *
 * - A radio group named by its label; each segment a radio named by its own.
 * - One stop for the Tab key; arrow keys move and choose, mirrored where one reads right to left. They go on from
 *   a segment that was pressed.
 * - The chosen segment is ticked, not only coloured.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  tooltip,
  description,
  dir,
  'aria-describedby': describedBy,
  ...props
}: SegmentedControlProps<Value>) {
  const id = useId()
  const labelId = `${id}label`
  const descriptionId = `${id}description`
  const pageDirection = usePageDirection()
  const direction = dir ?? pageDirection

  // Short answers share one row on the narrowest screen; longer ones may take a row of their own.
  const basis = options.every((option) => option.label.length <= 8) ? 'basis-0' : 'basis-32'

  // Radix chooses when its timer has moved the focus, and only if the key is still down by then: a quick or a
  // simulated press would move without choosing.
  function chooseByArrow(event: KeyboardEvent, index: number) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const step = arrowStep(event.key, direction)
    const next = options[(index + step + options.length) % options.length]
    if (step !== 0 && next && next.value !== value) onValueChange(next.value)
  }

  return (
    <div className="flex w-full max-w-field min-w-0 flex-col wrap-break-word">
      <div className="flex items-center gap-1 text-small font-medium text-ink">
        <span id={labelId}>{label}</span>
        {tooltip}
      </div>
      {description && (
        <p id={descriptionId} className="mt-0.5 text-caption text-muted">
          {description}
        </p>
      )}
      <Root
        {...props}
        dir={direction}
        aria-labelledby={labelId}
        aria-describedby={[description && descriptionId, describedBy].filter(Boolean).join(' ') || undefined}
        value={value}
        onValueChange={(chosen) => {
          const option = options.find((candidate) => candidate.value === chosen)
          if (option) onValueChange(option.value)
        }}
        // Radix's own outline style would be an inline style in the prerendered page.
        style={{ outline: undefined }}
        className="mt-1.5 flex flex-wrap ps-px pt-px outline-none"
      >
        {options.map((option, index) => (
          <ItemProvider key={option.value} value={option.value}>
            <ItemTrigger
              onKeyDown={(event) => chooseByArrow(event, index)}
              // Safari gives a pressed button no focus, which the arrow keys need.
              onClick={(event) => event.currentTarget.focus()}
              className={`${basis} group relative -ms-px -mt-px min-h-12 min-w-min shrink grow cursor-pointer border border-line-strong bg-control px-3 py-2 text-center text-body font-medium text-ink transition-colors duration-quick first:rounded-s-small last:rounded-e-small hover:z-1 hover:border-ink focus-visible:z-2 state-checked:z-1 state-checked:border-brand state-checked:bg-brand state-checked:text-on-brand forced-colors:state-checked:bg-[Highlight] forced-colors:state-checked:forced-color-adjust-none forced-colors:state-checked:text-[HighlightText]`}
            >
              <span className="me-2 hidden text-small text-on-brand-accent group-state-checked:inline forced-colors:text-current">
                <Glyph icon={faCheck} />
              </span>
              <bdi>{option.label}</bdi>
            </ItemTrigger>
          </ItemProvider>
        ))}
      </Root>
    </div>
  )
}

function arrowStep(key: string, dir: 'ltr' | 'rtl') {
  if (key === 'ArrowDown' || key === (dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft')) return 1
  if (key === 'ArrowUp' || key === (dir === 'ltr' ? 'ArrowLeft' : 'ArrowRight')) return -1
  return 0
}
