import { Columns, Heading, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Columns ratio="1:1">
        <Heading level={3} size="small">
          Our office
        </Heading>
        <Text size="small">12-B Canal Road, Lahore</Text>
      </Columns>
    ),
    bad: (
      <Columns ratio="1:1">
        <Text size="small">We build houses. From the first drawing</Text>
        <Text size="small">to the keys, one firm does it all.</Text>
      </Columns>
    ),
    reason:
      'A column has content of its own. A text that continues in the next column is read twice on a phone.',
  },
]
