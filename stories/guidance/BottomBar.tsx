import { BottomBar, Button, Text } from '../../src/design-system'
import { ExampleWindow } from '../guides/blocks/ExampleWindow'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const ignore = () => undefined

export const guidance: Guidance = {
  anatomy: {
    overlay: { selector: '[data-sticky="bottom"]', marks: 'around' },
    example: (
      <main className="px-gutter">
        <div className="h-[16rem] py-4">
          <Text>The covered areas, floor by floor.</Text>
        </div>
        <BottomBar
          summary={{
            opens: 'Your Estimate',
            label: 'Grand Total',
            value: 'PKR 27,995,990',
            note: 'PKR 7,637 per sq ft',
          }}
          onSummaryClick={ignore}
          action={<Button>Review</Button>}
        />
      </main>
    ),
    parts: [
      {
        name: 'What opens',
        note: 'The title of the Sheet that a click on the summary opens. Part of the button’s name, with the label of the value, which isn’t visible.',
        selector: '[aria-haspopup] > span:first-child',
        side: 'top',
      },
      {
        name: 'Value',
        note: 'One figure with its unit. The bar takes no space until there is one.',
        selector: '[aria-haspopup] > span:nth-child(2)',
        side: 'start',
      },
      {
        name: 'Note',
        note: 'Optional: what helps to judge the value.',
        selector: '[aria-haspopup] > span:nth-child(3)',
        side: 'start',
      },
      {
        name: 'Action',
        note: 'The Button for the next step. In a bar too narrow for both, it is below the summary and as wide as the bar.',
        selector: '[aria-haspopup] + *',
        side: 'bottom',
      },
    ],
  },
  choice: choices.atHand,
  pairs: [
    {
      good: <ExampleWindow story="ShortBar" title="A bar with short texts" />,
      bad: <ExampleWindow story="WordyBar" title="A bar with long texts" />,
      reason:
        'The bar may cover a part of the form all the time, so it has the figure and one step. What needs more words is in the sheet that it opens.',
    },
  ],
  words: [
    { rule: 'What opens has the title of its sheet', good: 'Your Estimate', bad: 'Show details' },
    { rule: 'The value is the figure alone', good: 'PKR 27,995,990', bad: 'About PKR 27,995,990 in total' },
    { rule: 'The action says what comes next', good: 'Review & Submit', bad: 'Next' },
  ],
}
