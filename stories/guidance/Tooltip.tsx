import { TextField, Tooltip } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

const format = 'With the country code, such as +92 300 0000000.'

export const guidance: Guidance = {
  anatomy: {
    overlay: { selector: '[data-radix-popper-content-wrapper]', click: 'About the grades', marks: 'beside' },
    example: (
      <div>
        Quality <Tooltip label="About the grades">A+ is the finest, C the most economical grade.</Tooltip>
      </div>
    ),
    parts: [
      {
        name: 'Button',
        note: 'Beside the label that it explains; 44 px wide and high. It shows only an i; its name isn’t visible (the story Default).',
        selector: '[aria-label="About the grades"]',
        side: 'end',
      },
      {
        name: 'Text',
        note: 'One or two sentences, without links or buttons. The description of the button while it is open.',
        selector: '.max-w-tooltip',
        side: 'bottom',
      },
    ],
  },
  choice: choices.layers,
  pairs: [
    {
      good: (
        <Stateful initial="">
          {(value, setValue) => (
            <TextField label="Phone" type="tel" description={format} value={value} onValueChange={setValue} />
          )}
        </Stateful>
      ),
      bad: (
        <Stateful initial="">
          {(value, setValue) => (
            <>
              <Tooltip label="About the phone number">{format}</Tooltip>
              <TextField label="Phone" type="tel" value={value} onValueChange={setValue} />
            </>
          )}
        </Stateful>
      ),
      reason:
        'What everyone needs belongs in the field’s description: it is visible, and it is the field’s accessible description.',
    },
  ],
  words: [
    { rule: 'The button says what it explains', good: 'About the grades', bad: 'Info' },
    {
      rule: 'The text explains and doesn’t repeat the label',
      good: 'A+ is the finest, C the most economical grade.',
      bad: 'Select the quality grade.',
    },
    {
      rule: 'Two sentences at most; more is a paragraph of the page',
      good: 'Measured from the inside of the walls.',
      bad: 'First, take a tape. Then …',
    },
  ],
}
