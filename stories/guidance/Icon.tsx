import { Icon, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Text>
        <Icon name="phone" /> Call us
      </Text>
    ),
    bad: <Icon name="phone" />,
    reason:
      'An icon repeats the words beside it; alone it is hidden from screen readers, and a guess for everyone else.',
  },
]
