import { NumberField, TextField } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

interface SampleProps {
  label: string
  initial?: string
  description?: string
  unit?: string
  warning?: string
}

/** A field that can be tried. */
function Sample({ initial = '', ...props }: SampleProps) {
  return (
    <Stateful initial={initial}>
      {(value, setValue) => <NumberField {...props} value={value} onValueChange={setValue} minimum={0} />}
    </Stateful>
  )
}

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[20rem] max-w-full">
        <Sample
          label="Plot Size"
          description="As in the title deed."
          unit="marla"
          initial="500"
          warning="That is 25 kanal. Is it right?"
        />
      </div>
    ),
    parts: [
      {
        name: 'Label',
        note: 'Always visible, and exactly the accessible name.',
        selector: 'label',
        side: 'start',
      },
      { name: 'Description', note: 'Optional: where to find the number.', selector: 'div > p', side: 'end' },
      {
        name: 'Control',
        note: 'Takes Latin, Arabic-Indic and Urdu digits, and thousands separators. Arrow Up and Arrow Down change it by 1.',
        selector: 'input',
        side: 'start',
      },
      {
        name: 'Unit',
        note: 'Optional, within the control; the beginning of its description. The number alone is enough. A unit typed after it is understood if it is among the unit names.',
        selector: 'input + span',
        side: 'end',
      },
      {
        name: 'Warning or error',
        note: 'A warning for an unusual number, which counts nevertheless; an error for text that isn’t a number, or for one below the minimum. Part of the description, and in a polite live region.',
        selector: '[aria-live] p',
        side: 'start',
      },
    ],
  },
  choice: choices.entry,
  pairs: [
    {
      good: (
        <Stateful initial="0300 0000000">
          {(value, setValue) => <TextField label="Phone" type="tel" value={value} onValueChange={setValue} />}
        </Stateful>
      ),
      bad: <Sample label="Phone" initial="3000000001" />,
      reason:
        'A phone number isn’t a quantity: it starts with + or 0, and Arrow Up must not change it. In a number field, Arrow Up makes 3000000001 of 03000000000.',
    },
    {
      good: <Sample label="Plot Size" unit="marla" initial="10" />,
      bad: <Sample label="Plot Size (enter in marla, numbers only)" initial="10" />,
      reason: 'The unit is beside the number, where it is read, and is no part of the label.',
    },
  ],
  words: [
    { rule: 'The label names the quantity', good: 'Plot Size', bad: 'Number' },
    { rule: 'The unit in lower case, as in a sentence', good: 'marla', bad: 'MARLAS' },
    {
      rule: 'A warning asks, an error says what to do',
      good: 'That is 25 kanal. Is it right?',
      bad: 'Value out of range.',
    },
  ],
}
