import type { ReactNode } from 'react'
import { Unstyled } from './Unstyled'

interface FactTableProps {
  /** The caption for screen readers. */
  caption: string
  columns: readonly string[]
  /** The cells of each row; the first is its header. */
  rows: readonly (readonly ReactNode[])[]
}

/** A table of a docs page. It scrolls if it is wider than the page, and takes the focus so that arrow keys scroll it. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <Unstyled>
      {/* Relative, so that texts for screen readers scroll with the table. */}
      <div
        role="region"
        aria-label={caption}
        tabIndex={0}
        data-surface="white"
        className="relative overflow-x-auto rounded-medium border border-line"
      >
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line-strong text-caption text-muted">
              {columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 text-start font-bold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([header, ...cells], row) => (
              // oxlint-disable-next-line react/no-array-index-key -- The rows never change.
              <tr key={row} className="border-b border-line align-top last:border-b-0">
                <th scope="row" className="px-3 py-2 text-start font-medium">
                  {header}
                </th>
                {cells.map((cell, column) => (
                  <td key={columns[column + 1]} className="px-3 py-2 last:min-w-32">
                    {typeof cell === 'string' ? <bdi>{cell}</bdi> : cell}
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
