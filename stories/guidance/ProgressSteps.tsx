import { ProgressSteps } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <ProgressSteps label="Progress" steps={['Contact', 'Calculator', 'Submit']} current={2} />
      </div>
    ),
    parts: [
      {
        name: 'Complete step',
        note: 'Filled, with a solid line to the next one. It isn’t a link: the page has its own way back.',
        selector: '[data-state="complete"] > span:nth-child(2)',
        side: 'top',
      },
      {
        name: 'Current step',
        note: 'Filled and surrounded by a ring, in bold; marked with `aria-current`.',
        selector: '[data-state="current"] > span:nth-child(2)',
        side: 'top',
      },
      {
        name: 'Upcoming step',
        note: 'Outlined, after a dashed line.',
        selector: '[data-state="upcoming"] > span:nth-child(2)',
        side: 'end',
      },
      {
        name: 'Name',
        note: 'One or two words. The steps wrap to a second row if there is no room.',
        selector: '[data-state="complete"] > span:last-child',
        side: 'start',
      },
    ],
  },
  choice: choices.progress,
  pairs: [
    {
      good: <ProgressSteps label="Steps, good" steps={['Contact', 'Calculator', 'Submit']} current={1} />,
      bad: (
        <ProgressSteps
          label="Steps, bad"
          steps={['Your name', 'Your e-mail', 'Your phone', 'Plot size', 'Grade', 'Services', 'Submit']}
          current={1}
        />
      ),
      reason: 'Three to five steps, each a screen of its own. A field isn’t a step.',
    },
  ],
  words: [
    {
      rule: 'The names of the steps are all nouns or all verbs',
      good: 'Contact · Calculator · Submit',
      bad: 'Contact · Calculate your cost · Submission',
    },
    { rule: 'Without numbers, which are there anyway', good: 'Contact', bad: 'Step 1: Contact' },
    {
      rule: 'The same words as in the heading of the step',
      good: 'Calculator: “Cost Calculator”',
      bad: 'Details: “Cost Calculator”',
    },
  ],
}
