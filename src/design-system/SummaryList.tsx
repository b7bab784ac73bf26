import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { NativeProps } from './internal/NativeProps'

type SummaryEmphasis = 'normal' | 'total' | 'grand' | 'excluded'

/** A term with its value. */
export interface SummaryRow {
  readonly term: string
  readonly value: ReactNode
  /** Smaller text below the value. @default none */
  readonly note?: ReactNode
  /** A subtotal, the grand total, or an item that isn't included. @default 'normal' */
  readonly emphasis?: SummaryEmphasis
}

interface SummaryListOwnProps {
  /** The rows, with unique terms. */
  rows: readonly SummaryRow[]
}

export type SummaryListProps = SummaryListOwnProps & NativeProps<'dl', SummaryListOwnProps, 'children'>

/** The value wraps below a term that would have less room than two short words need. */
const beside = 'flex flex-wrap items-baseline gap-x-4 gap-y-0.5'

const rowClasses: Record<SummaryEmphasis, string> = {
  normal: `border-line py-2 ${beside}`,
  total: `border-line-strong py-2 ${beside}`,
  grand: 'border-ink py-4',
  excluded: `border-line py-2 ${beside}`,
}

const termClasses: Record<SummaryEmphasis, string> = {
  normal: 'text-small text-muted',
  total: 'text-small font-bold',
  grand: 'text-small font-bold',
  excluded: 'text-small text-muted',
}

const valueClasses: Record<SummaryEmphasis, string> = {
  normal: 'text-small font-medium',
  total: 'text-small font-bold',
  grand: 'text-figure font-bold',
  excluded: 'text-small text-muted',
}

/**
 * Use for terms with values: the lines of an estimate, the facts of a project. For terms with longer text or links, use
 * `DescriptionList`.
 *
 * - A native description list that associates each value with its term.
 * - Numbers are aligned and have digits of equal width.
 * - A value without enough room next to its term wraps below it.
 */
export function SummaryList({ rows, ...props }: SummaryListProps) {
  return (
    <dl {...props} className="min-w-0 text-ink">
      {rows.map(({ term, value, note, emphasis = 'normal' }) => (
        <div
          key={term}
          data-state={emphasis}
          className={clsx('border-t first:border-t-0 print:break-inside-avoid', rowClasses[emphasis])}
        >
          <dt className={clsx('min-w-0 flex-1 basis-32 wrap-anywhere', termClasses[emphasis])}>
            <bdi>{term}</bdi>
          </dt>
          <dd
            className={clsx('min-w-0 wrap-anywhere tabular-nums', emphasis !== 'grand' && 'ms-auto text-end')}
          >
            <span className={clsx('block', valueClasses[emphasis])}>
              {/* Keeps a number and its unit in order in right-to-left pages. */}
              <bdi>{value}</bdi>
            </span>
            {/*
              The space separates value and note for screen readers and the clipboard. It is outside the span because a
              second text node in it would keep translated pages from showing changes of the note.
            */}
            {note && (
              <>
                {' '}
                <span className="mt-0.5 block text-small text-muted">{note}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
