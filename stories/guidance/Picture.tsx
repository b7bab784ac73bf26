import { Picture, Stack, Text } from '../../src/design-system'
import exploded from '../../src/images/db-32-exploded.webp?picture'
import front from '../../src/images/db-32-front.webp?picture'
import tower from '../../src/images/swiss-tower-hero.webp?picture'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const house = 'Render of a model: a white two-storey house seen from the street'
const levels = 'Render of a model: the four levels of the house, lifted apart on one axis'
const skyline = 'Render of a model: a slender tower of 24 storeys above a pale city'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <Stack space="xsmall">
          <Picture picture={front} alt={house} sizes="24rem" />
          <Text size="caption" tone="muted">
            Render of a model.
          </Text>
        </Stack>
      </div>
    ),
    parts: [
      {
        name: 'Picture',
        note: 'As wide as its container, in its own ratio or cropped to 16:10, a square or 2:3. Its room is reserved while it loads. Either an alternative text or “decorative” is required.',
        selector: 'img',
        side: 'end',
      },
      {
        name: 'Caption',
        note: 'Belongs to the page: what cannot be seen, such as that it is a render.',
        selector: 'p',
        side: 'bottom',
      },
    ],
  },
  choice: choices.pictures,
  pairs: [
    {
      good: (
        <div className="w-[14rem] max-w-full">
          <Picture picture={tower} alt={skyline} ratio="upright" position="right" sizes="14rem" />
        </div>
      ),
      bad: (
        <div className="w-[14rem] max-w-full">
          <Picture picture={tower} alt={skyline} ratio="upright" sizes="14rem" />
        </div>
      ),
      reason:
        'A crop keeps the middle of the picture, unless its position says where the subject is. Here the tower is right of the middle, so that the end of its podium is cut off.',
    },
    {
      good: (
        <div className="w-[20rem] max-w-full">
          <Picture picture={exploded} alt={levels} sizes="20rem" />
        </div>
      ),
      bad: (
        <div className="w-[20rem] max-w-full">
          <Picture picture={exploded} alt={levels} ratio="landscape" sizes="20rem" />
        </div>
      ),
      reason:
        'A crop may take sky and street, but not the subject: without roof and basement, the alternative text isn’t true any more. A picture that is seen whole keeps its own ratio.',
    },
  ],
  words: [
    {
      rule: 'The alternative text says that a render is one, then what is in it',
      good: 'Render of a model: a white two-storey house seen from the street',
      bad: 'Our latest house',
    },
    {
      rule: 'It names things, not moods',
      good: 'Render of a model: a living room with full-height glazing to a garden and a pool',
      bad: 'A wonderful room to relax in',
    },
    {
      rule: 'A picture that only repeats its heading is decorative, without a text',
      good: 'Heading: Build Design; picture: decorative',
      bad: 'Heading: Build Design; picture: Build Design',
    },
    {
      rule: 'The caption adds what cannot be seen',
      good: 'Render of a model.',
      bad: 'A house with a carport.',
    },
  ],
}
