import { List, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <List marker="square">
        <li>Title deed</li>
        <li>Site plan</li>
      </List>
    ),
    bad: (
      <Text>
        • Title deed
        <br />• Site plan
      </Text>
    ),
    reason: 'A screen reader says that it is a list, and how many items it has.',
  },
]
