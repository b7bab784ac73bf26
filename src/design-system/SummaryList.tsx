import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { NativeProps } from './internal/NativeProps'

export interface SummaryRow {
  readonly term: string
  readonly content: ReactNode
  /** Smaller text, such as the amount in another unit: below the content, or beside a grand total. @default none */
  readonly note?: ReactNode | undefined
  /** The amount in another unit, beside the content, where it has a column of its own in a wide window. @default none */
  readonly aside?: ReactNode | undefined
  /** A sentence below term and content, from the start of the row. @default none */
  readonly detail?: ReactNode | undefined
  /** A short link or button beside the term, such as "Change". @default none */
  readonly action?: ReactNode | undefined
  /** A subtotal, the grand total, or an item that isn't included. @default 'normal' */
  readonly emphasis?: keyof typeof emphases | undefined
}

export interface SummaryListProps extends NativeProps<'dl', 'children'> {
  /** The rows, with unique terms. */
  rows: readonly SummaryRow[]
  /**
   * - 'rows', 'compact' for small rows, and 'ledger', which has three columns in a wide window: the content beside its term
   * - 'columns', 'cells' for amounts and 'stacked' for texts: the content below its term
   * @default 'rows'
   */
  layout?: keyof typeof layouts | undefined
}

// The content wraps below a term without room for two short words.
const beside = 'flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-t'
const besideTerm = 'flex-1 basis-20'
const besideContent = 'ms-auto text-end'

const layouts = {
  rows: {
    list: 'text-small',
    row: `${beside} py-2 first:border-t-0 print:py-0.5`,
    term: besideTerm,
    content: besideContent,
  },
  ledger: {
    list: 'gap-x-6 text-small md:columns-3',
    row: `${beside} break-inside-avoid py-2 print:py-0.5`,
    term: besideTerm,
    content: besideContent,
  },
  compact: {
    list: 'text-caption',
    row: `${beside} py-0.5 first:border-t-0`,
    term: besideTerm,
    // From right to left, figures end at the same line.
    content: `${besideContent} rtl:min-w-[7.8em] rtl:text-start`,
  },
  columns: {
    list: 'flex flex-wrap gap-x-4 gap-y-1.5 text-small sm:gap-x-6',
    row: 'grow',
    term: 'text-caption',
    content: '',
  },
  cells: {
    list: 'flex flex-wrap gap-x-4 gap-y-1.5 text-caption sm:gap-x-6',
    row: clsx(
      'grow',
      '@caption:flex @caption:min-w-min @caption:basis-24 @caption:flex-col @caption:justify-between',
      '@max-caption:flex @max-caption:basis-full @max-caption:items-baseline',
      '@max-caption:justify-between @max-caption:gap-x-4',
    ),
    term: '',
    content: '',
  },
  stacked: {
    list: 'flex flex-col gap-3 text-small',
    row: '',
    term: 'text-caption',
    content: '*:font-normal',
  },
}

const emphases = {
  normal: { row: 'border-line', term: 'text-muted', content: 'font-medium' },
  total: { row: 'border-line-strong', term: 'font-bold', content: 'font-bold' },
  grand: {
    row: 'border-ink',
    term: 'font-bold',
    content: 'font-bold text-grand small-paper:text-subheading',
  },
  excluded: { row: 'border-line', term: 'text-muted', content: 'text-muted' },
}

/**
 * Use for terms with their content: the lines of an estimate, a few figures side by side, contact details. For figures
 * by row and by column, use `Table`.
 */
export function SummaryList({ rows, layout = 'rows', ...props }: SummaryListProps) {
  const classes = layouts[layout]
  return (
    <dl {...props} className={clsx('@container min-w-0 text-ink', classes.list)}>
      {rows.map(({ term, content, note, aside, detail, action, emphasis = 'normal' }) => {
        const isGrand = emphasis === 'grand'
        const emphasised = emphases[emphasis]
        return (
          <div key={term} className={clsx('min-w-0 print:break-inside-avoid', classes.row, emphasised.row)}>
            <dt
              data-label={isGrand || undefined}
              className={clsx(
                'min-w-0 wrap-anywhere',
                isGrand ? 'basis-full' : !action && classes.term,
                // The actions of several rows begin at the same line.
                action && 'sm:min-w-24',
                emphasised.term,
              )}
            >
              <bdi>{term}</bdi>
            </dt>
            <dd
              className={clsx(
                'min-w-0 wrap-anywhere tabular-nums',
                (action || aside) && 'order-1',
                aside && 'sm:min-w-32',
                isGrand ? 'flex basis-full flex-wrap items-baseline gap-x-3' : classes.content,
                emphasised.content,
              )}
            >
              {/* Keeps a number and its unit in order in right-to-left pages. */}
              <bdi>{content}</bdi>
              {note && (
                <>
                  {/* For screen readers and the clipboard. */}{' '}
                  <span className={isGrand ? 'text-beside' : 'block text-small font-normal text-muted'}>
                    <bdi>{note}</bdi>
                  </span>
                </>
              )}
            </dd>
            {detail && <dd className={clsx('basis-full text-muted', action && 'order-1')}>{detail}</dd>}
            {/* Beside the term, so that the contents of all rows end at the same line. */}
            {action && <dd className="-my-1">{action}</dd>}
            {aside && <dd className="text-muted tabular-nums">{aside}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
