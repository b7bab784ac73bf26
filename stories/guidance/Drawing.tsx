import { Drawing, Frame, Stack, Text } from '../../src/design-system'
import fullPlan from '../../src/images/db-32-plan.svg'
import plan from '../../src/images/plan-detail.svg'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const size = { width: 1600, height: 1000 }

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <Frame shape="landscape" ground="white" hasBorder>
          <Drawing src={plan} {...size} ratio="fill" />
        </Frame>
      </div>
    ),
    parts: [
      {
        name: 'Drawing',
        note: 'As wide as its container, and hidden from screen readers. It keeps its own proportions, or covers a Frame with the ratio fill.',
        selector: 'img',
        side: 'end',
      },
      {
        name: 'Frame',
        note: 'Optional: a Frame around it, which adds a white ground and an edge. In a card, the card has both.',
        selector: '.overflow-clip',
        side: 'bottom',
      },
    ],
  },
  choice: choices.decoration,
  pairs: [
    {
      good: (
        <Frame ground="white" hasBorder>
          <Drawing src={plan} {...size} />
        </Frame>
      ),
      bad: (
        <Frame ground="white" hasBorder>
          <Drawing src={fullPlan} {...size} />
        </Frame>
      ),
      reason:
        'In the width of a card, the dimensions of a whole plan are too small to be read, and take the place of the rooms. A detail without dimensions fills the card.',
    },
    {
      good: (
        <Stack space="small">
          <Drawing src={plan} {...size} />
          <Text size="small">DB-32 is 45′-11″ wide, with two bedrooms on the ground floor.</Text>
        </Stack>
      ),
      bad: (
        <Stack space="small">
          <Drawing src={plan} {...size} />
          <Text size="small">Width and rooms: see the drawing.</Text>
        </Stack>
      ),
      reason:
        'Screen readers skip the drawing, and it can’t be enlarged. A fact that visitors need is in the text beside it.',
    },
  ],
  words: [
    {
      rule: 'The text beside it says what building it shows',
      good: 'The plan is from DB-32, our design study for 28 marla in DHA.',
      bad: 'Here you can see a plan.',
    },
    {
      rule: 'The file has no lettering but the names of rooms',
      good: 'Lounge · Dining · Kitchen',
      bad: 'Dimensions, a title block and a scale',
    },
  ],
}
