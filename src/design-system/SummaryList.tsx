import type { ReactNode } from 'react'

type SummaryEmphasis = 'normal' | 'total' | 'grand' | 'off'

/** One row: what it is, and how much. */
export interface SummaryRow {
  readonly term: string
  readonly value: ReactNode
  /** Smaller, below the value. @default none */
  readonly note?: ReactNode
  /** @default 'normal' */
  readonly emphasis?: SummaryEmphasis
}

export interface SummaryListProps {
  /** The rows in their order; each term once. */
  rows: readonly SummaryRow[]
}

const rowClasses: Record<SummaryEmphasis, string> = {
  normal: 'border-line py-2 text-small',
  total: 'border-line-strong py-2 text-small font-bold',
  grand: 'border-ink py-3',
  off: 'border-line py-2 text-small text-muted',
}

const valueClasses: Record<SummaryEmphasis, string> = {
  normal: 'text-ink',
  total: 'text-ink',
  grand: 'text-figure font-bold text-ink',
  off: 'text-muted',
}

/**
 * Use for terms with their values: an estimate's lines, a contact. For text with headings use `Stack`.
 *
 * - A description list: each value is read out with its term.
 * - Figures stand below each other and keep their width as they change.
 */
export function SummaryList({ rows }: SummaryListProps) {
  return (
    <dl>
      {rows.map(({ term, value, note, emphasis = 'normal' }) => (
        <div
          key={term}
          data-state={emphasis}
          className={`flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-t first:border-t-0 ${rowClasses[emphasis]}`}
        >
          <dt className={emphasis === 'normal' || emphasis === 'off' ? 'text-muted' : 'font-bold text-ink'}>
            {term}
          </dt>
          <dd className={`ms-auto text-end wrap-anywhere tabular-nums ${valueClasses[emphasis]}`}>
            {value}
            {note && <span className="block text-small font-normal text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
