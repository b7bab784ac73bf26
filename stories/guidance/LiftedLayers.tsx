import { LiftedLayers, Picture } from '../../src/design-system'
import exploded from '../../src/images/db-32-exploded.webp?picture'
import { houseLayers } from '../../src/pages/estimator/houseLayers'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[22rem] max-w-full">
        <LiftedLayers
          layers={houseLayers}
          isExploded
          lifted="first"
          outlinedParts={['basement']}
          sizes="22rem"
        />
      </div>
    ),
    parts: [
      {
        name: 'Layer',
        note: 'One of up to four pictures on canvases of the same size. They move apart when the stack is exploded; under reduced motion they are apart from the start.',
        selector: '[data-part="roof"]',
        side: 'top',
      },
      {
        name: 'Lifted layer',
        note: 'Moves up a little, for example while the field for its area is hovered or focused.',
        selector: '[data-part="first"]',
        side: 'end',
      },
      {
        name: 'Outline',
        note: 'A dashed line in the place of a layer that this house doesn’t have.',
        selector: '[data-part="basement"]',
        side: 'bottom',
      },
    ],
  },
  choice: choices.decoration,
  pairs: [
    {
      good: (
        <div className="pb-14">
          <LiftedLayers layers={houseLayers} isExploded outlinedParts={['basement']} sizes="22rem" />
        </div>
      ),
      bad: (
        <div className="pb-14">
          <LiftedLayers layers={houseLayers.slice(1)} isExploded sizes="22rem" />
        </div>
      ),
      reason:
        'A house without a basement keeps the outline of one: the other floors keep their places, and the visitor sees what can be added. Without it they sink below the place of the stack.',
    },
    {
      good: (
        <Picture
          picture={exploded}
          alt="Render of a model: the four levels of a house, lifted apart: basement, ground floor, first floor, roof"
          sizes="24rem"
        />
      ),
      bad: <LiftedLayers layers={houseLayers} isExploded sizes="22rem" />,
      reason:
        'Layers respond to what the visitor does. If nothing ever moves, one Picture shows the same, with an alternative text and in print; layers have no text and aren’t printed.',
    },
  ],
  words: [
    {
      rule: 'Layers from the bottom up, as a house is built',
      good: 'Basement · ground floor · first floor · roof',
      bad: 'Roof · first floor · ground floor · basement',
    },
    {
      rule: 'A layer has no words, so the page has them',
      good: 'Ground floor: 2,162 sq ft, beside the layers',
      bad: '“Ground floor” in the picture',
    },
    {
      rule: 'A part is named like the field that lifts it',
      good: 'first, for First Floor Area',
      bad: 'level-3, for First Floor Area',
    },
  ],
}
