import { Button, Stack, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Stack space="small" align="start">
        <Text>One visit is free.</Text>
        <Button>Book it</Button>
      </Stack>
    ),
    bad: (
      <div>
        <Text>One visit is free.</Text>
        <br />
        <Button>Book it</Button>
      </div>
    ),
    reason: 'The distance is one of the scale, the same between any two things of this kind.',
  },
]
