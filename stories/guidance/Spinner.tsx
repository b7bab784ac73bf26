import { Button, Inline, Spinner } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Button isLoading loadingLabel="Sending...">
        Send
      </Button>
    ),
    bad: (
      <Inline>
        <Button>Send</Button>
        <Spinner />
      </Inline>
    ),
    reason: 'What is pending says so itself, at the place where the visitor looks, and can’t be sent twice.',
  },
]
