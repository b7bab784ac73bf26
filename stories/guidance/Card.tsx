import { Card, Link, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <Card title="Covered areas">
          <p>Basement, ground floor and first floor, each with its own rate.</p>
        </Card>
      </div>
    ),
    parts: [
      {
        name: 'Title',
        note: 'Optional: a heading, and the name of the region. Its level follows the page’s headings, not its size.',
        selector: 'h3',
        side: 'start',
      },
      {
        name: 'Content',
        note: 'Anything that belongs together. Fields in it are as wide as the box on a phone and a tablet.',
        selector: 'p',
        side: 'end',
      },
      {
        name: 'Box',
        note: 'White or sand. The page decides how wide it is, usually by a Grid.',
        selector: 'section',
        side: 'bottom',
      },
    ],
  },
  choice: choices.cards,
  pairs: [
    {
      good: (
        <Card as="div" space="small">
          <Stack space="small">
            <Text weight="bold">Office in Lahore</Text>
            <Text size="small">Open from Monday to Saturday, 9 am to 6 pm.</Text>
          </Stack>
        </Card>
      ),
      bad: (
        <Card as="div" space="small">
          <Stack space="small">
            <Text weight="bold">Office in Lahore</Text>
            <Card as="div" space="small" ground="sand">
              <Text size="small">Open from Monday to Saturday, 9 am to 6 pm.</Text>
            </Card>
          </Stack>
        </Card>
      ),
      reason:
        'A card in a card adds edges and takes width from the text. A Stack is enough to keep things apart.',
    },
    {
      good: (
        <Card as="div" space="small">
          <Text>
            We reply within a day. <Link href="#contact">Contact us</Link>
          </Text>
        </Card>
      ),
      bad: (
        <Link href="#contact">
          <Card as="div" space="small">
            <Text>We reply within a day. Contact us</Text>
          </Card>
        </Link>
      ),
      reason:
        'A card that is one large link is a LinkCard, which has a name of its own and shows the focus around the card.',
    },
  ],
  words: [
    { rule: 'The title says what is inside', good: 'Covered areas', bad: 'Information' },
    {
      rule: 'Titles in a row have the same form',
      good: 'Structure · Finishes · Interior',
      bad: 'Structure · Choosing finishes · Your interior',
    },
  ],
}
