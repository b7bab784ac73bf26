import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Unstyled } from './Unstyled'

interface FactTableProps<Column extends string> {
  /** The caption for screen readers. */
  caption: string
  /** The header of the column of names. */
  nameColumn: string
  /** The headers of the other columns, in order. */
  columns: readonly Column[]
  rows: readonly FactRow<Column>[]
}

interface FactRow<Column extends string> {
  /** The header of the row. */
  readonly name: string
  /** Rendered instead of the name, such as a link. @default the name */
  readonly title?: ReactNode
  readonly facts: Readonly<Record<Column, ReactNode>>
}

/** With more columns, the rows of a stacked table would be hard to compare. */
const mostStacked = 3

/**
 * A table for guides. In a narrow page, each row becomes a block in which every fact has the name of its column; a table
 * with many columns scrolls, and takes the focus so that arrow keys scroll it.
 */
export function FactTable<Column extends string>({
  caption,
  nameColumn,
  columns,
  rows,
}: FactTableProps<Column>) {
  return (
    <Unstyled>
      {/* Relative, so that texts for screen readers scroll with the table. */}
      <div
        role="region"
        aria-label={caption}
        tabIndex={0}
        data-ground="white"
        data-fact-table={columns.length > mostStacked ? 'scrolls' : 'stacks'}
        className="relative overflow-x-auto rounded-medium border border-line"
      >
        <table
          className={clsx('w-full border-collapse text-small', columns.length > mostStacked && 'wrap-normal')}
        >
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line-strong align-bottom text-caption text-muted">
              {[nameColumn, ...columns].map((header) => (
                <th key={header} scope="col" className="px-3 py-2 text-start font-bold">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, title = name, facts }) => (
              <tr key={name} className="border-b border-line align-top last:border-b-0">
                <th scope="row" className="px-3 py-2 text-start font-medium">
                  {title}
                </th>
                {columns.map((column) => (
                  <td key={column} data-column={column} className="px-3 py-2">
                    {facts[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  )
}
