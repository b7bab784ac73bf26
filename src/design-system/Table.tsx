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

// In a container narrower than `beside`, a row is a line with its header and below it its cells, in columns of equal
// width; narrower than `pair`, each cell has a line of its own, with its column header.
const rowClasses = '@max-beside:flex @max-beside:flex-wrap @max-beside:gap-x-3'
const headerClasses = '@max-beside:basis-full @max-beside:px-0 @max-beside:pb-0'
const figureClasses = '@max-beside:min-w-0 @max-beside:flex-1 @max-beside:px-0 @max-beside:pt-1'

/** In right-to-left pages, too, the columns of figures are at the end, with their last digits aligned. */
const cellClasses =
  'px-2 py-2 text-end align-top print:py-0.5 not-first:rtl:w-px rtl:text-start first:ps-0 last:pe-0 sm:px-3'

/**
 * Use to compare figures by row and by column. For terms with one value each, use `SummaryList`.
 *
 * - A native table: screen readers announce the headers of a cell's row and column.
 * - Numbers are aligned at their last digit, also in right-to-left pages.
 * - In a narrow container, each row header is above the figures of its row.
 * - Its region is a tab stop, so that arrow keys scroll it if it is wider than its container.
 */
export function Table({ caption, columns, rows, ...props }: TableProps) {
  const captionId = useId()
  return (
    // A scroll container takes the focus by itself in some browsers only.
    <div
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      className="@container min-w-0 overflow-x-auto rounded-small print:overflow-visible"
    >
      {/* The roles are explicit, because Safari drops the native ones if `display` is changed. */}
      <table
        {...props}
        role="table"
        className="w-full border-collapse text-small tabular-nums @max-beside:block"
      >
        <caption
          id={captionId}
          className="pb-2 text-start text-body font-bold text-ink @max-beside:block @max-beside:pb-1"
        >
          {caption}
        </caption>
        <thead role="rowgroup" className="@max-beside:block @max-pair:sr-only">
          <tr role="row" className={`border-b border-line-strong text-muted ${rowClasses}`}>
            {columns.map((column, index) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={`${cellClasses} font-medium whitespace-nowrap first:text-start ${index === 0 ? '@max-beside:sr-only' : figureClasses}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-beside:block">
          {rows.map(({ header, note, cells }) => (
            <tr
              key={header}
              role="row"
              className={`border-b border-line print:break-inside-avoid ${rowClasses}`}
            >
              <th
                role="rowheader"
                scope="row"
                className={`${cellClasses} font-bold first:text-start ${headerClasses}`}
              >
                <bdi>{header}</bdi>
                {note && (
                  <>
                    {' '}
                    <span className="block text-caption font-normal text-muted @max-beside:ms-1 @max-beside:inline">
                      <bdi>{note}</bdi>
                    </span>
                  </>
                )}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  role="cell"
                  data-column={columns[index + 1]}
                  className={`${cellClasses} whitespace-nowrap ${figureClasses} @max-beside:whitespace-normal @max-pair:flex @max-pair:flex-wrap @max-pair:basis-full @max-pair:justify-between @max-pair:gap-x-3 @max-pair:column-label`}
                >
                  {/* Keeps a number and its unit in order in right-to-left pages. */}
                  <div className="ms-auto min-w-0 print-in-two-lines">
                    {typeof cell === 'string' ? <bdi>{cell}</bdi> : cell}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
