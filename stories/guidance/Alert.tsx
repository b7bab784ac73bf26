import { Alert } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Alert tone="info" live="none">
        The rates were last compared with the market in May.
      </Alert>
    ),
    bad: (
      <Alert tone="danger" live="none">
        Please note: the rates were last compared with the market in May!
      </Alert>
    ),
    reason: 'The tone is what the message means, not how much attention it wants.',
  },
]
