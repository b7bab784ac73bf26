import { Alert, Button, Inline, Stack, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Alert tone="success" live="none">
        Your message has been sent.
      </Alert>
    ),
    bad: (
      <Stack space="small" align="start">
        <Text weight="bold">A dialog: your message has been sent</Text>
        <Button>OK</Button>
      </Stack>
    ),
    reason: 'A message that needs no decision belongs in the page, where it interrupts nobody.',
  },
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
