import { Alert, EmptyState } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: <EmptyState>Enter a plot size to see the cost of your house.</EmptyState>,
    bad: <EmptyState>No data.</EmptyState>,
    reason: 'Nobody has done anything wrong: the text says what to do next.',
  },
  {
    good: <EmptyState>There are no posts about this subject yet.</EmptyState>,
    bad: (
      <Alert tone="warning" live="none">
        There are no posts about this subject yet.
      </Alert>
    ),
    reason: 'Nothing has happened that the visitor has to know about, so nothing is announced.',
  },
]
