import { Checkbox, SegmentedControl } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

const units = [
  { value: 'marla', label: 'Marla' },
  { value: 'kanal', label: 'Kanal' },
] as const

/** A checkbox that can be tried. */
function Sample({ label, isChecked = false }: { label: string; isChecked?: boolean }) {
  return (
    <Stateful initial={isChecked}>
      {(value, setValue) => <Checkbox label={label} isChecked={value} onCheckedChange={setValue} />}
    </Stateful>
  )
}

export const guidance: Guidance = {
  anatomy: {
    example: <Sample label="Include a basement" isChecked />,
    parts: [
      {
        name: 'Box',
        note: 'Has a tick while it is checked, so that the state doesn’t depend on colour.',
        selector: 'input',
        side: 'start',
      },
      {
        name: 'Label',
        note: 'The accessible name. It wraps beside the box (the story Narrow).',
        selector: 'label > span:last-child',
        side: 'top',
      },
      {
        name: 'Target',
        note: 'All of the row can be clicked. It is at least 44 px high; in a small CheckboxGroup with a mouse, 32 px.',
        selector: 'label',
        side: 'bottom',
      },
    ],
  },
  choice: choices.selection,
  pairs: [
    {
      good: <Sample label="Include a basement" isChecked />,
      bad: <Sample label="Exclude the basement" />,
      reason: 'Checked means yes. With a negative label, “yes” means “no”.',
    },
    {
      good: (
        <Stateful<'marla' | 'kanal' | ''> initial="marla">
          {(value, setValue) => (
            <SegmentedControl label="Unit" options={units} value={value} onValueChange={setValue} />
          )}
        </Stateful>
      ),
      bad: <Sample label="Plot in kanal" />,
      reason: 'If the opposite isn’t obvious, both options have to be visible.',
    },
  ],
  words: [
    { rule: 'Say what is true when it is checked', good: 'Include a basement', bad: 'Basement?' },
    { rule: 'No negation', good: 'Send me a copy', bad: 'Don’t send me a copy' },
    { rule: 'No full stop, unless it is a sentence', good: 'Interior design', bad: 'Interior design.' },
  ],
}
