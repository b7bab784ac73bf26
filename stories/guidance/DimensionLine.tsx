import { DimensionLine, Picture, Ruled, Stack, Text } from '../../src/design-system'
import front from '../../src/images/db-32-front.webp?picture'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const house =
  'Render of a model: a white two-storey house seen from the street, with a concrete wall in the middle'

const measuredHouse = (
  <div className="relative ms-10 aspect-16/10">
    <Picture picture={front} alt={house} ratio="fill" sizes="24rem" />
    <DimensionLine orientation="vertical" label="29′-2″" measures={[20.1, 78.2]} />
  </div>
)

export const guidance: Guidance = {
  anatomy: {
    example: <div className="w-[26rem] max-w-full">{measuredHouse}</div>,
    parts: [
      {
        name: 'Ends',
        note: 'A slash across the line, as in an architect’s drawing. Beside a picture, an extension line leads from each into the picture, at the height of what is measured.',
        selector: 'g path',
        side: 'top',
      },
      {
        name: 'Label',
        note: 'Optional: the measurement. It interrupts the line and is hidden from screen readers, like the line.',
        selector: 'text',
        side: 'start',
      },
      {
        name: 'Picture',
        note: 'The line is outside its left edge, where the page needs a margin of 36 px. Its ends are shares of the picture’s height, so that they stay in place when the picture is cropped.',
        selector: 'picture',
        side: 'end',
      },
    ],
  },
  choice: choices.decoration,
  pairs: [
    {
      good: (
        <Stack space="small">
          {measuredHouse}
          <Text size="caption" tone="muted">
            Render of a model: DB-32, its concrete wall 29′-2″ high.
          </Text>
        </Stack>
      ),
      bad: (
        <Stack space="small">
          {measuredHouse}
          <Text size="caption" tone="muted">
            Render of a model. The line shows how high its wall is.
          </Text>
        </Stack>
      ),
      reason:
        'The line is an ornament: neither screen readers nor print have it. What it says is in the caption, too.',
    },
    {
      good: (
        <Stack space="medium">
          <Text size="small">One office for the drawings, the approvals and the site.</Text>
          <Ruled>
            <Text size="small">Start with the cost, floor by floor.</Text>
          </Ruled>
        </Stack>
      ),
      bad: (
        <Stack space="medium">
          <Text size="small">One office for the drawings, the approvals and the site.</Text>
          <DimensionLine />
          <Text size="small">Start with the cost, floor by floor.</Text>
        </Stack>
      ),
      reason:
        'Between two texts there is nothing to measure. A line that only separates is a Ruled, which is in print as well.',
    },
  ],
  words: [
    {
      rule: 'The label is one measurement, as a drawing writes it',
      good: '29′-2″',
      bad: 'about 9 metres high',
    },
    {
      rule: 'The caption says what is measured',
      good: 'DB-32, 34′-7″ high, its concrete wall 29′-2″',
      bad: 'Height: see the line',
    },
    {
      rule: 'The measurement is that of what is between the ends',
      good: '29′-2″ beside the wall',
      bad: '34′-7″ beside the wall, because the house is that high',
    },
  ],
}
