import { Button, Icon, IconButton } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: <IconButton icon="bars" label="Open menu" variant="secondary" />,
    parts: [
      {
        name: 'Icon',
        note: 'Understood without words. Screen readers skip it and say the label instead, which isn’t visible.',
        selector: 'svg',
        side: 'start',
      },
      {
        name: 'Box',
        note: 'What can be clicked: 44 px wide and high, small 36 px. Outlined if secondary, none if quiet.',
        selector: 'button',
        side: 'end',
      },
    ],
  },
  choice: choices.actions,
  pairs: [
    {
      good: (
        <Button variant="quiet">
          <Icon name="rotate-left" />
          Reset
        </Button>
      ),
      bad: <IconButton icon="rotate-left" label="Reset" />,
      reason:
        'An arrow in a circle can mean undo, reload or rotate. Only ×, ☰, arrows, pause and play need no words.',
    },
  ],
  words: [
    { rule: 'Name the action, not the icon', good: 'Open menu', bad: 'Three lines' },
    { rule: 'Say of what, if the page has several', good: 'Next image', bad: 'Next' },
    { rule: 'Omit the kind of control, which is announced anyway', good: 'Close', bad: 'Close button' },
  ],
}
