import { Quotation, Text } from '../../src/design-system'
import amber from '../../src/images/avatar-amber.svg'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const table =
  'Three offers in one table, on the same quantities. For the first time I understood why one of them was cheaper.'

const investor = { name: 'Nadia Zafar', role: 'Investor' }

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[26rem] max-w-full">
        <Quotation
          variant="card"
          label="A word from our clients"
          name="Saad Kamal"
          picture={<img src={amber} alt="" width="64" height="64" />}
        >
          I live abroad. One page came every week, with photographs from the same corners.
        </Quotation>
      </div>
    ),
    parts: [
      { name: 'Label', note: 'Optional: who speaks, or about what.', selector: 'figure > p', side: 'top' },
      {
        name: 'Words',
        note: 'Without quotation marks: the component adds them, or in the display variant an icon.',
        selector: 'blockquote',
        side: 'end',
      },
      {
        name: 'Picture',
        note: 'Optional, of 64 px, and decorative: the name is beside it.',
        selector: 'img',
        side: 'start',
      },
      {
        name: 'Name',
        note: 'Required, with an optional role: the caption of the figure, so that screen readers know who said it.',
        selector: 'figcaption > span',
        side: 'bottom',
      },
      {
        name: 'Edge',
        note: 'In a card and inline along the whole quotation, in the display variant only beside the name.',
        selector: 'figure',
        side: 'start',
      },
    ],
  },
  choice: choices.text,
  pairs: [
    {
      good: <Quotation {...investor}>{table}</Quotation>,
      bad: <Text>“{table}” (a client)</Text>,
      reason:
        'Words without a name look like advertising. A figure with a caption also tells a screen reader where the words of the client end and those of the page begin.',
    },
    {
      good: (
        <Text size="lead">We show the areas, the rates and the sums, and we say what they leave out.</Text>
      ),
      bad: (
        <Quotation name="Sangbunyad">
          We show the areas, the rates and the sums, and we say what they leave out.
        </Quotation>
      ),
      reason:
        'The whole site is what the firm says. A Quotation is for the words of one person, who has a name and answers for them.',
    },
  ],
  words: [
    {
      rule: 'The person’s own words, shortened but not improved',
      good: 'We were annoyed for a day and grateful for the rest of the project.',
      bad: 'Sangbunyad exceeded all our expectations!',
    },
    {
      rule: 'Something that happened, rather than praise',
      good: 'Twice they sent the steel fixers back.',
      bad: 'The quality is excellent.',
    },
    {
      rule: 'No quotation marks, which the component adds',
      good: 'Three offers in one table.',
      bad: '“Three offers in one table.”',
    },
    {
      rule: 'The role is one to three words that matter for the quotation',
      good: 'Owner abroad',
      bad: 'Engineer, father of two and owner of a house in Lahore',
    },
  ],
}
