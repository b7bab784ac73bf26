import { Button, Icon, Link, Stack, SummaryList, Text, VisuallyHidden } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const total = [{ term: 'Grand Total', value: 'PKR 54,429,400', emphasis: 'total' }] as const

const limits = 'Porch, boundary wall and tanks are not included.'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <Stack space="medium" align="start">
        <Link href="#about">
          <span>Learn More</span>
          <VisuallyHidden>
            <span> about us</span>
          </VisuallyHidden>
        </Link>
        <Text size="small" tone="muted">
          A screen reader says: “Learn More about us”.
        </Text>
      </Stack>
    ),
    parts: [
      {
        name: 'Visible words',
        note: 'From the page. They come first in the name of the link, so that people who use voice control can say what they see.',
        selector: 'a > span:first-child',
        side: 'top',
      },
      {
        name: 'Hidden words',
        note: 'After the visible words, where nothing is seen: they take no room, but are read out at their place in the text.',
        selector: 'a > span:last-child',
        side: 'end',
      },
      {
        name: 'What is read out',
        note: 'Visible and hidden words as one text; shown here as an explanation only.',
        selector: 'p',
        side: 'bottom',
      },
    ],
  },
  choice: choices.partlyVisible,
  pairs: [
    {
      good: (
        <Stack space="xsmall">
          <SummaryList rows={total} />
          <Text size="small" tone="muted">
            {limits}
          </Text>
        </Stack>
      ),
      bad: (
        <Stack space="xsmall">
          <SummaryList rows={total} />
          <VisuallyHidden>{limits}</VisuallyHidden>
        </Stack>
      ),
      reason:
        'What everybody has to know is visible. Hidden words only say what others already see: what an icon means, or what a “Learn More” is about.',
    },
    {
      good: (
        <Button variant="secondary">
          <Icon name="rotate-left" />
          Reset
        </Button>
      ),
      bad: (
        <Button variant="secondary">
          <Icon name="rotate-left" />
          <VisuallyHidden>Reset</VisuallyHidden>
        </Button>
      ),
      reason:
        'A round arrow could also mean “undo” or “rotate”. Where the icon alone doesn’t say it, hidden words leave those who see it guessing.',
    },
  ],
  words: [
    {
      rule: 'They continue the visible words, if there are any',
      good: 'Learn More (about us)',
      bad: '(About us:) Learn More',
    },
    {
      rule: 'Without the kind of element, which is announced anyway',
      good: '(Sangbunyad on YouTube)',
      bad: '(Link with the YouTube icon)',
    },
    {
      rule: 'Without instructions for one device',
      good: '(Chat with us)',
      bad: '(Press Enter to chat with us)',
    },
  ],
}
