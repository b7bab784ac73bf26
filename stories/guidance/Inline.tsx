import { Button, Inline, Stack } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Inline>
        <Button>Send</Button>
        <Button variant="quiet">Reset</Button>
      </Inline>
    ),
    bad: (
      <Stack space="small" align="start">
        <Button>Send</Button>
        <Button variant="quiet">Reset</Button>
      </Stack>
    ),
    reason: 'Actions of one form are beside each other, and wrap by themselves on a phone.',
  },
]
