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
  /** A link or button for this row, such as "Change"; after the value, in the layout `rows`. @default none */
  readonly action?: ReactNode
  /** A subtotal, the grand total, or an item that isn't included. @default 'normal' */
  readonly emphasis?: SummaryEmphasis
}

type SummaryLayout = 'rows' | 'cells'
type SummarySize = 'small' | 'medium'

interface SummaryListOwnProps {
  /** The rows, with unique terms. */
  rows: readonly SummaryRow[]
  /** Below each other, with each value beside its term; or next to each other, with each value below. @default 'rows' */
  layout?: SummaryLayout
  /** The text size and the distance between the rows. @default 'medium' */
  size?: SummarySize
}

export type SummaryListProps = SummaryListOwnProps & NativeProps<'dl', SummaryListOwnProps, 'children'>

type SummaryPart = 'row' | 'term' | 'value' | 'note'

const emphases: Record<SummaryEmphasis, Record<'rule' | 'term' | 'value', string>> = {
  normal: { rule: 'border-line', term: 'text-muted', value: 'font-medium' },
  total: { rule: 'border-line-strong', term: 'font-bold', value: 'font-bold' },
  grand: { rule: 'border-ink', term: 'font-bold', value: 'font-bold' },
  excluded: { rule: 'border-line', term: 'text-muted', value: 'text-muted' },
}

/** The value wraps below a term that would have less room than two short words need. */
const besideClasses: Record<SummaryPart, string> = {
  row: 'flex flex-wrap items-baseline gap-x-4 gap-y-0.5',
  term: 'min-w-0 flex-1 basis-32',
  value: 'ms-auto min-w-0 text-end',
  note: 'mt-0.5 block',
}

const besideSizes: Record<SummarySize, Record<'row' | 'text', string>> = {
  small: { row: 'py-0.5', text: 'text-caption' },
  medium: { row: 'py-2', text: 'text-small' },
}

const grandSizes: Record<SummarySize, Record<'row' | 'value' | 'note', string>> = {
  small: {
    row: 'py-1',
    value: 'flex flex-wrap items-baseline justify-between gap-x-4',
    note: '',
  },
  medium: { row: 'py-4', value: '', note: 'mt-0.5 block' },
}

/** The classes of a row's parts. */
function classesOf(emphasis: SummaryEmphasis, layout: SummaryLayout, size: SummarySize) {
  const { rule, term, value } = emphases[emphasis]
  if (layout === 'cells') {
    return {
      row: 'min-w-0 print:break-inside-avoid',
      term: clsx('text-caption', term),
      value: 'min-w-0',
      figure: clsx('text-small', value),
      note: 'block text-caption',
    }
  }
  const row = clsx('border-t first:border-t-0 print:break-inside-avoid', rule)
  if (emphasis === 'grand') {
    const grand = grandSizes[size]
    return {
      row: clsx(row, grand.row),
      term: clsx('min-w-0 text-small', term),
      value: clsx('min-w-0', grand.value),
      figure: clsx('text-figure', value),
      note: clsx('text-small', grand.note),
    }
  }
  const { text, ...sizes } = besideSizes[size]
  return {
    row: clsx(row, besideClasses.row, sizes.row),
    term: clsx(besideClasses.term, text, term),
    value: besideClasses.value,
    figure: clsx(text, value),
    note: clsx(besideClasses.note, text),
  }
}

/**
 * Use for terms with values: the lines of an estimate, the facts of a project. For terms with longer text or links, use
 * `DescriptionList`.
 *
 * - A native description list that associates each value with its term.
 * - Numbers are aligned and have digits of equal width.
 * - A value without enough room next to its term wraps below it; cells without enough room wrap into more lines.
 */
export function SummaryList({ rows, layout = 'rows', size = 'medium', ...props }: SummaryListProps) {
  return (
    <dl
      {...props}
      className={clsx('min-w-0 text-ink', layout === 'cells' && 'flex flex-wrap gap-x-6 gap-y-1.5')}
    >
      {rows.map(({ term, value, note, action, emphasis = 'normal' }) => {
        const classes = classesOf(emphasis, layout, size)
        return (
          <div key={term} data-state={emphasis} className={classes.row}>
            <dt className={clsx('wrap-anywhere', classes.term)}>
              <bdi>{term}</bdi>
            </dt>
            <dd className={clsx('wrap-anywhere tabular-nums', classes.value)}>
              <span className={clsx('block', classes.figure)}>
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
                  <span className={clsx('text-muted', classes.note)}>{note}</span>
                </>
              )}
            </dd>
            {action && <dd className="text-small">{action}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
