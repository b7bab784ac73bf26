import { LinkCard, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const description = 'Sun, wind and water on your plot, and a garden that survives June.'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[20rem] max-w-full">
        <LinkCard
          icon="tree"
          title="Landscaping"
          description={description}
          action={<a href="#landscaping">Read More</a>}
        />
      </div>
    ),
    parts: [
      {
        name: 'Icon or picture',
        note: 'Optional, above the title. An icon is decorative; a picture has an alternative text if it shows more than the title says. All cards of a row have one, or none has.',
        selector: 'span:has(> svg)',
        side: 'start',
      },
      { name: 'Title', note: 'A heading, and the end of the link’s name.', selector: 'h3', side: 'end' },
      {
        name: 'Description',
        note: 'Optional; shown whole. The card with the longest text decides the height of all cards in its row.',
        selector: 'p',
        side: 'start',
      },
      {
        name: 'Action',
        note: 'The only link or button. All of the card is its target, and shows its focus ring.',
        selector: 'a',
        side: 'end',
      },
    ],
  },
  choice: choices.cards,
  pairs: [
    {
      good: (
        <LinkCard
          title="Grey structure"
          description="Foundation, columns, slabs and walls."
          action={<a href="#grey">Read More</a>}
        />
      ),
      bad: (
        <LinkCard
          title="Learn more about what our engineers do for the grey structure of your house"
          description="Read more."
          action={<a href="#grey">Read more about the grey structure</a>}
        />
      ),
      reason:
        'The title names the page, the description says why to open it, and the action is the same in all cards of a row.',
    },
    {
      good: (
        <LinkCard
          title="Interior design"
          description={description.replace(/,.*/, '.')}
          action={<a href="#interior">Read More</a>}
        />
      ),
      bad: (
        <Stack space="small">
          <LinkCard title="Interior design" action={<a href="#interior">Read More</a>} />
          <Text size="small">
            <a href="#interior">Interior design</a> · <a href="#interior">More about it</a>
          </Text>
        </Stack>
      ),
      reason:
        'One link per target. Each further one is one more stop for the Tab key and one more line that is read out.',
    },
  ],
  words: [
    { rule: 'The title is the name of the page', good: 'Landscaping', bad: 'Green dreams come true' },
    {
      rule: 'The description begins with what the visitor gets',
      good: 'A garden that survives June.',
      bad: 'At our firm, we believe in gardens.',
    },
    {
      rule: 'The action is short: the title is added to its name',
      good: 'Read More',
      bad: 'Read more about landscaping',
    },
  ],
}
