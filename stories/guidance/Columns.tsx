import { Button, Columns, Frame, Heading, Inline, Picture, Stack, Text } from '../../src/design-system'
import front from '../../src/images/db-32-front.webp?picture'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const words = (
  <Stack space="small">
    <Heading level={3}>DB-32</Heading>
    <Text size="small">A design study for 28 marla in DHA, with a basement and a roof terrace.</Text>
  </Stack>
)

const picture = (
  <Frame shape="landscape">
    <Picture
      picture={front}
      alt="Render of a model: a white two-storey house seen from the street"
      ratio="fill"
      sizes="24rem"
    />
  </Frame>
)

const actions = (
  <>
    <Button asChild>
      <a href="#contact">Contact Us</a>
    </Button>
    <Button asChild variant="secondary">
      <a href="#about">Learn More</a>
    </Button>
  </>
)

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[38rem] max-w-full">
        <Columns split="halves" from="md" align="center">
          {words}
          {picture}
        </Columns>
      </div>
    ),
    parts: [
      {
        name: 'First column',
        note: 'What is read first. In a narrow window it is above the second one, as wide as the page.',
        selector: '.grid > :first-child',
        side: 'start',
      },
      {
        name: 'Second column',
        note: 'Beside the first from a width of 1024 px, or from 768 px if the split allows it. The split says which of the two is wider.',
        selector: '.grid > :last-child',
        side: 'end',
      },
    ],
  },
  choice: choices.arrangement,
  pairs: [
    {
      good: (
        <Columns split="halves" from="md" space="small">
          {words}
          {picture}
        </Columns>
      ),
      bad: (
        <Columns split="halves" from="md" space="small">
          {picture}
          {words}
        </Columns>
      ),
      reason:
        'The order of the columns is the reading order, and on a phone the order from top to bottom. A picture above the heading seems to belong to what precedes it.',
    },
    {
      good: <Inline>{actions}</Inline>,
      bad: (
        <Columns split="halves" from="md">
          {actions}
        </Columns>
      ),
      reason:
        'Columns share the width of the page, so that a button becomes as wide as a column, or on a phone as the page. An Inline keeps small things together.',
    },
  ],
  words: [
    {
      rule: 'Two parts; a third one only below the first, with the second-beside-others split',
      good: 'Picture · form · contact details below the picture',
      bad: 'Mission · vision · goal, which are a Grid',
    },
    {
      rule: 'The columns are about equally high, or the shorter one is Sticky',
      good: 'Three qualities of the firm · an upright picture',
      bad: 'One sentence · twenty questions with answers',
    },
    {
      rule: 'The narrower column has what fits on short lines',
      good: 'What you can hold us to · its seven promises',
      bad: 'A table of four columns · its heading',
    },
  ],
}
