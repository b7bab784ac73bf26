import type { ReactNode } from 'react'
import { Code } from './Code'
import { FactTable } from './FactTable'

interface TokenTableProps {
  caption: string
  values: Readonly<Record<string, string>>
  /** The header of the values. @default 'Value' */
  column?: string
  /** A sample of a value, in a column of its own. */
  sample?: (value: string) => ReactNode
}

/** Tokens with their values, and a sample of each. */
export function TokenTable({ caption, values, column = 'Value', sample }: TokenTableProps) {
  return (
    <FactTable
      caption={caption}
      columns={sample ? ['Name', column, 'Sample'] : ['Name', column]}
      rows={Object.entries(values).map(([name, value]) => {
        const code = <Code>{value}</Code>
        return sample ? [name, code, sample(value)] : [name, code]
      })}
    />
  )
}
