import { Button, Inline, Stack, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Stack space="small">
        <Text weight="bold">Delete this estimate?</Text>
        <Inline>
          <Button>Keep it</Button>
          <Button variant="secondary">Delete estimate</Button>
        </Inline>
      </Stack>
    ),
    bad: (
      <Stack space="small">
        <Text weight="bold">Are you sure?</Text>
        <Inline>
          <Button>Yes</Button>
          <Button variant="secondary">Cancel</Button>
        </Inline>
      </Stack>
    ),
    reason: 'Title and actions make sense without the sentence between them, which many people skip.',
  },
]
