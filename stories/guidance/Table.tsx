import { SummaryList, Table } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <SummaryList
        rows={[
          { term: 'Plot', content: '10 marla' },
          { term: 'Covered area', content: '3,666 sq ft' },
        ]}
      />
    ),
    bad: (
      <Table
        caption="Facts"
        columns={['Fact', 'Value']}
        rows={[
          { header: 'Plot', cells: ['10 marla'] },
          { header: 'Covered area', cells: ['3,666 sq ft'] },
        ]}
      />
    ),
    reason: 'With a single column of values there is nothing to compare, and headers are only noise.',
  },
  {
    good: (
      <Table
        caption="Cost by grade"
        columns={['Plot', 'Cost']}
        rows={[
          { header: '5 marla', cells: ['PKR 15,648,840'] },
          { header: '10 marla', cells: ['PKR 26,813,705'] },
        ]}
      />
    ),
    bad: (
      <Table
        caption="Cost by grade, rounded"
        columns={['Plot', 'Cost']}
        rows={[
          { header: '5 marla', cells: ['approx. 1.56 Cr'] },
          { header: '10 marla', cells: ['PKR 26,813,705'] },
        ]}
      />
    ),
    reason: 'Figures of one column have the same unit and precision, so that they can be compared.',
  },
]
