import { Button, Icon, IconButton } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Button variant="quiet">
        <Icon name="rotate-left" />
        Reset
      </Button>
    ),
    bad: <IconButton icon="rotate-left" label="Reset" />,
    reason: 'Only ×, ☰, arrows, pause and play need no words: an arrow in a circle has several meanings.',
  },
  {
    good: <IconButton icon="bars" label="Open menu" variant="secondary" />,
    bad: <IconButton icon="bars" label="Three lines" variant="secondary" />,
    reason: 'The label, which screen readers say, names the action and not the icon.',
  },
]
