import type { ReactNode } from 'react'
import { Plain } from './Plain'

interface FactTableProps<Column extends string> {
  /** Says what the table is about. */
  caption: string
  /** Stands above the names. */
  nameColumn: string
  /** What stands above the facts, in the order shown. */
  columns: readonly Column[]
  rows: readonly FactRow<Column>[]
}

interface FactRow<Column extends string> {
  /** Names the row. */
  readonly name: string
  /** Stands in place of the name, such as a link. @default the name */
  readonly title?: ReactNode
  readonly facts: Readonly<Record<Column, ReactNode>>
}

/** A table of a guide; wider than the page, it scrolls by itself. */
export function FactTable<Column extends string>({
  caption,
  nameColumn,
  columns,
  rows,
}: FactTableProps<Column>) {
  return (
    <Plain>
      <div data-ground="white" className="overflow-x-auto rounded-medium border border-line">
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line-strong align-bottom text-caption text-muted">
              {[nameColumn, ...columns].map((words) => (
                <th key={words} scope="col" className="px-3 py-2 text-start font-bold">
                  {words}
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
                  <td key={column} className="px-3 py-2">
                    {facts[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Plain>
  )
}
