import { Card, Heading, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <Stack space="small">
          <Heading level={3} size="heading">
            Drawing board and building site under one roof
          </Heading>
          <Heading level={4} size="card">
            What you can hold us to
          </Heading>
          <Text>An estimate with every area, rate and line.</Text>
        </Stack>
      </div>
    ),
    parts: [
      {
        name: 'Heading',
        note: 'Its level is one below that of the heading around it; its size is chosen separately. Its lines are of similar length, and it isn’t the last line of a printed page.',
        selector: 'h3',
        side: 'top',
      },
      {
        name: 'Heading in the section',
        note: 'One level further down, whatever its size.',
        selector: 'h4',
        side: 'start',
      },
      {
        name: 'Text',
        note: 'Belongs to the page: what the heading is the title of. If nothing follows, use Text instead of a Heading.',
        selector: 'p',
        side: 'bottom',
      },
    ],
  },
  choice: choices.text,
  pairs: [
    {
      good: (
        <Stack space="small">
          <Heading level={3}>The firm</Heading>
          <Text size="lead">We bring the people who design, engineer and build a house to one table.</Text>
          <Text>You can hire us for any one service.</Text>
        </Stack>
      ),
      bad: (
        <Stack space="small">
          <Heading level={3}>The firm</Heading>
          <Heading level={4} size="subheading">
            We bring the people who design, engineer and build a house to one table.
          </Heading>
          <Text>You can hire us for any one service.</Text>
        </Stack>
      ),
      reason:
        'An introduction is larger text, but the title of nothing. As a heading, it is a whole sentence in the list of headings by which people with a screen reader find their way.',
    },
    {
      good: (
        <div className="max-w-[16rem]">
          <Card as="div" space="small">
            <Heading level={3} size="small">
              Architectural Structural and MEP Design Cost
            </Heading>
            <Text>PKR 1,466,400</Text>
          </Card>
        </div>
      ),
      bad: (
        <div className="max-w-[16rem]">
          <Card as="div" space="small">
            <Heading level={3} size="heading">
              Architectural Structural and MEP Design Cost
            </Heading>
            <Text>PKR 1,466,400</Text>
          </Card>
        </div>
      ),
      reason:
        'The level is the place in the outline, the size a matter of room. In a small box, a large title pushes down what it is the title of.',
    },
  ],
  words: [
    {
      rule: 'Makes sense in a list of headings, without what is around it',
      good: 'What is not included',
      bad: 'But not this',
    },
    {
      rule: 'A question only if the text below answers it',
      good: 'Why these areas?',
      bad: 'Ready to build?',
    },
    {
      rule: 'No colon or full stop at the end; a question keeps its mark',
      good: 'What you can hold us to',
      bad: 'What you can hold us to:',
    },
  ],
}
