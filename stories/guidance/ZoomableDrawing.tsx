import { Drawing, Text, ZoomableDrawing } from '../../src/design-system'
import plan from '../../src/images/db-32-plan.svg'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const size = { src: plan, width: 1600, height: 1000 }

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <ZoomableDrawing
          {...size}
          alt="Line drawing: the ground floor of a house with two bedrooms."
          caption="Ground floor, the street at the left."
        />
      </div>
    ),
    parts: [
      {
        name: 'Frame',
        note: 'A tab stop that scrolls. White on every ground, so that its focus ring is visible on each, too (the story On Every Ground).',
        selector: '[role="region"]',
        side: 'top',
      },
      {
        name: 'Caption',
        note: 'What is seen, and where it is seen from. It is also the name of the frame.',
        selector: 'figcaption',
        side: 'start',
      },
      {
        name: 'Show all',
        note: 'Disabled while the whole drawing is shown.',
        selector: 'button',
        side: 'bottom',
      },
      {
        name: 'Zoom out and Zoom in',
        note: 'Three sizes: as high as the frame, 1.5 times and 2.25 times. In a narrow window a fourth, smaller one shows the whole drawing (the story Narrow). Where the drawing is larger than the frame, the pan buttons follow.',
        selector: 'button:last-child',
        side: 'end',
      },
    ],
  },
  choice: choices.drawings,
  pairs: [
    {
      good: (
        <ZoomableDrawing
          {...size}
          alt="Line drawing: the ground floor of a house, 45 feet 11 inches wide over the outer walls."
          caption="Ground floor, seen from above."
        />
      ),
      bad: <Drawing {...size} />,
      reason:
        'A plan is there to be read. On a phone its lettering is too small in the width of the page, and a Drawing is hidden from screen readers.',
    },
    {
      good: <Drawing {...size} />,
      bad: (
        <>
          <Text size="small">We draw every house ourselves.</Text>
          <ZoomableDrawing {...size} alt="A plan." caption="A plan." />
        </>
      ),
      reason: 'A drawing that only sets the mood needs no buttons, no caption and no tab stop.',
    },
  ],
  words: [
    {
      rule: 'The caption says what is seen and from where',
      good: 'Section, seen from the street',
      bad: 'Figure 2',
    },
    {
      rule: 'The alternative text gives the main dimensions',
      good: 'A section through a house: it is 34 feet 6 inches high.',
      bad: 'Section drawing',
    },
  ],
}
