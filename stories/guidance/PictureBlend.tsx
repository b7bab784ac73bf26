import { Picture, PictureBlend, Tabs } from '../../src/design-system'
import dusk from '../../src/images/db-32-dusk.webp?picture'
import front from '../../src/images/db-32-front.webp?picture'
import garden from '../../src/images/db-32-garden.webp?picture'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const byDay = <Picture picture={front} alt="The house from the street, by day" ratio="fill" sizes="24rem" />
const atDusk = <Picture picture={dusk} alt="The house from the street, at dusk" ratio="fill" sizes="24rem" />
const fromGarden = <Picture picture={garden} alt="The garden from the lounge" ratio="fill" sizes="24rem" />

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <PictureBlend
          picture={byDay}
          otherPicture={atDusk}
          label="Time of day"
          ends={['Day', 'Dusk']}
          caption="Renders of one model."
        />
      </div>
    ),
    parts: [
      {
        name: 'Picture',
        note: 'At first only the first one. The second is loaded when the slider is hovered, touched or focused, and covers the first the more, the further the slider is moved. Each has an alternative text of its own.',
        selector: 'picture',
        side: 'top',
      },
      {
        name: 'Caption',
        note: 'Optional: what is true of both pictures. Read before them.',
        selector: 'figcaption',
        side: 'start',
      },
      {
        name: 'Ends',
        note: 'A word at each end. Screen readers get them as the value of the slider, such as “70% dusk”.',
        selector: 'input + span',
        side: 'end',
      },
      {
        name: 'Slider',
        note: 'A native range input, which arrow keys move by 5%. Its label isn’t visible. It is neither in print nor there without JavaScript.',
        selector: 'input',
        side: 'bottom',
      },
    ],
  },
  choice: choices.pictures,
  pairs: [
    {
      good: (
        <Tabs
          label="Views of the house"
          items={[
            {
              value: 'street',
              label: 'Street',
              content: <div className="relative aspect-16/10 overflow-clip rounded-medium">{byDay}</div>,
            },
            {
              value: 'garden',
              label: 'Garden',
              content: <div className="relative aspect-16/10 overflow-clip rounded-medium">{fromGarden}</div>,
            },
          ]}
        />
      ),
      bad: (
        <PictureBlend
          picture={byDay}
          otherPicture={fromGarden}
          label="View of the house"
          ends={['Street', 'Garden']}
        />
      ),
      reason:
        'Halfway, two different views are a blur that shows neither. PictureBlend is for two pictures from the same camera, of the same size.',
    },
  ],
  words: [
    { rule: 'The label says what changes', good: 'Time of day', bad: 'Slider' },
    { rule: 'The ends are one word each', good: 'Day · Dusk', bad: 'By day · When the sun has set' },
    {
      rule: 'The two alternative texts say what differs',
      good: 'The house at dusk',
      bad: 'The same picture again',
    },
  ],
}
