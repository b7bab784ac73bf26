import { Icon, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <Text size="lead">
        <Icon name="location-dot" /> <span>12-A Naqsha Street, Lahore</span>
      </Text>
    ),
    parts: [
      {
        name: 'Icon',
        note: 'As large as the text, or 1.5 times as large, and in its colour. Hidden from screen readers. Horizontal arrows are mirrored in right-to-left text.',
        selector: 'svg',
        side: 'top',
      },
      {
        name: 'Text',
        note: 'Belongs to the page, and says all of it: the icon only helps to find it.',
        selector: 'span',
        side: 'bottom',
      },
    ],
  },
  choice: choices.icons,
  pairs: [
    {
      good: (
        <Stack space="xsmall">
          <Text>
            <Icon name="check" /> Grey structure: included
          </Text>
          <Text>
            <Icon name="xmark" /> Interior design: not included
          </Text>
        </Stack>
      ),
      bad: (
        <Stack space="xsmall">
          <Text>
            <Icon name="check" /> Grey structure
          </Text>
          <Text>
            <Icon name="xmark" /> Interior design
          </Text>
        </Stack>
      ),
      reason:
        'Screen readers don’t get the icon. Without the words, what is included sounds the same as what isn’t, and to others a cross could also mean “remove”.',
    },
    {
      good: (
        <Stack space="xsmall">
          <Text>
            <Icon name="phone" /> Call the office
          </Text>
          <Text>
            <Icon name="whatsapp" /> Message us on WhatsApp
          </Text>
        </Stack>
      ),
      bad: (
        <Stack space="xsmall">
          <Text>
            <Icon name="phone" /> Call the office
          </Text>
          <Text>
            <Icon name="phone" /> Message us on WhatsApp
          </Text>
        </Stack>
      ),
      reason:
        'One icon has one meaning on the whole site. Two lines with the same icon have to be read to be told apart; then no icon is better.',
    },
  ],
  words: [
    {
      rule: 'The text is complete without the icon',
      good: '[phone] Call the office',
      bad: '[phone] the office',
    },
    {
      rule: 'It says what happens, not what the icon shows',
      good: '[rotate-left] Reset',
      bad: '[rotate-left] Round arrow',
    },
    {
      rule: 'The icon comes before the text, not instead of a word within it',
      good: '[envelope] Write to us',
      bad: 'Write an [envelope] to us',
    },
  ],
}
