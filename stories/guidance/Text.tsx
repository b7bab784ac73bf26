import { Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: <Text isTabular>PKR 26,813,705</Text>,
    bad: (
      <Text tone="muted" size="small">
        PKR 26,813,705
      </Text>
    ),
    reason:
      'What a visitor came for is neither small nor muted, and its digits keep their places when they change.',
  },
]
