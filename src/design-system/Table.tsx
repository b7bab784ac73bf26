import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import type { NativeProps } from './internal/NativeProps'

export interface TableRow<Figures extends readonly string[] = readonly string[]> {
  /** What the row is about, such as "10 marla"; unique in the table. */
  readonly header: string
  /** Smaller text below the header. @default none */
  readonly note?: string | undefined
  /** A cell for each column after the first. In a cell of several parts, each figure needs a `<bdi>` of its own. */
  readonly cells: { readonly [Index in keyof Figures]: ReactNode }
}

export interface TableProps<Figures extends readonly string[]> extends NativeProps<'table', 'children'> {
  /** What the table shows, above it; its accessible name. */
  caption: string
  /** The column headers. The first column has the row headers. */
  columns: readonly [string, ...Figures]
  /** The rows, with unique headers. */
  rows: readonly TableRow<Figures>[]
}

// Narrower than `beside`, a row has its cells below its header; narrower than `pair`, each cell has its own line.
const rowClasses = 'border-b @max-beside:flex @max-beside:flex-wrap @max-beside:gap-x-3'
const figureClasses = '@max-beside:min-w-0 @max-beside:flex-1 @max-beside:px-0 @max-beside:pt-1'
const ownLineClasses = clsx(
  '@max-pair:flex @max-pair:basis-full @max-pair:flex-wrap @max-pair:justify-between @max-pair:gap-x-3',
  '@max-pair:before:text-start @max-pair:before:text-muted @max-pair:before:whitespace-normal',
  '@max-pair:before:content-[attr(data-column)/""]',
)

const cellClasses =
  'px-2 py-1.5 text-end align-top first:ps-0 last:pe-0 not-first:rtl:w-px sm:px-3 rtl:text-start print:py-0.5'

/** Use to compare figures by row and by column. For terms with one value each, use `SummaryList`. */
export function Table<const Figures extends readonly string[]>({
  caption,
  columns,
  rows,
  ...props
}: TableProps<Figures>) {
  const captionId = useId()
  const [firstColumn, ...figureColumns] = columns
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
          <tr role="row" className={`border-line-strong text-muted ${rowClasses}`}>
            <th
              role="columnheader"
              scope="col"
              className={`${cellClasses} font-medium first:text-start @max-beside:sr-only`}
            >
              {firstColumn}
            </th>
            {figureColumns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={`${cellClasses} font-medium whitespace-nowrap ${figureClasses}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-beside:block">
          {rows.map(({ header, note, cells }) => (
            <tr key={header} role="row" className={`border-line print:break-inside-avoid ${rowClasses}`}>
              <th
                role="rowheader"
                scope="row"
                className={`${cellClasses} font-bold first:text-start @max-beside:basis-full @max-beside:px-0 @max-beside:pb-0`}
              >
                <bdi>{header}</bdi>
                {note && (
                  <>
                    {' '}
                    <span className="block text-caption leading-tight font-normal text-muted @max-beside:ms-1 @max-beside:inline print:ms-1 print:inline">
                      <bdi>{note}</bdi>
                    </span>
                  </>
                )}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={figureColumns[index]}
                  role="cell"
                  data-column={figureColumns[index]}
                  className={`${cellClasses} whitespace-nowrap ${figureClasses} ${ownLineClasses} @max-beside:whitespace-normal`}
                >
                  {/* Keeps a number and its unit in order in right-to-left pages. */}
                  <div className="ms-auto min-w-0 print:*:inline print:*:last:ms-2">
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
