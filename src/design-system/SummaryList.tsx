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
  /** A sentence below term and value, from the start of the row. @default none */
  readonly detail?: ReactNode
  /** A short link or button at the end of this row's first line, such as "Change". @default none */
  readonly action?: ReactNode
  /** A subtotal, the grand total, or an item that isn't included. @default 'normal' */
  readonly emphasis?: SummaryEmphasis
}

type SummarySize = 'small' | 'medium'

interface SummaryListOwnProps {
  /** The rows, with unique terms. */
  rows: readonly SummaryRow[]
  /**
   * The text size and the distance between the rows; a small list shows the grand total's note beside the total.
   * @default 'medium'
   */
  size?: SummarySize
}

export type SummaryListProps = SummaryListOwnProps & NativeProps<'dl', SummaryListOwnProps, 'children'>

/** The value wraps below a term that would have less room than two short words need. */
const beside = 'flex flex-wrap items-baseline gap-x-4 gap-y-0.5'

/**
 * Aligns figures at their last digit in right-to-left pages. Their column is as wide as eight bold digits, so that
 * regular figures stay aligned with bold ones. A figure above a wider note stays aligned with the others.
 */
const figureClasses = 'rtl:ms-auto rtl:w-fit rtl:min-w-[7.8em] rtl:text-start'

const ruleClasses: Record<SummaryEmphasis, string> = {
  normal: 'border-line',
  total: 'border-line-strong',
  grand: 'border-ink',
  excluded: 'border-line',
}

const termClasses: Record<SummaryEmphasis, string> = {
  normal: 'text-muted',
  total: 'font-bold',
  grand: 'font-bold',
  excluded: 'text-muted',
}

const valueClasses: Record<SummaryEmphasis, string> = {
  normal: 'font-medium',
  total: 'font-bold',
  grand: 'text-grand font-bold',
  excluded: 'text-muted',
}

const textSizes: Record<SummarySize, string> = { small: 'text-caption', medium: 'text-small' }
const rowSpaces: Record<SummarySize, string> = { small: 'py-0.5', medium: 'py-2 print:py-0.5' }
/** The space above the first line, less the padding that enlarges the target. */
const actionTops: Record<SummarySize, string> = { small: '-top-0.5', medium: 'top-1' }
const grandSpaces: Record<SummarySize, string> = { small: 'py-1', medium: 'py-4' }

/**
 * Use for terms with values: the lines of an estimate, the facts of a project. For terms with longer text or links, use
 * `DescriptionList`.
 *
 * - A native description list that associates each value with its term.
 * - Numbers are aligned at their last digit, also in right-to-left pages, and have digits of equal width.
 * - A value without enough room next to its term wraps below it; a detail is always below both.
 */
export function SummaryList({ rows, size = 'medium', ...props }: SummaryListProps) {
  const hasActions = rows.some(({ action }) => action)
  return (
    <dl {...props} className="min-w-0 text-ink">
      {rows.map(({ term, value, note, detail, action, emphasis = 'normal' }) => {
        const isGrand = emphasis === 'grand'
        const isNoteBeside = isGrand && size === 'small'
        const text = isGrand ? 'text-small' : textSizes[size]
        return (
          <div
            key={term}
            data-state={emphasis}
            className={clsx(
              'border-t first:border-t-0 print:break-inside-avoid',
              ruleClasses[emphasis],
              isGrand ? grandSpaces[size] : [rowSpaces[size], beside],
              // Rows without an action leave room for one, so that all values align. On a narrow phone they need that room.
              action ? 'relative pe-16' : hasActions && !isGrand && 'room-for-action:pe-16',
            )}
          >
            <dt
              className={clsx(
                'min-w-0 flex-1 wrap-anywhere',
                action ? 'basis-12 rtl:basis-20' : 'basis-24',
                text,
                termClasses[emphasis],
              )}
            >
              <bdi>{term}</bdi>
            </dt>
            <dd
              className={clsx(
                'min-w-0 wrap-anywhere tabular-nums',
                isGrand ? '@container' : 'ms-auto text-end',
                isNoteBeside && [beside, 'justify-between'],
              )}
            >
              <span className={clsx('block', !isGrand && [text, figureClasses], valueClasses[emphasis])}>
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
                  <span className={clsx('mt-0.5 block text-muted', text, !isGrand && figureClasses)}>
                    {note}
                  </span>
                </>
              )}
            </dd>
            {detail && <dd className={`basis-full text-muted ${text}`}>{detail}</dd>}
            {/* In the line of the term, even if the value wraps below it. */}
            {action && <dd className={clsx('absolute end-0 text-small', actionTops[size])}>{action}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
