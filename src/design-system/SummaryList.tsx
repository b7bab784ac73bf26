import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { NativeProps } from './internal/NativeProps'

type SummaryEmphasis = 'normal' | 'total' | 'grand' | 'off'

/** One row: what it is, and how much. */
export interface SummaryRow {
  readonly term: string
  readonly value: ReactNode
  /** Smaller, below the value. @default none */
  readonly note?: ReactNode
  /** A sum, the one figure that counts, or what is left out. @default 'normal' */
  readonly emphasis?: SummaryEmphasis
}

interface SummaryListOwnProps {
  /** The rows in their order; each term once. */
  rows: readonly SummaryRow[]
}

export type SummaryListProps = SummaryListOwnProps & NativeProps<'dl', SummaryListOwnProps, 'children'>

/** A term takes what its value leaves, but no less than two short words need; then the value goes below. */
const beside = 'flex flex-wrap items-baseline gap-x-4 gap-y-0.5'

const rowClasses: Record<SummaryEmphasis, string> = {
  normal: `border-line py-2 ${beside}`,
  total: `border-line-strong py-2 ${beside}`,
  grand: 'border-ink py-4',
  off: `border-line py-2 ${beside}`,
}

const termClasses: Record<SummaryEmphasis, string> = {
  normal: 'text-small text-muted',
  total: 'text-small font-bold',
  grand: 'text-small font-bold',
  off: 'text-small text-muted',
}

const valueClasses: Record<SummaryEmphasis, string> = {
  normal: 'text-small font-medium',
  total: 'text-small font-bold',
  grand: 'text-figure font-bold',
  off: 'text-small text-muted',
}

/**
 * Use for terms with their values: an estimate's lines, a project's facts. For text with headings use `Stack`.
 *
 * - A description list: each value is read out with its term.
 * - Figures stand below each other and keep their width as they change.
 * - Where a value has no room beside its term, it goes below.
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
              {/* A figure and its unit stay in their order, whichever way the page reads. */}
              <bdi>{value}</bdi>
            </span>
            {/*
              The space keeps the two apart where only the text is taken, by a reader or the clipboard. Beside the
              note's text it would make two texts in one element, and a translated page would not show the note's changes.
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
