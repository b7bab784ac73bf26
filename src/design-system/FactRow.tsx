import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { NativeProps } from './internal/NativeProps'

/** A short term with its value. */
export interface Fact {
  readonly term: string
  readonly value: ReactNode
  /** Whether it stands out from the others. @default false */
  readonly isBold?: boolean
}

type FactRowNarrow = 'wrap' | 'rows'
type FactRowColumns = 'content' | 'equal'

interface FactRowOwnProps {
  /** The facts, with unique terms. */
  facts: readonly Fact[]
  /**
   * The layout in a container too narrow for three amounts. Wrap: a line that wraps. Rows: one row per fact, with the value
   * at its end, for facts that are compared. @default 'wrap'
   */
  narrow?: FactRowNarrow
  /**
   * The widths in a wider container. Content: each fact is as wide as its content. Equal: at most four facts of the same
   * width, so that they start at the columns of what is above and below. @default 'content'
   */
  columns?: FactRowColumns
}

export type FactRowProps = FactRowOwnProps & NativeProps<'dl', FactRowOwnProps, 'children'>

/**
 * Use for a few short values that are compared at a glance, next to each other. For longer terms, or values that add
 * up, use `SummaryList`.
 *
 * - A native description list that associates each value with its term.
 * - Facts without enough room wrap into more lines, or become rows.
 */
export function FactRow({ facts, narrow, columns, ...props }: FactRowProps) {
  return (
    <dl {...props} className="@container flex min-w-0 flex-wrap gap-x-4 gap-y-1.5 text-ink sm:gap-x-6">
      {facts.map(({ term, value, isBold = false }) => (
        <div
          key={term}
          className={clsx(
            'min-w-0 print:break-inside-avoid',
            narrow === 'rows' && 'flex basis-full justify-between gap-x-4 @facts:block @facts:basis-auto',
            columns === 'equal' && '@facts:flex-1',
          )}
        >
          <dt className={clsx('text-caption wrap-anywhere', isBold ? 'font-bold' : 'text-muted')}>
            <bdi>{term}</bdi>
          </dt>
          <dd className={clsx('text-small wrap-anywhere tabular-nums', isBold ? 'font-bold' : 'font-medium')}>
            {/* Keeps a number and its unit in order in right-to-left pages. */}
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
