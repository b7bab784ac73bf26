import { IconText, NestedList, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <IconText icon="pen-ruler" title="Drawn by the people who build">
          <Text tone="muted">
            Architects, engineers and site staff share one office and one set of drawings.
          </Text>
        </IconText>
      </div>
    ),
    parts: [
      {
        name: 'Icon',
        note: 'Beside the text in a column of points, above it in a card. Hidden from screen readers.',
        selector: 'svg',
        side: 'start',
      },
      {
        name: 'Heading',
        note: 'The point itself. By default of level 3; it follows the headings of the page.',
        selector: 'h3',
        side: 'top',
      },
      {
        name: 'Text',
        note: 'One or two sentences, from the page.',
        selector: 'p',
        side: 'end',
      },
    ],
  },
  choice: choices.icons,
  pairs: [
    {
      good: (
        <NestedList
          marker="check"
          items={['A report every week while we are on site', 'Payments tied to finished stages']}
        />
      ),
      bad: (
        <Stack space="medium">
          <IconText icon="check" title="A report every week while we are on site" />
          <IconText icon="check" title="Payments tied to finished stages" />
        </Stack>
      ),
      reason:
        'Points that share an icon and have no text of their own are a list. As headings, they are titles without anything below.',
    },
    {
      good: (
        <Stack space="medium">
          <IconText icon="calculator" title="Costed in the open">
            <Text tone="muted">The estimator shows its areas and its rates.</Text>
          </IconText>
          <IconText icon="trowel-bricks" title="Checked before it is covered">
            <Text tone="muted">We photograph pipes while they can be seen.</Text>
          </IconText>
        </Stack>
      ),
      bad: (
        <Stack space="medium">
          <IconText icon="calculator" title="Costed in the open">
            <Text tone="muted">The estimator shows its areas and its rates.</Text>
          </IconText>
          <IconText layout="above" icon="trowel-bricks" title="Checked before it is covered">
            <Text tone="muted">We photograph pipes while they can be seen.</Text>
          </IconText>
        </Stack>
      ),
      reason:
        'The points of a group have one layout, so that their headings start at the same edge, along which the eye runs. Icons above are for cards beside each other.',
    },
  ],
  words: [
    {
      rule: 'A claim in the heading can be checked',
      good: 'Checked before it is covered',
      bad: 'Quality first',
    },
    {
      rule: 'The text says how, and doesn’t repeat the heading',
      good: 'We inspect and photograph steel, pipes and waterproofing.',
      bad: 'We check everything before it is covered.',
    },
    {
      rule: 'The headings of a group have the same form',
      good: 'Mission · Vision · Goal',
      bad: 'Mission · What we see · Our goals',
    },
  ],
}
