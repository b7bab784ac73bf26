import { Heading, Prose, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <Prose>
          <h2>What it includes</h2>
          <p>
            By the usual practice, <a href="#price">the price of a grey structure</a> covers these works:
          </p>
          <ul>
            <li>excavation and the foundation;</li>
            <li>the frame and the walls.</li>
          </ul>
          <blockquote>
            <p>Concrete covers every mistake.</p>
          </blockquote>
        </Prose>
      </div>
    ),
    parts: [
      {
        name: 'Heading',
        note: 'A plain h2 or h3, below the title of the page, which is a Heading outside.',
        selector: 'h2',
        side: 'start',
      },
      {
        name: 'Paragraph',
        note: 'At most 60 to 72 characters per line, however wide the page is.',
        selector: 'p',
        side: 'end',
      },
      { name: 'Link', note: 'Underlined, as a Link is.', selector: 'a', side: 'top' },
      {
        name: 'List',
        note: 'With bullets or numbers. Nested ones work, too.',
        selector: 'ul',
        side: 'start',
      },
      {
        name: 'Quotation',
        note: 'A blockquote. Outside of long text, use a Quotation, which has the name of the person.',
        selector: 'blockquote',
        side: 'end',
      },
    ],
  },
  choice: choices.text,
  pairs: [
    {
      good: (
        <Prose>
          <h2>Foundation</h2>
          <p>The trench is dug and sprayed against termites.</p>
          <h2>Frame</h2>
          <p>The columns rise to the first slab.</p>
        </Prose>
      ),
      bad: (
        <Stack space="small">
          <Heading level={3}>Foundation</Heading>
          <Text>The trench is dug and sprayed against termites.</Text>
          <Heading level={3}>Frame</Heading>
          <Text>The columns rise to the first slab.</Text>
        </Stack>
      ),
      reason:
        'In Prose, a heading is closer to its own text than to the one above, and stays with it in print. In a Stack, all distances are the same.',
    },
    {
      good: (
        <Text size="small" tone="muted">
          We answer within one working day.
        </Text>
      ),
      bad: (
        <Prose>
          <p>We answer within one working day.</p>
        </Prose>
      ),
      reason:
        'A single paragraph is a Text, which has sizes and tones. Prose always has the size of an article.',
    },
  ],
  words: [
    {
      rule: 'A heading says what its section says',
      good: 'What the price includes',
      bad: 'Introduction',
    },
    { rule: 'A link says where it leads', good: 'our cost estimator', bad: 'click here' },
    {
      rule: 'The items of a list have the same form',
      good: 'the foundation; the frame; the walls',
      bad: 'the foundation; we build the frame; Walls.',
    },
  ],
}
