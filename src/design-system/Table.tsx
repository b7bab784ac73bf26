import { useId, type ReactNode } from 'react'
import type { NativeProps } from './internal/NativeProps'

/** A row of a table. */
export interface TableRow {
  /** What the row is about, such as "10 marla"; unique in the table. */
  readonly header: string
  /** Smaller text below the header. @default none */
  readonly note?: string | undefined
  /** One cell for each column after the first. In a cell of several parts, each figure needs a `<bdi>` of its own. */
  readonly cells: readonly ReactNode[]
}

interface TableOwnProps {
  /** What the table shows, above it; its accessible name. */
  caption: string
  /** The column headers. The first column has the row headers. */
  columns: readonly [string, ...string[]]
  /** The rows, with unique headers. */
  rows: readonly TableRow[]
}

export type TableProps = TableOwnProps & NativeProps<'table', TableOwnProps, 'children'>

/** In right-to-left pages, too, the columns of figures are at the end, and their last digits below each other. */
const cellClasses =
  'px-2 py-2 text-end align-top not-first:rtl:w-px rtl:text-start first:ps-0 last:pe-0 sm:px-3'

/**
 * Use to compare figures by row and by column. For terms with one value each, use `SummaryList`.
 *
 * - A native table: screen readers announce the headers of a cell's row and column.
 * - Numbers are aligned at their last digit, also in right-to-left pages, and have digits of equal width.
 * - Row headers wrap, figures do not. A table that is still wider than its container scrolls within a region, which takes
 *   the focus so that arrow keys scroll it.
 */
export function Table({ caption, columns, rows, ...props }: TableProps) {
  const captionId = useId()
  return (
    // A scroll container takes the focus by itself in some browsers only.
    <div
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      className="min-w-0 overflow-x-auto rounded-small print:overflow-visible"
    >
      <table {...props} className="w-full border-collapse text-small tabular-nums">
        <caption id={captionId} className="pb-2 text-start text-body font-bold text-ink">
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line-strong text-muted">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`${cellClasses} font-medium whitespace-nowrap first:text-start`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ header, note, cells }) => (
            <tr key={header} className="border-b border-line print:break-inside-avoid">
              <th scope="row" className={`${cellClasses} font-bold first:text-start`}>
                <bdi>{header}</bdi>
                {note && (
                  <>
                    {' '}
                    <span className="block text-caption font-normal text-muted">
                      <bdi>{note}</bdi>
                    </span>
                  </>
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className={`${cellClasses} whitespace-nowrap`}>
                  {/* Keeps a number and its unit in order in right-to-left pages. */}
                  {typeof cell === 'string' ? <bdi>{cell}</bdi> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
