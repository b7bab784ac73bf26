import { Drawing, Frame, Stack, Text } from '../../src/design-system'
import section from '../../src/images/section-detail.svg'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const drawing = <Drawing src={section} width={1600} height={1000} ratio="fill" />

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <Frame shape="landscape" ground="white" hasBorder>
          {drawing}
        </Frame>
      </div>
    ),
    parts: [
      {
        name: 'Frame',
        note: 'The shape: that of its content, or 16:10, which can be limited by the height of the window or extended to that of its column. The corners are slightly rounded, or square in a card, which has its own.',
        selector: '.overflow-clip',
        side: 'start',
      },
      {
        name: 'Content',
        note: 'One picture or drawing. With the ratio fill, it covers the frame and is cropped to its shape.',
        selector: 'img',
        side: 'end',
      },
    ],
  },
  choice: choices.pictures,
  pairs: [
    {
      good: (
        <div data-ground="navy" className="p-5">
          <Frame shape="landscape" ground="white">
            {drawing}
          </Frame>
        </div>
      ),
      bad: (
        <div data-ground="navy" className="p-5">
          <Frame shape="landscape">{drawing}</Frame>
        </div>
      ),
      reason:
        'A drawing is transparent, and its lines are dark. A frame with a white ground shows them on every band.',
    },
    {
      good: (
        <Stack space="xsmall">
          <Frame shape="landscape" ground="white" hasBorder>
            {drawing}
          </Frame>
          <Text size="caption" tone="muted">
            Section in front of the stair
          </Text>
        </Stack>
      ),
      bad: (
        <Frame shape="landscape" ground="white" hasBorder>
          {drawing}
          <Text size="caption" tone="muted">
            Section in front of the stair
          </Text>
        </Frame>
      ),
      reason:
        'A drawing that fills the frame leaves no room for a caption, and a frame hides whatever doesn’t fit. Words are outside it.',
    },
  ],
  words: [
    {
      rule: 'The subject is in the middle of the picture, because the edges may be cropped',
      good: 'The house with sky above and street below',
      bad: 'The house up to the edge, the entrance at the right',
    },
    {
      rule: 'The caption says what the picture is, not how it is cropped',
      good: 'Section in front of the stair',
      bad: 'Detail of the section (the roof isn’t shown)',
    },
  ],
}
