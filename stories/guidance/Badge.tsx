import { Badge, Heading, Inline, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <Stack space="small">
        <Badge>Construction Projects</Badge>
        <Heading level={3}>Our Recent Projects</Heading>
      </Stack>
    ),
    parts: [
      {
        name: 'Box',
        note: 'An outline as wide as its text, in the accent colour of the surface. It is plain text: it can’t be clicked and has no colours for success or danger.',
        selector: 'p',
        side: 'top',
      },
      {
        name: 'Title',
        note: 'Belongs to the page. People who go from heading to heading with a screen reader skip the badge, so the title makes sense without it.',
        selector: 'h3',
        side: 'bottom',
      },
    ],
  },
  choice: choices.text,
  pairs: [
    {
      good: (
        <Stack space="small">
          <Badge>Construction Projects</Badge>
          <Heading level={3}>Our Recent Projects</Heading>
        </Stack>
      ),
      bad: (
        <Stack space="small">
          <Heading level={3} size="small">
            Construction Projects
          </Heading>
          <Heading level={3}>Our Recent Projects</Heading>
        </Stack>
      ),
      reason:
        'As a heading, the category would be an entry of its own in the outline of the page, with nothing below it.',
    },
    {
      good: (
        <Stack space="small">
          <Badge>House</Badge>
          <Text size="small">10 marla, two floors, with a basement</Text>
        </Stack>
      ),
      bad: (
        <Inline>
          <Badge>House</Badge>
          <Badge>10 marla</Badge>
          <Badge>Two floors</Badge>
          <Badge>Basement</Badge>
        </Inline>
      ),
      reason:
        'One outlined word is a label. A row of them looks like buttons for a filter, and visitors try to click them. Facts are text.',
    },
  ],
  words: [
    {
      rule: 'A category, in one to three words',
      good: 'Construction Projects',
      bad: 'Have a look at what we have drawn so far',
    },
    {
      rule: 'The title doesn’t continue it',
      good: '[Construction Projects] Our Recent Projects',
      bad: '[Construction Projects:] Recent Ones',
    },
    {
      rule: 'Nothing that can change, such as a state',
      good: 'House',
      bad: 'Under construction',
    },
  ],
}
